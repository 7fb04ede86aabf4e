import { formOf, type QuestionForm } from "./question.ts";
import { type Sentences, sentencesIn } from "./text-words.ts";

/** The phrasing of a question: its words in lower case as typed, without the most common ones. */
export function phrasingOf(question: Sentences): readonly string[] {
  return question
    .flatMap((words) => words.filter(({ isEverywhere }) => !isEverywhere))
    .map(({ typed }) => typed);
}

/** Cosine similarity of the phrasings of two questions, from 0 to 1. */
export function phrasingLikeness(phrasing: ReadonlySet<string>, other: readonly string[]): number {
  let common = 0;
  for (const word of other) if (phrasing.has(word)) common++;
  return common === 0 ? 0 : Math.min(1, common / Math.sqrt(phrasing.size * other.length));
}

/**
 * What a question asks regardless of its wording: its form, its question word and the stems of its meaningful
 * words.
 */
export interface Gist {
  form: QuestionForm;
  /** `how`, `why` and so on; "" for a yes-or-no question. */
  word: string;
  stems: ReadonlySet<string>;
}

/** What a question asks, apart from its wording. */
export function gistOf(question: string): Gist {
  const words = sentencesIn(question).flat();
  const stems = words.filter(({ whole, isStop }) => whole !== "" && !isStop).map(({ whole }) => whole);
  const word =
    /\b(?:how|why|when|where|who|whom|whose|what|which)\b/i.exec(question)?.[0].toLowerCase() ?? "";
  return { form: formOf(question), word: word === "which" ? "what" : word, stems: new Set(stems) };
}

/** Whether two questions ask the same: same form, same question word, same stems. */
export function asksTheSame(one: Gist, other: Gist): boolean {
  const { stems } = other;
  return (
    one.form === other.form &&
    one.word === other.word &&
    stems.size > 0 &&
    stems.size === one.stems.size &&
    [...stems].every((stem) => one.stems.has(stem))
  );
}

/**
 * Function words that turn what is asked around or narrow it down, and the one that stands for all of the same meaning:
 * "without Kafka" does not ask for Kafka.
 */
const turning: ReadonlyMap<string, string> = new Map([
  ["without", "without"],
  ["no", "without"],
  ["off", "off"],
  ["only", "only"],
]);

/** The words of a text that turn what it asks around, or narrow it down. */
export function turnsOf(text: Sentences): readonly string[] {
  return [...new Set(text.flat().flatMap(({ typed }) => turning.get(typed) ?? []))];
}

/** The share of such words of a question that a text has, too; 0 if the question has none. */
export function turnedIn(text: Sentences, turns: readonly string[]): number {
  if (turns.length === 0) return 0;
  const own = turnsOf(text);
  return turns.filter((turn) => own.includes(turn)).length / turns.length;
}
