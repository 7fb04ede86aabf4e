import type { QueryWord } from "../search/query.ts";
import type { Subject } from "./answer.ts";

const refers = /\b(?:it|its|that|this|these|those|they|them|their|there|one|ones|same)\b/i;
const goesOn =
  /^(?:and|but|or|then|also|what about|how about|what if|with|without|in|on|for|from|using|via)\b/i;
/** What connects a question to the one before and says nothing. */
const conjunction = /^(?:(?:and|but|or|then|also|(?:what|how) about|what if)\b[\s,]*)+/i;

/** A longer question before is no question but a message; its words say as much. */
const MAX_LENGTH_BEFORE = 160;

/** A question as it is asked, whatever it refers to included. */
export interface WholeQuestion {
  text: string;
  /** Whether what was typed is only its end, and the rest the question before. */
  isEnd: boolean;
}

/**
 * Add the topic of the previous question to one that refers to it: "how do I revoke it?" lacks an object. One that
 * goes on with it, "and with GraphQL?", lacks all but what is new: it is asked as the end of the question before. A
 * question that stands by itself is returned unchanged.
 *
 * @param meant the meaningful words of the question
 */
export function withSubject(
  text: string,
  meant: readonly Pick<QueryWord, "typed">[],
  subject: Subject | undefined,
): WholeQuestion {
  const about = (topic: string) => ({ text: `${text} ${topic}`, isEnd: false });
  if (!subject || subject.all === "") return { text, isEnd: false };
  if (refers.test(text) && meant.length <= 4) return about(subject.about || subject.all);
  if (!goesOn.test(text) || meant.length > 3) return { text, isEnd: false };
  const before = subject.asked.replace(/[\s?.!]+$/, "");
  if (before === "" || before.length > MAX_LENGTH_BEFORE) return about(subject.all);
  return { text: `${before} ${text.replace(conjunction, "")}`, isEnd: true };
}

/**
 * The topic of a question, for the questions that follow.
 *
 * @param asked the question; one that went on with another is followed as the other
 */
export function subjectOf(words: readonly QueryWord[], task: number, asked: string): Subject {
  const told = words.filter(({ isStop }) => !isStop);
  const about = told.filter((word, index) => index !== task && !word.isWeak);
  return { about: typedWords(about), all: typedWords(told), asked };
}

/** Words as they were typed. */
export function typedWords(words: readonly QueryWord[]): string {
  return words.map(({ typed }) => typed).join(" ");
}
