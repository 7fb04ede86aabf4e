import { Slugger } from "../markdown/slug.ts";

/** First word of every file of the index: it says what the rest is. */
export const SIGNATURE = "quire-search-4";

/** Added to the nesting of a section that is no heading but a name with an id. */
export const NAMED = 16;

/** Stands between the categories of a page, and between what it is called; no text of one line holds it. */
export const BETWEEN = "\t";

/** Anchors that the headings of a page give by themselves; a section has another only where an author says so. */
export function usualAnchors(title: string, headings: readonly string[]): string[] {
  const slugger = new Slugger();
  slugger.next(title);
  return headings.map((heading) => slugger.next(heading));
}

/** Stand at the end of a shortened anchor for the heading, and for the anchor that the heading gives by itself. */
const HEADING = "\u0001";
const USUAL = "\u0002";

/** An anchor without what its heading tells: `lookml.base_folder` of `base_folder`, `type-owner` of `Owner`. */
export function shortAnchor(anchor: string, heading: string, usual: string): string {
  if (heading !== "" && anchor.endsWith(heading)) return anchor.slice(0, -heading.length) + HEADING;
  if (usual !== "" && anchor.endsWith(usual)) return anchor.slice(0, -usual.length) + USUAL;
  return anchor;
}

/** The anchor that `shortAnchor` shortened. */
export function wholeAnchor(short: string, heading: string, usual: string): string {
  if (short.endsWith(HEADING)) return short.slice(0, -1) + heading;
  return short.endsWith(USUAL) ? short.slice(0, -1) + usual : short;
}

/** A count of any size in a byte, to about 2 %. */
export function toLevel(count: number): number {
  return Math.min(255, Math.round(16 * Math.log2(1 + count)));
}

/** The count that `toLevel` made a byte of, about. */
export function fromLevel(level: number): number {
  return 2 ** (level / 16) - 1;
}

/** Bytes written as hex digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** Hex digits of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
