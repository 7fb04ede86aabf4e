import type { Section } from "../markdown/document.ts";
import type { SectionText } from "./api.ts";
import { isBeginning } from "./document-terms.ts";

/** Characters of text in one file; a page that has more is spread over several. */
const MOST = 24_000;

/**
 * Spread the text of a page's sections over files that are fetched for excerpts: one for nearly every page, a
 * few for those that list everything.
 *
 * @returns for each file its sections; the first begins with the beginning of the page
 */
export function splitTexts(sections: readonly Section[]): SectionText[][] {
  const files: SectionText[][] = [[]];
  let size = 0;
  if (!sections[0] || !isBeginning(sections[0], 0)) files[0]!.push({ anchor: "", headings: [], text: "" });
  for (const [index, section] of sections.entries()) {
    const beginning = isBeginning(section, index);
    const text = section.text || section.code.slice(0, 40).join(" ");
    if (size > 0 && size + text.length > MOST) {
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

/** A file of texts as it is written, before compression. */
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

/** Read a file of texts. */
export function decodeTexts(content: string): SectionText[] {
  const rows = JSON.parse(content) as [anchor: string, headings: string[], text: string, asked?: string[]][];
  return rows.map(([anchor, headings, text, questions]) => ({
    anchor,
    headings,
    text,
    ...(questions && { questions }),
  }));
}
