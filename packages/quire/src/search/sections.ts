import type { Slot } from "./expand.ts";
import type { Shard } from "./shard.ts";
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
  // For each section, and for each page, what each slot is worth there.
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
    const match = { section, score: score(section, page) };
    const list = byPage.get(page);
    if (list) list.push(match);
    else byPage.set(page, [match]);
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
  // A reader who types a name wants a place it has; who types words, a page about them.
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
      covered += rarities[slot]! * Math.max(value, inherited * ABOVE);
    }
    const { isName } = shard.sections[section]!;
    const words = facts.meant(section);
    const worth = byName ? 1 : (isName ? NAME : 1) * facts.recurring[section]!;
    return worth * (covered / all) ** 2 * (0.4 + 0.6 * Math.min(1, matched / Math.max(1, words)));
  };
}

/** What the heading of each section is worth: the less, the more of the shard's have it. */
export function worthOfHeadings(shard: Shard): Float64Array {
  return factsOf(shard).recurring;
}

/** The sections that hold a section, the innermost first. */
export function ancestors(shard: Shard, section: number): number[] {
  const { above } = factsOf(shard);
  const found: number[] = [];
  for (let outer = above[section]!; outer >= 0; outer = above[outer]!) found.push(outer);
  return found;
}

/** Numbers that stand in all of the ascending lists. */
function common(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first;
  const sets = rest.map((list) => new Set(list));
  return first.filter((number) => sets.every((set) => set.has(number)));
}

/** What no query changes about the sections of a shard. */
interface SectionFacts {
  /** How many words of a section's heading say what it is about; a name is one, whatever it is made of. */
  meant(section: number): number;
  /** The section that holds each section; -1 where none does. */
  above: Int32Array;
  /** What the heading of each section is worth, as so many of the shard have it. */
  recurring: Float64Array;
}

const known = new WeakMap<Shard, SectionFacts>();

function factsOf(shard: Shard): SectionFacts {
  let facts = known.get(shard);
  if (!facts) {
    facts = createFacts(shard);
    known.set(shard, facts);
  }
  return facts;
}

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
    recurring: Float64Array.from(sections, ({ heading }) => times.get(heading)! ** -RECURRING),
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
