import type { QueryWord } from "../search/query.ts";
import type { Asked } from "./evidence.ts";
import type { Passage } from "./passages.ts";
import { formOf } from "./question.ts";
import { type Sentences, sentencesIn } from "./text-words.ts";
import { coverOf, shareOf } from "./word-marks.ts";

/** What is done to things of one's own, rather than with what is documented: a sure sign of asking for how another product is used. */
const making =
  /\b(?:create|build|make|write|delete|drop|rename|publish|install|uninstall|reset|change|grant|buy|learn|restart|resize|cancel|renew|share|join|merge|debug|optimi[sz]e|tune|speed up|sign up)\b/i;
/** What connects to other products is documented. */
const connecting = /\b(?:sources?|connectors?|plugins?|recipes?|integrations?)\b/i;
/** Words that nearly all pages have, such as the name of what is documented. */
const EVERYWHERE = 2.6;
/** A heading or question asks the same when it has this part of the words. */
const SAME = 0.8;
/** What headings above count for. */
const ABOVE = 0.9;
const SURE = 0.99;

/**
 * Whether a question is about the use of another product that the documentation only connects to: it names one that has
 * a page as a source, asks to make or change something or to compare two of them, and no heading and no question of an
 * author says the same. "How do I reset my Tableau password?" finds how to reset a password, and how to connect Tableau.
 */
export function isOfOthers(
  text: string,
  words: readonly QueryWord[],
  { form, marks, rarities }: Asked,
  ranked: readonly Passage[],
): boolean {
  const isMade = making.test(text);
  if ((!isMade && form !== "compare") || connecting.test(text)) return false;
  if (rarities.some((rarity, slot) => !words[slot]?.isStop && rarity < EVERYWHERE)) return false;
  const products = new Map<string, number[]>();
  for (const { hit } of ranked) {
    if (hit.kind !== "source" || products.has(hit.path)) continue;
    const named = namedIn(sentencesIn(hit.title.text), marks);
    if (named) products.set(hit.path, named);
  }
  const slots = new Set([...products.values()].flat());
  if (slots.size === 0) return false;
  const wanted = rarities.map((rarity, slot) => (words[slot]?.isStop || words[slot]?.isWeak ? 0 : rarity));
  // Two names, and what stands between them; more words compare things within one product.
  if (!isMade && wanted.filter(Boolean).length > 3) return false;
  return !ranked.some(({ hit, section }) => {
    const above = coverOf(
      [hit.title.text, ...section.headings.slice(0, -1)].join(" . "),
      marks,
      rarities.length,
    );
    return [section.headings.at(-1) ?? hit.title.text, ...(section.questions ?? [])].some((said) => {
      if (form === "compare" && formOf(said) !== form) return false;
      const own = coverOf(said, marks, rarities.length);
      return (
        shareOf(
          own.map((value, slot) => Math.max(value, ABOVE * above[slot]!)),
          wanted,
        ) >= SAME
      );
    });
  });
}

/** Places of the words of the question that a title is, all of it. */
function namedIn(title: Sentences, marks: Asked["marks"]): number[] | undefined {
  const named: number[] = [];
  for (const word of title.flat()) {
    if (word.isStop || word.whole === "") continue;
    const mark = marks(word).find(({ weight }) => weight >= SURE);
    if (!mark) return undefined;
    named.push(mark.slot);
  }
  return named.length > 0 ? named : undefined;
}
