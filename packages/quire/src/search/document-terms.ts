import type { Section } from "../markdown/document.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm, eachTermOfWord, wordsOf } from "./words.ts";

/** What the index shows of a document, independent of the page it becomes. */
export interface DocumentOutline {
  /** Its first heading, by which readers know it even if its title differs. */
  heading?: string;
  /** Sections below the title, in order. */
  sections: SectionName[];
  /** Number of words. */
  length: number;
  /** Files with its text: name, and number of sections in it (the introduction counts as one). */
  texts: { name: string; sections: number }[];
}

/** The outline and the terms of a document for the index. */
export interface DocumentTerms extends DocumentOutline {
  /** The distinct terms of its text, separated by spaces. */
  terms: string;
  /**
   * The frequency of each term as a digit: 0 for once, 1 for up to three times, 2 for up to eight, 3 for more.
   */
  levels: string;
}

/** A section of a document. */
export interface SectionName {
  /** Depth: 1 for a heading right below the title, 2 below that, … */
  nesting: number;
  anchor: string;
  heading: string;
  /** Whether it is a named anchor rather than a heading, such as a row of a reference table. */
  isName?: boolean;
}

/** Weight of words in the introduction, relative to others. */
const INTRODUCTION_WEIGHT = 2;

/** Extract the terms of a document's sections. */
export function documentTerms(sections: readonly Section[], texts: DocumentTerms["texts"]): DocumentTerms {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (term: string, times: number) => {
    if (!stopWords.has(term)) counts.set(term, (counts.get(term) ?? 0) + times);
  };
  const addText = (own: readonly Section[], weight: number) => {
    // Documents repeat their words: each distinct one is analysed once.
    for (const [word, times] of tally(own)) {
      eachTermOfWord(word, false, (term) => {
        length += times;
        add(term, times * weight);
      });
    }
  };
  const isFirst = sections[0] !== undefined && isBeginning(sections[0], 0);
  addText(sections.slice(0, isFirst ? 1 : 0), INTRODUCTION_WEIGHT);
  addText(sections.slice(isFirst ? 1 : 0), 1);
  // Words of authors' questions make a page findable without adding to its length.
  for (const { questions = [] } of sections)
    for (const question of questions) eachTerm(question, false, (term) => counts.has(term) || add(term, 1));
  for (const { code } of sections) {
    const names = new Set<string>();
    for (const name of code) eachTerm(name, true, (term) => names.add(term));
    for (const term of names) add(term, 1);
  }
  return {
    sections: sectionNames(sections),
    terms: [...counts.keys()].join(" "),
    levels: Array.from(counts.values(), level).join(""),
    length,
    texts,
  };
}

/** Count the words in the text of sections. */
function tally(sections: readonly Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sections)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function level(count: number): number {
  return count <= 1 ? 0 : count <= 3 ? 1 : count <= 8 ? 2 : 3;
}

/** Headings of the sections, without the page's title. */
function sectionNames(sections: readonly Section[]): SectionName[] {
  return sections
    .filter((section, index) => !isBeginning(section, index))
    .map(({ anchor, path, isName }) => ({
      nesting: Math.max(1, path.length - 1),
      anchor,
      heading: (path.at(-1) ?? "").replace(/\s+/g, " "),
      ...(isName && { isName }),
    }));
}

/** Whether a section is the introduction, before the first heading below the title. */
export function isBeginning({ anchor, path }: Section, index: number): boolean {
  return anchor === "" || (index === 0 && path.length <= 1);
}
