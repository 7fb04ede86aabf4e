import { isStopWord } from "../search/query.ts";
import { termsOfWord, type WordTerms, wordsOf } from "../search/words.ts";
import { spelledOut } from "./question.ts";

/** A word of texts. All texts that are remembered have one object for the same word. */
export interface Word extends Pick<WordTerms, "whole" | "parts"> {
  /** In lower case. */
  typed: string;
  isStop: boolean;
  /** The words of a question it was last found to stand for, and who found them: see `wordMarks`. */
  read?: { by: object; marks: readonly WordMark[] };
}

/** A word of a question, by its place in it, and how well another word stands for it, up to 1. */
export interface WordMark {
  slot: number;
  weight: number;
}

/** The words of a text, by its sentences. */
export type Sentences = readonly (readonly Word[])[];

/** A question is compared with some hundred texts, and the next one mostly with the same: they are parted once. */
const texts = new Map<string, Sentences>();
const words = new Map<string, Word>();
/** How many are remembered. */
const [MOST_TEXTS, MOST_WORDS] = [20_000, 30_000];

const sentenceEnd = /[.!?…](?![\p{L}\p{N}])|\n/u;

/** The sentences of a text, as words. */
export function sentencesIn(text: string): Sentences {
  let sentences = texts.get(text);
  if (!sentences) {
    if (texts.size >= MOST_TEXTS || words.size >= MOST_WORDS) {
      texts.clear();
      words.clear();
    }
    sentences = spelledOut(text)
      .split(sentenceEnd)
      .map((sentence) => wordsOf(sentence).map(wordOf));
    texts.set(text, sentences);
  }
  return sentences;
}

function wordOf(typed: string): Word {
  let word = words.get(typed);
  if (!word) {
    const { whole, parts } = termsOfWord(typed);
    const lower = typed.toLowerCase();
    word = { whole, parts, typed: lower, isStop: isStopWord(lower) };
    words.set(typed, word);
  }
  return word;
}
