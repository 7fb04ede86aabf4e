import type { Section } from "../markdown/document.ts";
import type { SectionText } from "./api.ts";
import { isBeginning } from "./document-terms.ts";

/** Maximum characters of text in a file; longer pages are spread over several. */
const MAX_LENGTH = 24_000;

/**
 * Spread the sections of a page over text files, which are fetched for excerpts: one file for nearly every page,
 * several for exhaustive listings.
 *
 * @returns the sections of each file; the first one starts with the introduction
 */
export function splitTexts(sections: readonly Section[]): SectionText[][] {
  const files: SectionText[][] = [[]];
  let size = 0;
  if (!sections[0] || !isBeginning(sections[0], 0)) files[0]!.push({ anchor: "", headings: [], text: "" });
  for (const [index, section] of sections.entries()) {
    const beginning = isBeginning(section, index);
    const text = section.text || section.code.slice(0, 40).join(" ");
    if (size > 0 && size + text.length > MAX_LENGTH) {
      files.push([]);
      size = 0;
    }
    size += text.length;
    files.at(-1)!.push({
      anchor: beginning ? "" : section.anchor,
      headings: beginning ? [] : section.path.slice(1),
      text,
      ...(section.questions && { questions: section.questions }),
    });
  }
  return files;
}

/** Serialise a text file, before compression. */
export function encodeTexts(sections: readonly SectionText[]): string {
  return JSON.stringify(
    sections.map(({ anchor, headings, text, questions }) => [
      anchor,
      headings,
      text,
      ...(questions ? [questions] : []),
    ]),
  );
}

/** Parse a text file. */
export function decodeTexts(content: string): SectionText[] {
  const rows = JSON.parse(content) as [anchor: string, headings: string[], text: string, asked?: string[]][];
  return rows.map(([anchor, headings, text, questions]) => ({
    anchor,
    headings,
    text,
    ...(questions && { questions }),
  }));
}
