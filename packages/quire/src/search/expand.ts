import type { Lexicon } from "./lexicon.ts";
import { isStopWord, type Query, type QueryWord } from "./query.ts";
import { stem } from "./stem.ts";
import type { Synonyms } from "./synonyms.ts";

/** An alternative for a word of the query, such as its stem, a longer word or a synonym. */
export interface Variant {
  /** The terms a page must contain, all of them. */
  terms: readonly string[];
  /** Weight relative to an exact match, at most 1. */
  weight: number;
}

/** A word of the query with its alternatives; without any, the word is unknown to the index. */
export interface Slot {
  word: QueryWord;
  variants: Variant[];
  /** Whether it says what kind of answer is wanted rather than the topic, and is not part of a known phrase. */
  isWeak: boolean;
  /** Synonyms of the phrases it is part of: a phrase may mean much more than each of its words. */
  phrases: (readonly string[])[];
}

/** Weights of the kinds of matches. */
const WEIGHT = {
  joined: 0.95,
  split: 0.85,
  parts: 0.75,
  somePart: 0.35,
  /** A name that is the end of a longer one: `max_workers` of `profiling.max_workers`. */
  member: 0.9,
  /** A longer word with this prefix: for the last word, which is still being typed, and for other words. */
  growing: 0.8,
  beginning: 0.55,
  /** The same for a last word that is complete as it stands. */
  beside: 0.5,
  /** The release line of a version: `1.2` of `1.2.0`. */
  line: 0.55,
  synonym: 0.8,
  slip: 0.75,
  slips: 0.5,
};

/** Suffixes that stemming removes. */
const endings = ["ation", "ating", "ated", "ates", "ment", "ments", "ship", "ion", "ions", "ing"];

/** Letters of a stem that is compared with others: shorter ones are all alike. */
const MIN_STEM = 5;

/** Maximum number of completions of a prefix. */
const MAX_COMPLETIONS = 24;

/** Find the alternatives for each word of a query, and the words that were taken for typos. */
export function expandQuery(
  query: Query,
  lexicon: Lexicon,
  synonyms: Synonyms,
): { slots: Slot[]; corrected: { from: string; to: string }[] } {
  const corrected: { from: string; to: string }[] = [];
  const slots = query.words.map((word): Slot => ({ word, variants: [], isWeak: word.isWeak, phrases: [] }));
  const last = query.open ? slots.at(-1) : undefined;
  for (const slot of slots) {
    const { term, typed } = slot.word;
    // `lin` is the stem of `line` and a prefix of `lineage`; someone who is still typing means the latter.
    const isStemOnly = slot === last && typed.toLowerCase() === term && lexicon.termOf(`${term}e`) === term;
    if (lexicon.has(term) && !isStemOnly) add(slot, [term], 1);
    // Names have no stems: who types `eventbridge` means `EventBridge`.
    const letters = bare(slot.word);
    if (letters !== term && lexicon.has(letters)) add(slot, [letters], 1);
    if (slot.word.parts.length > 1 && slot.variants.length === 0)
      for (const name of lexicon.endingWith(term)) add(slot, [name], WEIGHT.member);
  }
  addJoined(slots, lexicon);
  addSynonyms(slots, query, lexicon, synonyms);
  for (const slot of slots) {
    const { word } = slot;
    addBegun(slot, lexicon, slot === last);
    if (word.parts.length > 0) addParts(slot, lexicon);
    const line = /^(\d+(?:\.\d+)+)\.\d+(?:rc\d+)?$/.exec(word.term)?.[1];
    if (line && lexicon.has(line)) add(slot, [line], WEIGHT.line);
    if (slot.variants.length > 0 || word.isName) continue;
    addSplit(slot, lexicon);
    // `dagstar` splits into `dag` and `star`, but a correction by a single edit is just as likely.
    const isSplit = slot.variants.length > 0;
    const near = wordsNear(word, lexicon).filter(({ slips }) => slips === 1 || !isSplit);
    for (const { word: other, slips } of near)
      add(slot, [lexicon.termOf(other)], slips === 1 ? WEIGHT.slip : WEIGHT.slips);
    if (!near[0]) continue;
    corrected.push({ from: word.typed, to: near[0].word });
    for (const terms of synonyms.get(lexicon.termOf(near[0].word)) ?? [])
      if (terms.every((term) => lexicon.has(term))) add(slot, terms, WEIGHT.synonym * WEIGHT.slip);
  }
  return { slots, corrected };
}

function add(slot: Slot, terms: readonly string[], weight: number): void {
  const known = slot.variants.find((variant) => variant.terms.join(" ") === terms.join(" "));
  if (!known) slot.variants.push({ terms, weight });
  else if (known.weight < weight) known.weight = weight;
}

/** Two words may be written as one: `time series`, `timeseries`. */
function addJoined(slots: readonly Slot[], lexicon: Lexicon): void {
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (!next) continue;
    const joined = bare(slot.word) + bare(next.word);
    for (const term of new Set([joined, stem(joined)])) {
      if (!lexicon.has(term)) continue;
      add(slot, [term], WEIGHT.joined);
      add(next, [term], WEIGHT.joined);
    }
  }
}

/** One word may be written as two: `accesstoken`, `access token`; but `whatsapp` is not `what's app`. */
function addSplit(slot: Slot, lexicon: Lexicon): void {
  const letters = bare(slot.word);
  let best: string[] | undefined;
  for (let at = 3; at <= letters.length - 3; at++) {
    const words = [letters.slice(0, at), letters.slice(at)];
    if (words.some(isStopWord)) continue;
    const halves = words.map(stem);
    if (!halves.every((half) => lexicon.has(half))) continue;
    if (!best || least(halves) > least(best)) best = halves;
  }
  if (best) add(slot, best, WEIGHT.split);
}

/** The words that a typo may stand for, by the typed word or by its stem: of most words, only that is known. */
function wordsNear({ typed, term }: QueryWord, lexicon: Lexicon): ReturnType<Lexicon["near"]> {
  const near = lexicon.near(typed.toLowerCase());
  if (near[0]?.slips === 1 || term.length < MIN_STEM || term === typed.toLowerCase()) return near;
  const likeStem = lexicon.near(term);
  return likeStem[0] && (!near[0] || likeStem[0].slips < near[0].slips) ? likeStem : near;
}

const least = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));

function addParts(slot: Slot, lexicon: Lexicon): void {
  const { parts } = slot.word;
  if (parts.every((part) => lexicon.has(part))) add(slot, parts, WEIGHT.parts);
  else if (slot.variants.length === 0)
    for (const part of parts) if (lexicon.has(part)) add(slot, [part], WEIGHT.somePart);
}

function addBegun(slot: Slot, lexicon: Lexicon, grows: boolean): void {
  const letters = bare(slot.word);
  if (letters.length < (grows ? 2 : 3)) return;
  const whole = slot.variants.some(({ terms, weight }) => weight === 1 && terms.length === 1);
  if (whole && !grows) return;
  const worth = whole ? WEIGHT.beside : grows ? WEIGHT.growing : WEIGHT.beginning;
  for (const word of lexicon.beginningWith(letters, MAX_COMPLETIONS)) {
    const term = lexicon.termOf(word);
    if (whole && term === slot.word.term) continue;
    const share = letters.length / word.length;
    add(slot, [term], worth * (grows ? share ** 0.25 : Math.sqrt(share)));
  }
  // The typed prefix may extend beyond the stem: `configurat`.
  if (slot.variants.length === 0 && grows) {
    for (let length = letters.length - 1; length >= Math.max(4, letters.length - 4); length--) {
      const cut = letters.slice(0, length);
      const isEnding = endings.some((ending) => ending.startsWith(letters.slice(length)));
      if (isEnding && slot.variants.length === 0 && lexicon.has(cut)) add(slot, [cut], WEIGHT.growing);
    }
  }
}

/**
 * Add synonyms of phrases to each of their words. Phrases are looked for with and without stop words: `rebuild
 * the index` also matches a synonym for `rebuild index`.
 */
function addSynonyms(slots: readonly Slot[], query: Query, lexicon: Lexicon, synonyms: Synonyms): void {
  const meant = query.words.map(({ term }, word) => ({ term, word }));
  for (const sequence of [query.sequence, meant]) {
    for (let start = 0; start < sequence.length; start++) {
      let key = "";
      for (let end = start; end < Math.min(sequence.length, start + 4); end++) {
        key += `${end > start ? " " : ""}${sequence[end]!.term}`;
        for (const terms of synonyms.get(key) ?? []) {
          if (terms.every((term) => lexicon.has(term)))
            addPhrase(slots, sequence.slice(start, end + 1), terms);
        }
      }
    }
  }
}

/** Add a synonym of a phrase to each of its words. */
function addPhrase(slots: readonly Slot[], run: Query["sequence"], terms: readonly string[]): void {
  for (const { word } of run) {
    if (word === undefined) continue;
    const slot = slots[word]!;
    add(slot, terms, WEIGHT.synonym);
    if (run.length === 1) continue;
    slot.isWeak = false;
    slot.phrases.push(terms);
  }
}

/** The letters and digits of a word as typed. */
function bare(word: QueryWord): string {
  return word.parts.length > 0 ? word.term : word.typed.toLowerCase().replace(/['’]/g, "");
}
