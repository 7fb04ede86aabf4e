import type { Section } from "../markdown/document.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm } from "./words.ts";

/** What of one document goes into the index, whatever page it becomes. */
export interface DocumentTerms {
  /** Sections below the title, in order. */
  sections: SectionName[];
  /** Terms of its text, in ascending order, parted by spaces. */
  terms: string;
  /** How often each occurs. */
  counts: number[];
  /** Number of words. */
  length: number;
  /** Files that hold its text: name, and how many sections stand in it (the beginning is one). */
  texts: { name: string; sections: number }[];
}

export interface SectionName {
  /** 1 for a heading right below the title, 2 below that, … */
  nesting: number;
  anchor: string;
  heading: string;
  /** It is no heading but a name with an id of its own, such as a row of a reference table. */
  isName?: boolean;
}

/** How much more the words before the first heading say about a page than others. */
const INTRODUCTION = 2;

/** Find the terms of a document's sections. */
export function documentTerms(sections: readonly Section[], texts: DocumentTerms["texts"]): DocumentTerms {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [index, section] of sections.entries()) {
    const weight = isBeginning(section, index) ? INTRODUCTION : 1;
    eachTerm(section.text, false, (term) => {
      length++;
      if (!stopWords.has(term)) counts.set(term, (counts.get(term) ?? 0) + weight);
    });
    const names = new Set<string>();
    for (const name of section.code) eachTerm(name, true, (term) => names.add(term));
    for (const term of names) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const terms = [...counts.keys()].sort();
  return {
    sections: sectionNames(sections),
    terms: terms.join(" "),
    counts: terms.map((term) => counts.get(term)!),
    length,
    texts,
  };
}

/** Headings of the sections, without the page's own title. */
export function sectionNames(sections: readonly Section[]): SectionName[] {
  return sections
    .filter((section, index) => !isBeginning(section, index))
    .map(({ anchor, path, isName }) => ({
      nesting: Math.max(1, path.length - 1),
      anchor,
      heading: (path.at(-1) ?? "").replace(/\s+/g, " "),
      ...(isName && { isName }),
    }));
}

/** Whether a section is what stands before the first heading below the title. */
export function isBeginning({ anchor, path }: Section, index: number): boolean {
  return anchor === "" || (index === 0 && path.length <= 1);
}
