/** What asking gives: plain data, so that it can be sent between threads. */

/** Text within a line. Links are site paths or http(s) addresses; nothing is ever HTML. */
export interface Span {
  text: string;
  /** `cite` is a link to a section that proves what stands before it; `unproven` marks where one is missing. */
  kind?: "code" | "strong" | "link" | "cite" | "unproven";
  /** Of a link: where it leads. */
  to?: string;
}

export type AnswerBlock =
  | { type: "paragraph"; spans: Span[] }
  | { type: "heading"; spans: Span[] }
  | { type: "list"; ordered: boolean; start: number; items: AnswerBlock[][] }
  | { type: "code"; language: string; title?: string; text: string }
  | { type: "table"; head: Span[][]; rows: Span[][][] }
  | { type: "note"; kind: string; title: string; blocks: AnswerBlock[] };

/** A section that an answer is made of. */
export interface AnswerSource {
  /** Site path of the page, without the base path. */
  path: string;
  /** Id of the section's heading, "" for the beginning of the page. */
  anchor: string;
  /** Title of the page. */
  title: string;
  /** Category it stands in, "" for none: what a title such as "Setup" is about. */
  context: string;
  /** Headings below the title, from the outermost to the section's own. */
  headings: readonly string[];
  version: string;
}

/** A piece of an answer, with the section it stands in. */
export interface AnswerPart {
  source: AnswerSource;
  blocks: AnswerBlock[];
}

/** What a follow-up question may refer to. */
export interface Subject {
  /** Words that say what was asked about, without what was to be done with it. */
  about: string;
  /** The question with all its words that mean something. */
  all: string;
}

/** A question with the section that answers it. */
export interface NextQuestion {
  text: string;
  source: AnswerSource;
}

export interface Answer {
  question: string;
  /**
   * `answered` from the documentation, `declined` because it does not say, `empty` because nothing was asked.
   */
  status: "answered" | "declined" | "empty";
  /** In the documentation's own words; the first part answers, the others add to it. Empty unless answered. */
  parts: readonly AnswerPart[];
  /** The sections nearest to the question, the best first; also where it was declined. */
  sources: readonly AnswerSource[];
  /** Questions that the same pages answer. */
  next: readonly NextQuestion[];
  subject: Subject;
}

export interface AskOptions {
  /** Ids of the versions to answer from; left out, the site's latest. */
  versions?: readonly string[];
  /** What the question before was about. */
  subject?: Subject;
  /** Site path of the page being read: of sections that are about as likely, its own come first. */
  reading?: string;
  /** The section that answers it, where the question was offered. */
  at?: AnswerSource;
}
