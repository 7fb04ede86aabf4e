import { deflateSync } from "node:zlib";
import { type CompiledDocument, ownTitle, type Section } from "../markdown/document.ts";
import { type DocumentTerms, documentTerms } from "../search/document-terms.ts";
import { filePath } from "../search/manifest.ts";
import { encodeTexts, splitTexts } from "../search/text-files.ts";
import { contentHash } from "./workspace.ts";

/** Digits of a hash that names a file of texts. */
const DIGITS = 16;

/** What of a document goes into the index, the names of the files of its text included. */
export function termsOf(document: Pick<CompiledDocument, "sections" | "hasH1">): DocumentTerms {
  const { sections } = document;
  const texts = encodedTexts(sections).map(({ name, sections: count }) => ({ name, sections: count }));
  const heading = ownTitle(document);
  return { ...documentTerms(sections, texts), ...(heading && { heading }) };
}

/** The files that hold a document's text for excerpts: name in the output, and content. */
export function textFiles(sections: readonly Section[]): { name: string; content: Uint8Array }[] {
  return encodedTexts(sections).map(({ name, text }) => ({
    name: filePath(name).slice(1),
    content: deflateSync(text, SMALL),
  }));
}

/** Files of a few kilobytes are not worth the tables that are made for large ones. */
const SMALL = { level: 5, memLevel: 6, windowBits: 14 };

interface EncodedTexts {
  name: string;
  text: string;
  /** How many sections stand in it. */
  sections: number;
}

/** A document that is compiled is drawn right after: its terms and its files need the same. */
const kept = new WeakMap<readonly Section[], EncodedTexts[]>();

function encodedTexts(sections: readonly Section[]): EncodedTexts[] {
  let files = kept.get(sections);
  if (!files) {
    files = splitTexts(sections).map((file) => {
      const text = encodeTexts(file);
      return { name: contentHash(text).slice(0, DIGITS), text, sections: file.length };
    });
    kept.set(sections, files);
  }
  return files;
}
