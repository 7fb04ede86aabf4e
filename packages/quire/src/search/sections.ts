import { addTo } from "../base/groups.ts";
import { oncePer } from "../base/once-per.ts";
import type { Slot } from "./expand.ts";
import type { Shard } from "./shard.ts";
import { stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** A section whose heading matches words of the query. */
export interface SectionMatch {
  /** Index of the section across all pages of the shard. */
  section: number;
  /** How well it covers the query together with the headings above it, from 0 to 1. */
  score: number;
}

/** Weight of a named anchor relative to a heading, unless the query itself is a name. */
export const NAME_WEIGHT = 0.5;
/** Weight of a word in the title or a heading above. */
const INHERITED_WEIGHT = 0.6;
/** Exponent that discounts headings shared by many pages, such as `Configuration`. */
const RECURRING_EXPONENT = 0.2;

/** Find the sections whose own heading matches words of the query, by page, best first. */
export function sectionMatches(
  shard: Shard,
  slots: readonly Slot[],
  rarities: readonly number[],
): Map<number, SectionMatch[]> {
  // How well each section, and each page title, matches each word of the query.
  const own = new Float32Array(shard.sections.length * slots.length);
  const titles = new Float32Array(shard.pages.length * slots.length);
  const found: number[] = [];
  const seen = new Uint8Array(shard.sections.length);
  const note = (values: Float32Array, numbers: readonly number[], slot: number, weight: number) => {
    for (const number of numbers) {
      const at = number * slots.length + slot;
      if (values[at]! < weight) values[at] = weight;
    }
  };
  for (const [slot, { variants }] of slots.entries()) {
    for (const { terms, weight } of variants) {
      const postings = terms.map((term) => shard.names.get(term));
      if (!postings.every((posting) => posting !== undefined)) continue;
      const sections = common(postings.map((posting) => posting.sections));
      note(own, sections, slot, weight);
      note(titles, common(postings.map((posting) => posting.titles)), slot, weight);
      for (const section of sections) if (seen[section]!++ === 0) found.push(section);
    }
  }
  const score = createSectionScore(shard, slots, rarities, own, titles);
  const byPage = new Map<number, SectionMatch[]>();
  for (const section of found) {
    const page = shard.pageOfSection[section]!;
    addTo(byPage, page, { section, score: score(section, page) });
  }
  for (const list of byPage.values()) list.sort((a, b) => b.score - a.score || a.section - b.section);
  return byPage;
}

function createSectionScore(
  shard: Shard,
  slots: readonly Slot[],
  rarities: readonly number[],
  own: Float32Array,
  titles: Float32Array,
): (section: number, page: number) => number {
  const all = rarities.reduce((sum, value) => sum + value, 0);
  // Someone who searches for a name wants a place that mentions it; for words, a page about them.
  const byName = slots.some(({ word }) => word.parts.length > 0);
  const facts = factsOf(shard);
  const { above } = facts;
  return (section, page) => {
    let covered = 0;
    let matched = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      const value = own[section * slots.length + slot]!;
      if (value > 0) matched++;
      let inherited = titles[page * slots.length + slot]!;
      for (let outer = above[section]!; outer >= 0; outer = above[outer]!)
        inherited = Math.max(inherited, own[outer * slots.length + slot]!);
      covered += rarities[slot]! * Math.max(value, inherited * INHERITED_WEIGHT);
    }
    const { isName } = shard.sections[section]!;
    const words = facts.meant(section);
    const worth = byName ? 1 : (isName ? NAME_WEIGHT : 1) * facts.recurring[section]!;
    return worth * (covered / all) ** 2 * (0.4 + 0.6 * Math.min(1, matched / Math.max(1, words)));
  };
}

/** Weight of each section's heading: the more sections of the shard share it, the less. */
export function worthOfHeadings(shard: Shard): Float64Array {
  return factsOf(shard).recurring;
}

/** The sections that contain a section, innermost first. */
export function ancestors(shard: Shard, section: number): number[] {
  const { above } = factsOf(shard);
  const found: number[] = [];
  for (let outer = above[section]!; outer >= 0; outer = above[outer]!) found.push(outer);
  return found;
}

/** Intersection of ascending lists. */
function common(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first;
  const sets = rest.map((list) => new Set(list));
  return first.filter((number) => sets.every((set) => set.has(number)));
}

/** Facts about the sections of a shard that do not depend on the query. */
interface SectionFacts {
  /** Number of meaningful words in a section's heading; a name counts as one. */
  meant(section: number): number;
  /** The parent of each section; -1 at the top level. */
  above: Int32Array;
  /** Weight of each section's heading by how many of the shard share it. */
  recurring: Float64Array;
}

const factsOf = oncePer(createFacts);

function createFacts(shard: Shard): SectionFacts {
  const { sections } = shard;
  const counts = new Int16Array(sections.length).fill(-1);
  const times = new Map<string, number>();
  for (const { heading } of sections) times.set(heading, (times.get(heading) ?? 0) + 1);
  return {
    meant(section) {
      if (counts[section]! < 0)
        counts[section] = wordsOf(sections[section]!.heading).filter(
          (word) => !stopWords.has(word.toLowerCase()),
        ).length;
      return counts[section]!;
    },
    above: outerSections(shard),
    recurring: Float64Array.from(sections, ({ heading }) => times.get(heading)! ** -RECURRING_EXPONENT),
  };
}

function outerSections({ pages, sections }: Shard): Int32Array {
  const above = new Int32Array(sections.length).fill(-1);
  for (const { firstSection, endSection } of pages) {
    for (let number = firstSection + 1; number < endSection; number++) {
      let outer = number - 1;
      while (outer >= 0 && sections[outer]!.nesting >= sections[number]!.nesting) outer = above[outer]!;
      above[number] = outer;
    }
  }
  return above;
}
