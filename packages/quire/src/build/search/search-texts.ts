import { deflateSync } from "node:zlib";
import { contentHash } from "../../base/content-hash.ts";
import { oncePer } from "../../base/once-per.ts";
import { type CompiledDocument, ownTitle, type Section } from "../../markdown/document.ts";
import { type DocumentTerms, documentTerms } from "../../search/document-terms.ts";
import { filePath } from "../../search/manifest.ts";
import { encodeTexts, splitTexts } from "../../search/text-files.ts";

/** Number of hash digits in the name of a text file: 48 bits, as the index lists thousands of them at most. */
const DIGITS = 12;

/** The terms of a document for the index, with the names of its text files. */
export function termsOf(document: Pick<CompiledDocument, "sections" | "hasH1">): DocumentTerms {
  const { sections } = document;
  const texts = encodedTexts(sections).map(({ name, sections: count }) => ({ name, sections: count }));
  const heading = ownTitle(document);
  return { ...documentTerms(sections, texts), ...(heading && { heading }) };
}

/** The files with a document's text for excerpts: name in the output, and content. */
export function textFiles(sections: readonly Section[]): { name: string; content: Uint8Array }[] {
  return encodedTexts(sections).map(({ name, text }) => ({
    name: filePath(name).slice(1),
    content: deflateSync(text, SMALL),
  }));
}

/** Small compression tables, as the files are a few kilobytes. */
const SMALL = { level: 5, memLevel: 6, windowBits: 14 };

interface EncodedTexts {
  name: string;
  text: string;
  /** Number of sections in it. */
  sections: number;
}

/** Documents are rendered right after they are compiled, and both steps need the same files. */
const encodedTexts = oncePer((sections: readonly Section[]): EncodedTexts[] =>
  splitTexts(sections).map((file) => {
    const text = encodeTexts(file);
    return { name: contentHash(text).slice(0, DIGITS), text, sections: file.length };
  }),
);
