import { Slugger } from "../markdown/slug.ts";

/** First word of every file of the index: it says what the rest is. */
export const SIGNATURE = "quire-search-1";

/** Added to the nesting of a section that is no heading but a name with an id. */
export const NAMED = 16;

/** Stands between the categories of a page; no text of one line holds it. */
export const BETWEEN = "\t";

/** Anchors that the headings of a page give by themselves; a section has another only where an author says so. */
export function usualAnchors(title: string, headings: readonly string[]): string[] {
  const slugger = new Slugger();
  slugger.next(title);
  return headings.map((heading) => slugger.next(heading));
}

/** Bytes written as hex digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** Hex digits of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
