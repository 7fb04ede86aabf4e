import type { MatchedText, SearchHit, SearchKind, SearchOptions, SearchResult, SectionHit } from "./api.ts";
import { expandQuery, type Slot } from "./expand.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createMarker, type Marker, markText } from "./marks.ts";
import { type Query, readQuery } from "./query.ts";
import { type RankedPage, rankPages } from "./rank.ts";
import { createRarity, type Rarity } from "./rarity.ts";
import { ancestors } from "./sections.ts";
import type { Shard } from "./shard.ts";
import type { Synonyms } from "./synonyms.ts";

/** Maximum number of sections shown for a page. */
const MAX_SECTIONS = 3;
/** Minimum coverage of the query, relative to the best page, for a page to count as a result. */
const MIN_COVERAGE = 0.35;

/** A query, matched against the words of the index. */
export interface UnderstoodQuery {
  query: Query;
  slots: readonly Slot[];
  /** Rarity of each slot, 0 for words that the index does not have. */
  rarities: readonly number[];
  corrected: { from: string; to: string }[];
  marker: Marker;
}

/** Searches one or more shards. Pure: it loads nothing. */
export interface SearchEngine {
  /** Rarity of terms in these versions. */
  rarity: Rarity;
  search(text: string, options?: Pick<SearchOptions, "kinds" | "limit" | "offset">): SearchResult;
  /** Pages with a heading that matches the query, best first, whatever else they are about. */
  withHeading(text: string, limit: number): SearchHit[];
  /** Pages that contain every word of the query that any page contains, best first. */
  withEveryWord(text: string, limit: number): SearchHit[];
  /** Match the words of a query against the index. */
  understand(text: string): UnderstoodQuery;
}

/**
 * @param shards the versions to search; each needs at least its first file
 * @param plain additional words that say little about the topic of a query
 */
export function createEngine(
  shards: readonly Shard[],
  synonyms: Synonyms,
  plain?: ReadonlySet<string>,
): SearchEngine {
  const rarity = createRarity(shards);
  let lexicon: Lexicon | undefined;
  const understand = lastOf((text): UnderstoodQuery => {
    lexicon ??= lexiconOf(shards, rarity);
    const query = readQuery(text, plain);
    const { slots, corrected } = expandQuery(query, lexicon, synonyms);
    const rarities = slots.map((slot) => (slot.variants.length > 0 ? rarity.ofSlot(slot) : 0));
    return { query, slots, rarities, corrected, marker: createMarker(slots) };
  });
  const rank = lastOf((text): readonly RankedPage[] => {
    const { query, slots } = understand(text);
    return shards.flatMap((shard) => rankPages(shard, query, slots, rarity));
  });
  return {
    rarity,
    understand,
    withHeading(text, limit) {
      const { marker } = understand(text);
      const best = ({ sections }: RankedPage) => sections[0]?.score ?? 0;
      const ranked = rank(text).toSorted((a, b) => best(b) - best(a) || b.score - a.score);
      return ranked.slice(0, limit).map((one) => hitOf(one, marker));
    },
    withEveryWord(text, limit) {
      const { marker } = understand(text);
      const complete = rank(text).filter(({ isComplete }) => isComplete);
      return complete
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map((one) => hitOf(one, marker));
    },
    search(text, { kinds, limit = 10, offset = 0 } = {}) {
      const { slots, corrected, marker } = understand(text);
      const ranked = rank(text);
      const most = ranked.reduce((best, { coverage }) => Math.max(best, coverage), 0);
      const found = ranked.filter(({ coverage }) => coverage >= most * MIN_COVERAGE);
      const wanted = kinds?.length ? found.filter(({ page }) => kinds.includes(page.kind)) : found;
      wanted.sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1));
      return {
        query: text,
        hits: wanted.slice(offset, offset + limit).map((one) => hitOf(one, marker)),
        count: wanted.length,
        kinds: countKinds(found),
        droppedWords: slots.filter(({ variants }) => variants.length === 0).map(({ word }) => word.typed),
        corrected,
        complete: shards.every(({ complete }) => complete),
      };
    },
  };
}

/** Memoise the last call: a question is analysed, searched for and matched against headings in turn. */
function lastOf<T>(ask: (text: string) => T): (text: string) => T {
  let last: { text: string; answer: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) };
    return last.answer;
  };
}

function lexiconOf(shards: readonly Shard[], rarity: Rarity): Lexicon {
  const terms = new Set<string>();
  const spellings = new Map<string, string>();
  for (const shard of shards) {
    for (const term of shard.terms()) terms.add(term);
    for (const [word, term] of shard.spellings) spellings.set(word, term);
  }
  return createLexicon(terms, spellings, rarity.of);
}

function countKinds(found: readonly RankedPage[]): Partial<Record<SearchKind, number>> {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { page } of found) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}

function hitOf({ shard, page, score, sections }: RankedPage, marker: Marker): SearchHit {
  const best = sections[0]?.score ?? 0;
  const shown = sections.filter((one) => one.score >= best * 0.5).slice(0, MAX_SECTIONS);
  return {
    path: page.path,
    title: markText(page.title, marker),
    context: page.context,
    kind: page.kind,
    version: shard.id,
    sections: shown.map(({ section }): SectionHit => {
      const headings = [section, ...ancestors(shard, section)]
        .reverse()
        .map((number): MatchedText => markText(shard.sections[number]!.heading, marker));
      return { anchor: shard.sections[section]!.anchor, headings };
    }),
    score,
  };
}
