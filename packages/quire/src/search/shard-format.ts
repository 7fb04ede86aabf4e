import { Slugger } from "../markdown/slug.ts";

/** First line of every file of the index; identifies the format. */
export const SIGNATURE = "quire-search-5";

/** Added to the nesting of a section that is a named anchor rather than a heading. */
export const NAMED = 16;

/** Separates the categories and the names of a page; no single-line text contains it. */
export const BETWEEN = "\t";

/**
 * The ids that the headings of a page get by default; sections with another id have one written by the author.
 */
export function usualAnchors(title: string, headings: readonly string[]): string[] {
  const slugger = new Slugger();
  slugger.next(title);
  return headings.map((heading) => slugger.next(heading));
}

/** At the end of a shortened anchor, they stand for the heading and for its default id. */
const HEADING = "\u0001";
const USUAL = "\u0002";
/** A shortened anchor that is the first word of its heading, in lower case. */
const FIRST_WORD = "\u0003";

/**
 * Shorten an anchor that ends like its heading, or is how it starts: `lookml.base_folder` of `base_folder`,
 * `type-owner` of `Owner`, `updatetag` of `updateTag(input)`.
 */
export function shortAnchor(anchor: string, heading: string, usual: string): string {
  if (anchor !== "" && anchor === firstWord(heading)) return FIRST_WORD;
  if (heading !== "" && anchor.endsWith(heading)) return anchor.slice(0, -heading.length) + HEADING;
  if (usual !== "" && anchor.endsWith(usual)) return anchor.slice(0, -usual.length) + USUAL;
  return anchor;
}

/** Restore an anchor from `shortAnchor`. */
export function wholeAnchor(short: string, heading: string, usual: string): string {
  if (short === FIRST_WORD) return firstWord(heading);
  if (short.endsWith(HEADING)) return short.slice(0, -1) + heading;
  return short.endsWith(USUAL) ? short.slice(0, -1) + usual : short;
}

const firstWord = (heading: string) => /^\w*/.exec(heading)![0].toLowerCase();

/** Encode a count of any size in a byte, to a precision of about 2 %. */
export function toLevel(count: number): number {
  return Math.min(255, Math.round(16 * Math.log2(1 + count)));
}

/** Decode a byte from `toLevel`. */
export function fromLevel(level: number): number {
  return 2 ** (level / 16) - 1;
}

/** Parse hex digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** Format bytes as hex digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
