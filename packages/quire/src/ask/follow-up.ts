import type { QueryWord } from "../search/query.ts";
import type { Subject } from "./answer.ts";

const refers = /\b(?:it|its|that|this|these|those|they|them|their|there|one|ones|same)\b/i;
const goesOn =
  /^(?:and|but|or|then|also|what about|how about|what if|with|without|in|on|for|from|using|via)\b/i;

/**
 * Add the topic of the previous question to one that refers to it: "how do I revoke it?" lacks an object, "and
 * with GraphQL?" a task. A question that stands by itself is returned unchanged.
 *
 * @param meant the meaningful words of the question
 */
export function withSubject(
  text: string,
  meant: readonly Pick<QueryWord, "typed">[],
  subject: Subject | undefined,
): string {
  if (!subject || subject.all === "") return text;
  if (refers.test(text) && meant.length <= 4) return `${text} ${subject.about || subject.all}`;
  if (goesOn.test(text) && meant.length <= 3) return `${text} ${subject.all}`;
  return text;
}

/** The topic of a question, for the questions that follow. */
export function subjectOf(words: readonly QueryWord[], task: number): Subject {
  const told = words.filter(({ isStop }) => !isStop);
  const about = told.filter((word, index) => index !== task && !word.isWeak);
  return { about: textOf(about), all: textOf(told) };
}

const textOf = (words: readonly QueryWord[]) => words.map(({ typed }) => typed).join(" ");
