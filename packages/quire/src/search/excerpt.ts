import type { MatchedText, TextRange } from "./api.ts";
import { type FoundWord, findWords, type Marker } from "./marks.ts";

/** Approximate length of an excerpt in characters. */
const EXCERPT_LENGTH = 180;

/**
 * Select the part of a text that covers most of a query, preferring rare words and ones close together; the start
 * of the text if nothing matches.
 *
 * @param rarities of the words of the query, by their index
 */
export function excerptOf(text: string, marker: Marker, rarities: readonly number[]): MatchedText {
  const found = findWords(text, marker);
  let best = { value: 0, from: 0 };
  for (const [index, first] of found.entries()) {
    const seen = new Set<number>();
    let value = 0;
    for (let next = index; next < found.length && found[next]!.end - first.start <= EXCERPT_LENGTH; next++) {
      for (const slot of found[next]!.slots) {
        if (!seen.has(slot)) value += rarities[slot] ?? 0;
        seen.add(slot);
      }
    }
    if (value > best.value * 1.05) best = { value, from: first.start };
  }
  return cut(text, best.from, found);
}

/** Cut a text at word boundaries around a position, with … where something is left out. */
function cut(text: string, around: number, found: readonly FoundWord[]): MatchedText {
  const start = around <= 60 ? 0 : afterSpace(text, sentenceStart(text, around));
  const rough = Math.min(text.length, start + EXCERPT_LENGTH);
  const end = rough === text.length ? rough : beforeSpace(text, rough, start);
  const head = start > 0 ? "… " : "";
  const shift = head.length - start;
  const matches = found
    .filter((one) => one.start >= start && one.end <= end)
    .map((one): TextRange => [one.start + shift, one.end + shift]);
  // These separate table cells and blocks, which do not end in a full stop.
  const piece = text.slice(start, end).replace(/[\n\t]/g, "·");
  return { text: `${head}${piece}${end < text.length ? " …" : ""}`, matches };
}

/** Start of the sentence around a position if it is near, else a word boundary shortly before. */
function sentenceStart(text: string, around: number): number {
  const near = text.slice(Math.max(0, around - 80), around);
  const stop = Math.max(near.lastIndexOf(". "), near.lastIndexOf("? "), near.lastIndexOf("! "));
  return stop >= 0 ? around - near.length + stop + 1 : around - 40;
}

function afterSpace(text: string, at: number): number {
  const space = text.indexOf(" ", Math.max(0, at));
  return space < 0 ? at : space + 1;
}

function beforeSpace(text: string, at: number, least: number): number {
  const space = text.lastIndexOf(" ", at);
  return space > least ? space : at;
}
