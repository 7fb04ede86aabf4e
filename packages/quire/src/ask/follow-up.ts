import type { QueryWord } from "../search/query.ts";
import type { Subject } from "./answer.ts";

const refers = /\b(?:it|its|that|this|these|those|they|them|their|there|one|ones|same)\b/i;
const goesOn =
  /^(?:and|but|or|then|also|what about|how about|what if|with|without|in|on|for|from|using|via)\b/i;

/**
 * The text to search for when a question may be about what the one before was about: "how do I revoke it?" says
 * what is to be done, "and with GraphQL?" says with what. A question that stands by itself stays as it is.
 *
 * @param meant words of the question that say what it is about
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

/** What a question is about, for those that follow. */
export function subjectOf(words: readonly QueryWord[], task: number): Subject {
  const told = words.filter(({ isStop }) => !isStop);
  const about = told.filter((word, index) => index !== task && !word.isWeak);
  return { about: textOf(about), all: textOf(told) };
}

const textOf = (words: readonly QueryWord[]) => words.map(({ typed }) => typed).join(" ");
