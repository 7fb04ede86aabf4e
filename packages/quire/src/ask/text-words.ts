import { isStopWord } from "../search/query.ts";
import { termsOfWord, type WordTerms, wordsOf } from "../search/words.ts";
import { spelledOut } from "./question.ts";

/** A word of a text. The cache shares one object between all texts that contain the word. */
export interface Word extends Pick<WordTerms, "whole" | "parts"> {
  /** In lower case. */
  typed: string;
  isStop: boolean;
  /** Whether it is so common in questions that it says nothing about how they are phrased. */
  isEverywhere: boolean;
  /** Cached result of `wordMarks`: the words of a question this word matches, and whose result it is. */
  readBy?: object;
  marks: readonly WordMark[];
}

/** A word of the question, by its index, and how well another word matches it, up to 1. */
export interface WordMark {
  slot: number;
  weight: number;
}

/** The words of a text, grouped by sentence. */
export type Sentences = readonly (readonly Word[])[];

/** Questions are compared with some hundred texts each, mostly the same ones: their words are cached. */
const texts = new Map<string, Sentences>();
const words = new Map<string, Word>();
/** Maximum sizes of the two caches. */
const [MAX_TEXTS, MAX_WORDS] = [20_000, 30_000];

const everywhere = new Set("a an and are be do does for i in is it my of on our that the to we".split(" "));

const sentenceEnd = /[.!?…](?![\p{L}\p{N}])|\n/u;

/** Split a text into words, grouped by sentence. */
export function sentencesIn(text: string): Sentences {
  let sentences = texts.get(text);
  if (!sentences) {
    if (texts.size >= MAX_TEXTS || words.size >= MAX_WORDS) {
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
    word = {
      whole,
      parts,
      typed: lower,
      isStop: isStopWord(lower),
      isEverywhere: everywhere.has(lower),
      readBy: undefined,
      marks: [],
    };
    words.set(typed, word);
  }
  return word;
}
