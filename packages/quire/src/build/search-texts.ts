import { deflateSync } from "node:zlib";
import type { Section } from "../markdown/document.ts";
import { type DocumentTerms, documentTerms } from "../search/document-terms.ts";
import { encodeTexts, splitTexts } from "../search/text-files.ts";
import { contentHash } from "./workspace.ts";

/** Digits of a hash that names a file of texts. */
const DIGITS = 16;

/** Where a file of the index is in the output, by its name. */
export function searchFile(name: string): string {
  return `assets/search/${name}.bin`;
}

/** What of a document goes into the index, the names of the files of its text included. */
export function termsOf(sections: readonly Section[]): DocumentTerms {
  const texts = splitTexts(sections).map((file) => ({
    name: contentHash(encodeTexts(file)).slice(0, DIGITS),
    sections: file.length,
  }));
  return documentTerms(sections, texts);
}

/** The files that hold a document's text for excerpts: name in the output, and content. */
export function textFiles(sections: readonly Section[]): { name: string; content: Uint8Array }[] {
  return splitTexts(sections).map((file) => {
    const text = encodeTexts(file);
    return { name: searchFile(contentHash(text).slice(0, DIGITS)), content: deflateSync(text) };
  });
}
