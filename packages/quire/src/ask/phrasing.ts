import { formOf, type QuestionForm } from "./question.ts";
import { type Sentences, sentencesIn } from "./text-words.ts";

/** Words that say least of how a question is put: most have some of them. */
const everywhere = new Set("a an and are be do does for i in is it my of on our that the to we".split(" "));

/** How a question is put: its words as they are typed, in lower case, without those that most questions have. */
export function phrasingOf(question: string): ReadonlySet<string> {
  const words = sentencesIn(question).flatMap((sentence) => sentence.map(({ typed }) => typed));
  return new Set(words.filter((word) => !everywhere.has(word)));
}

/** How alike another question is put, from 0 to 1: the cosine of their words. */
export function likenessOf(phrasing: ReadonlySet<string>, question: Sentences): number {
  let [all, common] = [0, 0];
  for (const sentence of question) {
    for (const { typed } of sentence) {
      if (everywhere.has(typed)) continue;
      all++;
      if (phrasing.has(typed)) common++;
    }
  }
  return common === 0 ? 0 : Math.min(1, common / Math.sqrt(phrasing.size * all));
}

/** What a question asks, however it is built: its kind, and the stems of the words that mean something. */
export interface Gist {
  form: QuestionForm;
  /** `how`, `why` and the like; "" where yes or no is an answer. */
  word: string;
  stems: ReadonlySet<string>;
}

export function gistOf(question: string): Gist {
  const words = sentencesIn(question).flat();
  const stems = words.filter(({ whole, isStop }) => whole !== "" && !isStop).map(({ whole }) => whole);
  const word =
    /\b(?:how|why|when|where|who|whom|whose|what|which)\b/i.exec(question)?.[0].toLowerCase() ?? "";
  return { form: formOf(question), word: word === "which" ? "what" : word, stems: new Set(stems) };
}

/** Whether two questions ask the same: in the same words, but for those that only build a sentence. */
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
