import type { SectionHit, SectionText } from "./api.ts";
import { excerptOf } from "./excerpt.ts";
import { findWords, type Marker, markText } from "./marks.ts";

/**
 * Weights of a word in a section by where it occurs: in its heading, in the title or a heading above, in the
 * text.
 */
const WEIGHT = { heading: 1, above: 0.5, text: 0.7 };
/** Bonus for consecutive words of the query that occur close together. */
const PROXIMITY_BONUS = 0.15;
const MAX_SECTIONS = 3;

/**
 * Find the sections of a page that match a query best, with excerpts.
 *
 * @param rarities of the words of the query, by their index
 */
export function findPlaces(
  title: string,
  sections: readonly SectionText[],
  marker: Marker,
  rarities: readonly number[],
): SectionHit[] {
  const inTitle = slotsOf(title, marker);
  const scored = sections.map((section, index) => ({
    section,
    index,
    score: scoreSection(section, inTitle, marker, rarities),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  // Whoever names the page asks for what it is about, not for a section that happens to repeat its name.
  const isNamed = rarities.every((rarity, slot) => rarity === 0 || inTitle.has(slot));
  if (isNamed) for (const one of scored) if (one.section.anchor === "" && one.score > 0) one.score = best + 1;
  return scored
    .filter(({ score }) => score > 0 && score >= best * 0.6)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MAX_SECTIONS)
    .map(({ section }) => ({
      anchor: section.anchor,
      headings: section.headings.map((heading) => markText(heading, marker)),
      excerpt: excerptOf(section.text, marker, rarities),
    }));
}

function scoreSection(
  { anchor, headings, text }: SectionText,
  inTitle: ReadonlySet<number>,
  marker: Marker,
  rarities: readonly number[],
): number {
  const own = slotsOf(headings.at(-1) ?? "", marker);
  const above = slotsOf(headings.slice(0, -1).join(" "), marker);
  const words = findWords(text, marker);
  const inText = new Map<number, number>();
  let near = 0;
  for (const [index, { slots, start }] of words.entries()) {
    for (const slot of slots) inText.set(slot, (inText.get(slot) ?? 0) + 1);
    const before = words[index - 1];
    if (before && start - before.end < 24 && slots.some((slot) => before.slots.includes(slot - 1))) near++;
  }
  let score = 0;
  for (const [slot, rarity] of rarities.entries()) {
    const count = inText.get(slot) ?? 0;
    const text = count === 0 ? 0 : WEIGHT.text * (1 + 0.25 * Math.min(3, Math.log2(count)));
    // The title is the heading of the introduction.
    const title = inTitle.has(slot) ? (anchor === "" ? WEIGHT.heading : WEIGHT.above) : 0;
    const heading = own.has(slot) ? WEIGHT.heading : above.has(slot) ? WEIGHT.above : title;
    score += rarity * (heading + text);
  }
  const length = headings.length === 0 ? 0 : countWords(headings.at(-1)!);
  // Of two headings that match equally, prefer the one with fewer other words.
  const exact = length > 0 ? own.size / Math.max(own.size, length) : 0;
  return score * (1 + 0.12 * exact) + PROXIMITY_BONUS * Math.min(3, near) * Math.max(0, ...rarities);
}

function slotsOf(text: string, marker: Marker): Set<number> {
  return new Set(findWords(text, marker).flatMap(({ slots }) => slots));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
