import { oncePer } from "../base/once-per.ts";
import type { Slot } from "./expand.ts";
import type { Query } from "./query.ts";
import type { IndexedPage } from "./shard.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm } from "./words.ts";

/** Weight of a word in the path or the categories of a page, but not in its title. */
const CONTEXT_WEIGHT = 0.4;
/** Minimum weight of an alternative to be looked for there. */
const MIN_WEIGHT = 0.75;
/** Minimum score of a title that contains the query among many other words. */
const MIN_SCORE = 0.35;
/** Bonus for a title that equals the query; proportionally less if it only contains it. */
const EQUAL_BONUS = 0.4;

/** Weight of the text of links to a page, relative to its title. */
const LINK_TEXT_WEIGHT = 0.7;

/**
 * How well a page's title, or the text of links to it, and the query cover each other: from 0 to 1, plus a bonus
 * for equality.
 */
export function titleScore(
  page: IndexedPage,
  query: Query,
  slots: readonly Slot[],
  rarities: readonly number[],
): number {
  const [title = [], ...called] = namesOf(page);
  let best = nameScore(title, page, query, slots, rarities);
  for (const name of called)
    best = Math.max(best, LINK_TEXT_WEIGHT * nameScore(name, page, query, slots, rarities));
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
    if (
      best < CONTEXT_WEIGHT &&
      variants.some((variant) => variant.weight >= MIN_WEIGHT && isAround(page, variant.terms))
    )
      around += rarities[index]! * (CONTEXT_WEIGHT - best);
  }
  if (ofQuery === 0) return 0;
  const meant = terms.filter((term) => !stopWords.has(term));
  const inTitle = terms.filter((term) => matched.has(term)).length / Math.max(1, meant.length);
  const same = EQUAL_BONUS * partOf(terms, query);
  return ((ofQuery + around) / all) ** 1.5 * (MIN_SCORE + (1 - MIN_SCORE) * Math.min(1, inTitle)) + same;
}

/**
 * Share of a title that the query makes up, word for word; 0 if it is not contained, or is one word of several.
 */
function partOf(terms: readonly string[], { sequence }: Query): number {
  if (sequence.length === 1 && terms.length > 1) return 0;
  const said = sequence.map(({ term }) => term).join(" ");
  return ` ${terms.join(" ")} `.includes(` ${said} `) ? sequence.length / terms.length : 0;
}

/** Terms of a page's title, and of the texts of links to it, in order. */
const namesOf = oncePer(({ title, called }: IndexedPage) =>
  [title, ...called].map((name) => {
    const terms: string[] = [];
    eachTerm(name, false, (term) => terms.push(term));
    return terms;
  }),
);

/** Terms of the path and the categories of a page. */
const surroundingsOf = oncePer(({ path, context }: IndexedPage) => {
  const terms = new Set<string>();
  eachTerm([...path.split("/"), ...context].join(" / "), true, (term) => terms.add(term));
  return terms;
});

/** Whether all terms occur there. */
function isAround(page: IndexedPage, terms: readonly string[]): boolean {
  const around = surroundingsOf(page);
  return terms.every((term) => around.has(term));
}
