import type { SmallTalk } from "./small-talk.ts";

/** The shape of an answer: plain data, so that it can be posted between threads. */

/** Text within a line. Links are site paths or http(s) addresses; nothing is ever HTML. */
export interface Span {
  text: string;
  /**
   * `cite` links to the section that backs the preceding statement; `unproven` marks a statement whose citation
   * was invalid.
   */
  kind?: "code" | "strong" | "link" | "cite" | "unproven";
  /** Target of a link or citation. */
  to?: string;
}

/** A block of an answer, as data, so that it can be shown with text nodes only. */
export type AnswerBlock =
  | { type: "paragraph"; spans: Span[] }
  | { type: "heading"; spans: Span[] }
  | { type: "list"; ordered: boolean; start: number; items: AnswerBlock[][] }
  | { type: "code"; language: string; title?: string; text: string }
  | { type: "table"; head: Span[][]; rows: Span[][][] }
  | { type: "note"; kind: string; title: string; blocks: AnswerBlock[] };

/** Where a section is. */
export interface Place {
  /** Site path of the page, without the base path. */
  path: string;
  /** Id of the section's heading; "" for the introduction of the page. */
  anchor: string;
}

/** A section that an answer draws on. */
export interface AnswerSource extends Place {
  /** Title of the page. */
  title: string;
  /** The category the page belongs to, "" if none: it tells what a title such as "Setup" is about. */
  context: string;
  /** Headings below the title, from the outermost to the section's own. */
  headings: readonly string[];
}

/** One piece of an answer, and the section it was taken from. */
export interface AnswerPart {
  source: AnswerSource;
  /** What it is about, if the parts are about different things: one of those that were compared. */
  about?: string;
  /** Editions that have what the page describes, such as "Available in Cloud"; undefined if it does not say. */
  availability?: string;
  blocks: AnswerBlock[];
}

/** The topic of a question, for follow-up questions to refer to. */
export interface Subject {
  /** The words that name the topic, without the action that was asked about. */
  about: string;
  /** All meaningful words of the question. */
  all: string;
  /** The question itself; "" if it was none. */
  asked: string;
}

/** A suggested question, and the section that answers it. */
export interface NextQuestion {
  text: string;
  source: AnswerSource;
}

/** The answer to a question. */
export interface Answer {
  question: string;
  /**
   * `answered`: from the documentation. `declined`: the documentation does not say. `empty`, or a kind of small
   * talk: nothing was asked.
   */
  status: "answered" | "declined" | "empty" | SmallTalk;
  /** In the documentation's own words; the first part answers, the rest add to it. Empty unless answered. */
  parts: readonly AnswerPart[];
  /** The best matching sections, best first; also given when the question was declined. */
  sources: readonly AnswerSource[];
  /** Further questions that the same pages answer. */
  next: readonly NextQuestion[];
  subject: Subject;
}

/** Maximum length of a question in characters; the rest is ignored. */
export const MAX_QUESTION_LENGTH = 1000;

/** What an answer depends on apart from the question. */
export interface AskOptions {
  /** Ids of the versions to answer from; defaults to the site's latest version. */
  versions?: readonly string[];
  /** Topic of the previous question. */
  subject?: Subject;
  /**
   * The introduction of the page being read. Its sections are preferred over others that match about as well, and
   * "Summarize this page" is about it.
   */
  reading?: AnswerSource;
  /** The section that answers the question, if it was chosen from the suggestions. */
  at?: AnswerSource;
}

/** A question, and what else its answer depends on. */
export interface AskRequest extends AskOptions {
  question: string;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.path === other.path && one.anchor === other.anchor;
}
