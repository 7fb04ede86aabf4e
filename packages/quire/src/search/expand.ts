import type { Lexicon } from "./lexicon.ts";
import type { Query, QueryWord } from "./query.ts";
import { stem } from "./stem.ts";
import type { Synonyms } from "./synonyms.ts";

/** Something that may stand in a page for a word of the query. */
export interface Variant {
  /** A page has to have all of them. */
  terms: readonly string[];
  /** How much it is worth beside the word itself, 1 at most. */
  weight: number;
}

/** A word of the query and what may stand for it; without variants, the index does not know it. */
export interface Slot {
  word: QueryWord;
  variants: Variant[];
  /** It says what kind of answer is wanted, rather than about what, and is part of no phrase that is known. */
  isWeak: boolean;
  /** What known phrases it is part of stand for: a word alone may say little, and the phrase much. */
  phrases: (readonly string[])[];
}

/** What each kind of match is worth. */
const WORTH = {
  joined: 0.95,
  split: 0.85,
  parts: 0.75,
  somePart: 0.35,
  /** A word that the typed letters begin; of a last word that may still grow, and of one in the middle. */
  growing: 0.8,
  beginning: 0.55,
  /** Of a last word that is one already. */
  beside: 0.5,
  /** Of a version the line of versions it belongs to: `1.2` of `1.2.0`. */
  line: 0.55,
  synonym: 0.8,
  slip: 0.75,
  slips: 0.5,
};

/** What stems are without. */
const endings = ["ation", "ating", "ated", "ates", "ment", "ments", "ship", "ion", "ions", "ing"];

/** Words looked at that the typed letters begin. */
const MOST_BEGUN = 24;

/** Find what may stand for each word of a query, and which words were taken for slips. */
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
    // `lin` is the stem of `line`, and the beginning of `lineage`; who is still typing means no stem.
    const isStemOnly = slot === last && typed.toLowerCase() === term && lexicon.termOf(`${term}e`) === term;
    if (lexicon.has(term) && !isStemOnly) add(slot, [term], 1);
  }
  addJoined(slots, lexicon);
  addSynonyms(slots, query, lexicon, synonyms);
  for (const slot of slots) {
    const { word } = slot;
    addBegun(slot, lexicon, slot === last);
    if (word.parts.length > 0) addParts(slot, lexicon);
    const line = /^(\d+(?:\.\d+)+)\.\d+(?:rc\d+)?$/.exec(word.term)?.[1];
    if (line && lexicon.has(line)) add(slot, [line], WORTH.line);
    if (slot.variants.length > 0 || word.isName) continue;
    addSplit(slot, lexicon);
    // `dagstar` is `dag` and `star`, too: what is one slip away is as likely.
    const isSplit = slot.variants.length > 0;
    const near = lexicon.near(word.typed.toLowerCase()).filter(({ slips }) => slips === 1 || !isSplit);
    for (const { word: other, slips } of near)
      add(slot, [lexicon.termOf(other)], slips === 1 ? WORTH.slip : WORTH.slips);
    if (!near[0]) continue;
    corrected.push({ from: word.typed, to: near[0].word });
    for (const terms of synonyms.get(lexicon.termOf(near[0].word)) ?? [])
      if (terms.every((term) => lexicon.has(term))) add(slot, terms, WORTH.synonym * WORTH.slip);
  }
  return { slots, corrected };
}

function add(slot: Slot, terms: readonly string[], weight: number): void {
  const known = slot.variants.find((variant) => variant.terms.join(" ") === terms.join(" "));
  if (!known) slot.variants.push({ terms, weight });
  else if (known.weight < weight) known.weight = weight;
}

/** `time series` is written `timeseries`, too. */
function addJoined(slots: readonly Slot[], lexicon: Lexicon): void {
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (!next) continue;
    const joined = bare(slot.word) + bare(next.word);
    for (const term of new Set([joined, stem(joined)])) {
      if (!lexicon.has(term)) continue;
      add(slot, [term], WORTH.joined);
      add(next, [term], WORTH.joined);
    }
  }
}

/** `accesstoken` is written `access token`, too. */
function addSplit(slot: Slot, lexicon: Lexicon): void {
  const letters = bare(slot.word);
  let best: string[] | undefined;
  for (let at = 3; at <= letters.length - 3; at++) {
    const halves = [stem(letters.slice(0, at)), stem(letters.slice(at))];
    if (!halves.every((half) => lexicon.has(half))) continue;
    if (!best || least(halves) > least(best)) best = halves;
  }
  if (best) add(slot, best, WORTH.split);
}

const least = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));

function addParts(slot: Slot, lexicon: Lexicon): void {
  const { parts } = slot.word;
  if (parts.every((part) => lexicon.has(part))) add(slot, parts, WORTH.parts);
  else if (slot.variants.length === 0)
    for (const part of parts) if (lexicon.has(part)) add(slot, [part], WORTH.somePart);
}

function addBegun(slot: Slot, lexicon: Lexicon, grows: boolean): void {
  const letters = bare(slot.word);
  if (letters.length < (grows ? 2 : 3)) return;
  const whole = slot.variants.some(({ terms, weight }) => weight === 1 && terms.length === 1);
  if (whole && !grows) return;
  const worth = whole ? WORTH.beside : grows ? WORTH.growing : WORTH.beginning;
  for (const word of lexicon.beginningWith(letters, MOST_BEGUN)) {
    const term = lexicon.termOf(word);
    if (whole && term === slot.word.term) continue;
    const share = letters.length / word.length;
    add(slot, [term], worth * (grows ? share ** 0.25 : Math.sqrt(share)));
  }
  // What is typed may have gone beyond where its stem ends: `configurat`.
  if (slot.variants.length === 0 && grows) {
    for (let length = letters.length - 1; length >= Math.max(4, letters.length - 4); length--) {
      const cut = letters.slice(0, length);
      const isEnding = endings.some((ending) => ending.startsWith(letters.slice(length)));
      if (isEnding && slot.variants.length === 0 && lexicon.has(cut)) add(slot, [cut], WORTH.growing);
    }
  }
}

/**
 * Look for synonyms of every run of words, and let them stand for each word of it. Runs are taken of all words and of
 * those that are meant: `rebuild the index` is said as `rebuild index`, too.
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

/** Let terms stand for each word of a run. */
function addPhrase(slots: readonly Slot[], run: Query["sequence"], terms: readonly string[]): void {
  for (const { word } of run) {
    if (word === undefined) continue;
    const slot = slots[word]!;
    add(slot, terms, WORTH.synonym);
    if (run.length === 1) continue;
    slot.isWeak = false;
    slot.phrases.push(terms);
  }
}

/** The letters and digits of a word as they were typed. */
function bare(word: QueryWord): string {
  return word.parts.length > 0 ? word.term : word.typed.toLowerCase().replace(/['’]/g, "");
}
