import { spaceless } from "./spaceless.ts";
import { stem } from "./stem.ts";

/** Maximum length of a word; longer runs of characters are ignored. */
const MAX_LENGTH = 64;

const OTHER = 0;
const LETTER = 1;
/** Joins words to a name when it stands between two of them: `datahub-rest`, `sink.type`, `urn:li`. */
const JOINT = 2;

const classes = new Uint8Array(128);
for (let code = 48; code < 123; code++)
  if (/[0-9A-Za-z]/.test(String.fromCharCode(code))) classes[code] = LETTER;
for (const joint of "-_.:'@$") classes[joint.charCodeAt(0)] = JOINT;

const letter = /[\p{L}\p{N}\p{M}]/u;

function classOf(text: string, index: number): number {
  if (index >= text.length) return OTHER;
  const code = text.charCodeAt(index);
  if (code < 128) return classes[code]!;
  if (code === 0x2019) return JOINT;
  return letter.test(text[index]!) ? LETTER : OTHER;
}

/**
 * Call `visit` for each word of a text: a run of letters and digits, including joining characters.
 *
 * @param visit receives the start and end offset of the word
 */
export function scanWords(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let index = 0; index <= text.length; index++) {
    const kind = classOf(text, index);
    if (kind !== LETTER) {
      if (start < 0 || (kind === JOINT && classOf(text, index + 1) === LETTER)) continue;
      visit(start, index);
      start = -1;
    } else if (text.charCodeAt(index) > 0x0dff && spaceless.test(text[index]!)) {
      if (start >= 0) visit(start, index);
      visit(index, index + 1);
      start = -1;
    } else if (start < 0) start = index;
  }
}

/** Words of pure ASCII text. */
const asciiWord = /[0-9A-Za-z]+(?:[-_.:'@$][0-9A-Za-z]+)*/g;
const onlyAscii = /^[\x00-\x7f]*$/;

/** All words of a text: the same as from `scanWords`, but several times faster for English prose. */
export function wordsOf(text: string): readonly string[] {
  if (onlyAscii.test(text)) return text.match(asciiWord) ?? [];
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

/** The terms by which a word is indexed. */
export interface WordTerms {
  /** The stem of a plain word; for a name of several words, all of them without separators. */
  whole: string;
  /** Stems of the words in a name; empty for a plain word. */
  parts: readonly string[];
  /** Whether it is spelled like an identifier: with separators, in camel case, or with digits. */
  isName: boolean;
}

/** Analyse a word from `scanWords`. `DataHub`, `data-hub` and `data_hub` have the same `whole`. */
export function termsOfWord(word: string): WordTerms {
  let known = kept.get(word);
  if (known) return known;
  const own = copyOf(word);
  known = own.length > MAX_LENGTH ? nothing : findTerms(own);
  if (kept.size > MAX_CACHED) kept.clear();
  kept.set(own, known);
  return known;
}

/** A copy of a word: V8 keeps the whole text that a part was cut out of for as long as it keeps the part. */
const copyOf = (word: string): string => ` ${word}`.slice(1);

/** Documents repeat their words, so the terms of each are cached. */
const kept = new Map<string, WordTerms>();
const MAX_CACHED = 30_000;

const nothing: WordTerms = { whole: "", parts: [], isName: false };
const number = /^v?[._-]?(\d+(?:[._-]\d+)+(?:rc\d+)?)$/i;

function findTerms(word: string): WordTerms {
  const version = number.exec(word);
  if (version) return { whole: version[1]!.toLowerCase().replace(/[_-]/g, "."), parts: [], isName: true };
  const plain = fold(word.replace(/['’]s$/i, "").replace(/['’]/g, ""));
  const words = plain
    .replace(/([\p{Ll}\p{N}])(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$3 $2")
    .toLowerCase()
    .split(/[\s\-_.:@$]+/)
    .filter(Boolean);
  if (words.length === 0) return nothing;
  if (words.length === 1) return { whole: stem(words[0]!), parts: [], isName: /\d/.test(words[0]!) };
  return { whole: words.join(""), parts: words.map(stem), isName: true };
}

/** Remove accents and apply compatibility normalisation (NFKD). */
function fold(word: string): string {
  return onlyAscii.test(word) ? word : word.normalize("NFKD").replace(/\p{M}/gu, "");
}

/**
 * Call `visit` with each term of a text, in order, and the word it comes from.
 *
 * The parts of a name are terms, too, except in prose for names of two camel-case words, such as `DataHub` or
 * `BigQuery`: they read as one word, and someone who searches for `query` does not mean the latter.
 *
 * @param code whether the text is code, where such names are split like any other
 */
export function eachTerm(text: string, code: boolean, visit: (term: string, word: string) => void): void {
  for (const word of wordsOf(text)) eachTermOfWord(word, code, visit);
}

/** The same for a single word from `wordsOf`. */
export function eachTermOfWord(
  word: string,
  code: boolean,
  visit: (term: string, word: string) => void,
): void {
  const { whole, parts } = termsOfWord(word);
  if (whole === "") return;
  visit(whole, word);
  if (parts.length > 0 && (code || !isBrand(word, parts))) for (const part of parts) visit(part, part);
}

/** Whether a name consists of exactly two camel-case words. */
function isBrand(word: string, parts: readonly string[]): boolean {
  return parts.length === 2 && /^[\p{L}\p{N}]+$/u.test(word);
}
