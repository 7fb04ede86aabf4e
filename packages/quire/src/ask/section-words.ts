import type { SectionText } from "../search/api.ts";
import { phrasingOf } from "./phrasing.ts";
import type { QuestionForm } from "./question.ts";
import { isTask } from "./tasks.ts";
import { type Sentences, sentencesIn } from "./text-words.ts";

/** A question that the author of a section says it answers. */
export interface OwnQuestion {
  text: string;
  words: Sentences;
  phrasing: readonly string[];
  /** Read when first needed, which it is for few. */
  form?: QuestionForm;
}

/** What of a section is the same whatever is asked. */
export interface SectionWords {
  /** Its own heading: the title of the page for the introduction. */
  heading: string;
  headingWords: Sentences;
  /** The first word of the heading, without the number of a step. */
  first: Sentences;
  /** The headings above it, without the title of the page. */
  above: Sentences;
  questions: readonly OwnQuestion[];
  /** Whether its heading names a task. */
  isTask: boolean;
  /** Whether it is an entry of a reference, headed by a single name. */
  isName: boolean;
  /** Whether its heading is about what is needed before. */
  isBefore: boolean;
  /** Whether its heading is about problems. */
  isProblems: boolean;
  /** Whether its heading announces something else than what the page is about. */
  isAside: boolean;
}

const before = /^(?:before|prerequisites?|requirements?|what you need)\b/i;
const problems = /^(?:troubleshooting|limits and troubleshooting|when .*\b(?:not|fails?|wrong|missing))\b/i;
const aside =
  /^(?:where to go next|next steps|after\b.*|related\b.*|changed\b.*|continue to\b.*|more on\b.*|read (?:on|more)\b.*|limits and troubleshooting)$/i;

/** Whether a heading announces something else than what the page is about: "Where to go next", "Related". */
export const isAside = (heading: string) => aside.test(heading);

/** A question meets a thousand sections, mostly those that others met before: their words are kept with their text. */
const known = new WeakMap<SectionText, SectionWords>();

/** The words of a section, apart from its text. */
export function wordsOfSection(section: SectionText, title: string): SectionWords {
  let words = known.get(section);
  if (!words) {
    words = readSection(section, title);
    known.set(section, words);
  }
  return words;
}

/** The words of a section's title, headings and questions. */
export function wordsAround(section: SectionText, title: string): Sentences {
  const { above, headingWords, questions } = wordsOfSection(section, title);
  return [...sentencesIn(title), ...above, ...headingWords, ...questions.flatMap(({ words }) => words)];
}

function readSection({ headings, text, questions = [] }: SectionText, title: string): SectionWords {
  const heading = headings.at(-1) ?? title;
  return {
    heading,
    headingWords: sentencesIn(heading),
    first: sentencesIn(/[\p{L}-]+/u.exec(heading.replace(/^step \d+:?\s*/i, ""))?.[0] ?? ""),
    above: sentencesIn(headings.slice(0, -1).join(" · ")),
    questions: questions.map(ownQuestion),
    isTask: isTask(heading),
    isName: /^\S+$/.test(heading) && text.startsWith(heading),
    isBefore: before.test(heading),
    isProblems: problems.test(heading),
    isAside: isAside(heading),
  };
}

/** Read a question of an author. */
export function ownQuestion(text: string): OwnQuestion {
  const words = sentencesIn(text);
  return { text, words, phrasing: phrasingOf(words) };
}
