import type { Slot } from "./expand.ts";
import type { Query } from "./query.ts";
import type { IndexedPage } from "./shard.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm } from "./words.ts";

/** What a word counts that stands in the path or the categories of a page, but not in its title. */
const AROUND = 0.4;
/** What stands for a word as well as this is looked for there. */
const SURE = 0.75;
/** What a title is worth at least that has much else. */
const LEAST = 0.35;
/** What a title gets that is the query, word for word; the part of it that is, where there is more. */
const SAME = 0.4;

/** What a name counts that other pages have for a page, beside its title. */
const CALLED = 0.7;

/**
 * How well the title of a page, or what others call it, and the query cover each other: from 0 to 1, and a little more
 * where they are the same.
 */
export function titleScore(
  page: IndexedPage,
  query: Query,
  slots: readonly Slot[],
  rarities: readonly number[],
): number {
  const [title = [], ...called] = namesOf(page);
  let best = nameScore(title, page, query, slots, rarities);
  for (const name of called) best = Math.max(best, CALLED * nameScore(name, page, query, slots, rarities));
  return best;
}

function nameScore(
  terms: readonly string[],
  page: IndexedPage,
  query: Query,
  slots: readonly Slot[],
  rarities: readonly number[],
): number {
  if (terms.length === 0) return 0;
  let ofQuery = 0;
  let around = 0;
  let all = 0;
  const matched = new Set<string>();
  for (const [index, { variants }] of slots.entries()) {
    all += rarities[index]!;
    let best = 0;
    for (const { terms: wanted, weight } of variants) {
      if (weight <= best || !wanted.every((term) => terms.includes(term))) continue;
      best = weight;
      for (const term of wanted) matched.add(term);
    }
    ofQuery += rarities[index]! * best;
    if (best < AROUND && variants.some((variant) => variant.weight >= SURE && isAround(page, variant.terms)))
      around += rarities[index]! * (AROUND - best);
  }
  if (ofQuery === 0) return 0;
  const meant = terms.filter((term) => !stopWords.has(term));
  const inTitle = terms.filter((term) => matched.has(term)).length / Math.max(1, meant.length);
  const same = SAME * partOf(terms, query);
  return ((ofQuery + around) / all) ** 1.5 * (LEAST + (1 - LEAST) * Math.min(1, inTitle)) + same;
}

/** How much of a title the query is, word for word: 0 when it does not stand in it, or is one word of several. */
function partOf(terms: readonly string[], { sequence }: Query): number {
  if (sequence.length === 1 && terms.length > 1) return 0;
  const said = sequence.map(({ term }) => term).join(" ");
  return ` ${terms.join(" ")} `.includes(` ${said} `) ? sequence.length / terms.length : 0;
}

const known = new WeakMap<IndexedPage, readonly (readonly string[])[]>();

/** Terms of a page's title, and of what it is called, in order. */
function namesOf(page: IndexedPage): readonly (readonly string[])[] {
  let names = known.get(page);
  if (!names) {
    names = [page.title, ...page.called].map((name) => {
      const terms: string[] = [];
      eachTerm(name, false, (term) => terms.push(term));
      return terms;
    });
    known.set(page, names);
  }
  return names;
}

const surroundings = new WeakMap<IndexedPage, ReadonlySet<string>>();

/** Whether all of the terms stand in the path or the categories of a page. */
function isAround(page: IndexedPage, terms: readonly string[]): boolean {
  let known = surroundings.get(page);
  if (!known) {
    const found = new Set<string>();
    eachTerm([...page.path.split("/"), ...page.context].join(" / "), true, (term) => found.add(term));
    known = found;
    surroundings.set(page, known);
  }
  return terms.every((term) => known.has(term));
}
