import { referenceKinds, type SearchKind } from "./api.ts";
import type { Slot } from "./expand.ts";
import type { Query } from "./query.ts";
import type { Rarity } from "./rarity.ts";
import { type SectionMatch, sectionMatches } from "./sections.ts";
import type { IndexedPage, Shard } from "./shard.ts";
import { stem } from "./stem.ts";
import { createTermScores, type TermScores } from "./term-scores.ts";
import { titleScore } from "./title-score.ts";

/** Factor on the second-best alternative for a word, added to the best. */
const SECOND_BEST_WEIGHT = 0.3;

/** Weight of the title and the best heading, relative to all words together. */
const TITLE_BONUS = 1.6;
const HEADING_BONUS = 0.9;
/** Weight of the heading when a name is searched for: its definition should come first. */
const NAMED_BONUS = 2.2;
/** Exponent of the share of the query that a page covers. */
const COVERAGE_EXPONENT = 0.8;
/** Factor on the penalty for a missing word that only says what kind of answer is wanted. */
const MISSING_WEAK_FACTOR = 0.5;
/** Exponent of rarity in the penalty for missing words: 0 treats all alike, 1 uses the rarity as it is. */
const RARITY_EXPONENT = 0.5;
/** Factor on pages of reference kinds. */
const REFERENCE_FACTOR = 0.8;
/** The same for a source whose name the query does not contain: it has settings for nearly everything. */
const OTHER_SOURCE_FACTOR = 0.9;
/** Factor on pages of a kind that the query names. */
const NAMED_KIND_FACTOR = 1.05;
/** Pages are long from this many times the average length; the exponent lowers their score. */
const LONG_PAGE = { from: 3, less: 0.1 };
/** Exponent by which incoming links raise a page's score. */
const LINK_EXPONENT = 0.05;
/** Words that name a kind: `dataset entity`, `globalTags aspect`. */
const kindWords = new Map<string, SearchKind>([
  [stem("entity"), "entity"],
  [stem("aspect"), "entity"],
  ["graphql", "graphql"],
  [stem("release"), "release"],
]);

/** A scored page. */
export interface RankedPage {
  shard: Shard;
  page: IndexedPage;
  score: number;
  /** Share of the query that it covers, from 0 to 1. */
  coverage: number;
  /** Whether it contains each word of the query that says what is sought: the word itself, not an alternative. */
  isComplete: boolean;
  sections: SectionMatch[];
}

/** Score every page of a shard that contains a word of the query. */
export function rankPages(shard: Shard, query: Query, slots: readonly Slot[], rarity: Rarity): RankedPage[] {
  const known = slots.filter(({ variants }) => variants.length > 0);
  if (known.length === 0 || shard.pages.length === 0) return [];
  const rarities = known.map(rarity.ofSlot);
  const all = rarities.reduce((sum, value) => sum + value, 0);
  const shares = rarities.map(
    (value, index) => value ** RARITY_EXPONENT * (known[index]!.isWeak ? MISSING_WEAK_FACTOR : 1),
  );
  const allShares = shares.reduce((sum, value) => sum + value, 0);
  const byName = query.words.some(({ parts }) => parts.length > 0);
  const scores = createTermScores(shard, rarity, byName);
  const headingBonus = byName ? NAMED_BONUS : HEADING_BONUS;
  const kindWorth = worthOfKinds(query);
  const lengthWorth = worthOfLength(shard);
  const values = known.map((slot, index) => slotScores(slot, scores, shard.pages.length, rarities[index]!));
  const headings = sectionMatches(shard, known, rarities);
  const titled = pagesTitled(shard, known);

  const isAllWeak = known.every(({ isWeak }) => isWeak);
  return shard.pages.flatMap((page, number): RankedPage[] => {
    let sum = 0;
    let covered = 0;
    let isComplete = true;
    for (const [index, { best, worth }] of values.entries()) {
      sum += best[number]!;
      covered += shares[index]! * worth[number]!;
      if (worth[number]! < 1 && (isAllWeak || !known[index]!.isWeak)) isComplete = false;
    }
    if (sum === 0) return [];
    const coverage = covered / allShares;
    const sections = headings.get(number) ?? [];
    const title = titled[number] ? titleScore(page, query, known, rarities) : 0;
    const named = TITLE_BONUS * title + headingBonus * (sections[0]?.score ?? 0);
    const worth = kindWorth(page.kind, titled[number] === 1) * lengthWorth(page) * worthOfLinks(page);
    return [
      {
        shard,
        page,
        score: (sum * coverage ** COVERAGE_EXPONENT + all * named) * worth,
        coverage,
        isComplete,
        sections,
      },
    ];
  });
}

/** Marks with 1 the pages whose title, or whose name in links to them, contains an alternative for a word. */
function pagesTitled({ pages, names }: Shard, slots: readonly Slot[]): Uint8Array {
  const found = new Uint8Array(pages.length);
  for (const { variants } of slots)
    for (const { terms } of variants)
      for (const term of terms) {
        const { titles = [], called = [] } = names.get(term) ?? {};
        for (const page of titles) found[page] = 1;
        for (const page of called) found[page] = 1;
      }
  return found;
}

/** The factor on a page by its kind; `isTitled` tells whether its title has a word of the query. */
function worthOfKinds({ words }: Query): (kind: SearchKind, isTitled: boolean) => number {
  const said = new Set(words.map(({ term }) => kindWords.get(term)));
  const byName = words.some(({ isName }) => isName);
  return (kind, isTitled) => {
    if (said.has(kind)) return NAMED_KIND_FACTOR;
    if (byName && kind !== "release") return 1;
    if (kind === "source" && !isTitled) return OTHER_SOURCE_FACTOR;
    return referenceKinds.has(kind) ? REFERENCE_FACTOR : 1;
  };
}

/** The factor on a page by its length: exhaustive listings contain every word somewhere. */
function worthOfLength(shard: Shard): (page: IndexedPage) => number {
  const limit = LONG_PAGE.from * shard.averageLength;
  return ({ length }) => (length > limit ? (limit / length) ** LONG_PAGE.less : 1);
}

/** The factor on a page by its incoming links: authors link to what explains a subject. */
const worthOfLinks = ({ links }: IndexedPage) => (1 + links) ** LINK_EXPONENT;

/** For each page the best score of an alternative for a word, and the weight of that alternative. */
function slotScores(slot: Slot, scores: TermScores, pages: number, most: number) {
  const best = new Float32Array(pages);
  const second = new Float32Array(pages);
  const worth = new Float32Array(pages);
  for (const { terms, weight } of slot.variants) {
    const each = terms.map((term) => scores(term, most));
    const [first] = each;
    for (let page = 0; page < pages; page++) {
      if (!first?.[page]) continue;
      const value = each.length === 1 ? first[page]! : meanOfAll(each, page);
      if (value === 0) continue;
      const own = value * weight;
      second[page] = Math.max(second[page]!, Math.min(own, best[page]!));
      best[page] = Math.max(best[page]!, own);
      worth[page] = Math.max(worth[page]!, weight);
    }
  }
  for (let page = 0; page < pages; page++) best[page]! += SECOND_BEST_WEIGHT * second[page]!;
  return { best, worth };
}

/** The mean of several scores of a page; 0 if one of them is. */
function meanOfAll(each: readonly Float32Array[], page: number): number {
  let value = 0;
  for (const one of each) {
    if (one[page] === 0) return 0;
    value += one[page]! / each.length;
  }
  return value;
}
