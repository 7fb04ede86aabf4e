import type { Slot } from "./expand.ts";
import type { IndexedSection, Shard } from "./shard.ts";
import { stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** A section whose heading has words of the query. */
export interface SectionMatch {
  /** Counted through all pages of the shard. */
  section: number;
  /** How well it covers the query together with the headings above it, from 0 to 1. */
  score: number;
}

/** What a name in a listing counts beside a heading, where the query is no name itself. */
export const NAME = 0.5;
/** What a word counts that stands in a heading above, or in the title. */
const ABOVE = 0.6;
/** How much less a heading says that many pages have, such as `Configuration`: an exponent of how many. */
const RECURRING = 0.2;

/** Sections whose own heading has words of the query, by page, the best first. */
export function sectionMatches(
  shard: Shard,
  slots: readonly Slot[],
  rarities: readonly number[],
): Map<number, SectionMatch[]> {
  const own = new Map<number, Float32Array>();
  const titles = new Map<number, Float32Array>();
  const note = (
    found: Map<number, Float32Array>,
    numbers: readonly number[],
    slot: number,
    weight: number,
  ) => {
    for (const number of numbers) {
      let values = found.get(number);
      if (!values) {
        values = new Float32Array(slots.length);
        found.set(number, values);
      }
      values[slot] = Math.max(values[slot]!, weight);
    }
  };
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms, weight } of variants) {
      const postings = terms.map((term) => shard.names.get(term));
      if (!postings.every((posting) => posting !== undefined)) continue;
      note(own, common(postings.map(({ sections }) => sections)), slot, weight);
      note(titles, common(postings.map(({ titles: pages }) => pages)), slot, weight);
    }
  }
  const all = rarities.reduce((sum, value) => sum + value, 0);
  const byPage = new Map<number, SectionMatch[]>();
  for (const [section, values] of own) {
    const page = shard.pageOfSection[section]!;
    const score = sectionScore(shard, section, values, own, titles.get(page), slots, rarities, all);
    const list = byPage.get(page);
    if (list) list.push({ section, score });
    else byPage.set(page, [{ section, score }]);
  }
  for (const list of byPage.values()) list.sort((a, b) => b.score - a.score || a.section - b.section);
  return byPage;
}

function sectionScore(
  shard: Shard,
  section: number,
  values: Float32Array,
  own: ReadonlyMap<number, Float32Array>,
  title: Float32Array | undefined,
  slots: readonly Slot[],
  rarities: readonly number[],
  all: number,
): number {
  const above = ancestors(shard, section).map((number) => own.get(number));
  let covered = 0;
  let matched = 0;
  for (let slot = 0; slot < rarities.length; slot++) {
    const value = values[slot]!;
    if (value > 0) matched++;
    const inherited = Math.max(title?.[slot] ?? 0, ...above.map((other) => other?.[slot] ?? 0)) * ABOVE;
    covered += rarities[slot]! * Math.max(value, inherited);
  }
  const { isName } = shard.sections[section]!;
  const words = countMeant(shard.sections[section]!);
  // A reader who types a name wants a place it has; who types words, a page about them.
  const byName = slots.some(({ word }) => word.parts.length > 0);
  const worth = byName ? 1 : (isName ? NAME : 1) * timesOf(shard, section) ** -RECURRING;
  return worth * (covered / all) ** 2 * (0.4 + 0.6 * Math.min(1, matched / Math.max(1, words)));
}

/** The sections that hold a section, the innermost first. */
export function ancestors(shard: Shard, section: number): number[] {
  const first = shard.pages[shard.pageOfSection[section]!]!.firstSection;
  const found: number[] = [];
  let { nesting } = shard.sections[section]!;
  for (let number = section - 1; number >= first && nesting > 1; number--) {
    if (shard.sections[number]!.nesting >= nesting) continue;
    nesting = shard.sections[number]!.nesting;
    found.push(number);
  }
  return found;
}

/** Numbers that stand in all of the ascending lists. */
function common(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first;
  const sets = rest.map((list) => new Set(list));
  return first.filter((number) => sets.every((set) => set.has(number)));
}

const meantWords = new WeakMap<IndexedSection, number>();

/** How many words of a section's heading say what it is about; a name is one, whatever it is made of. */
function countMeant(section: IndexedSection): number {
  let count = meantWords.get(section);
  if (count === undefined) {
    count = wordsOf(section.heading).filter((word) => !stopWords.has(word.toLowerCase())).length;
    meantWords.set(section, count);
  }
  return count;
}

const timesOfHeadings = new WeakMap<Shard, ReadonlyMap<string, number>>();

/** How many sections of the shard have the same heading. */
function timesOf(shard: Shard, section: number): number {
  let times = timesOfHeadings.get(shard);
  if (!times) {
    const counts = new Map<string, number>();
    for (const { heading } of shard.sections) counts.set(heading, (counts.get(heading) ?? 0) + 1);
    times = counts;
    timesOfHeadings.set(shard, times);
  }
  return times.get(shard.sections[section]!.heading) ?? 1;
}
