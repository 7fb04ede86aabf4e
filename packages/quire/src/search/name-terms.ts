import type { SectionName } from "./document-terms.ts";
import type { IndexedPage } from "./shard.ts";
import { stopWords } from "./stop-words.ts";
import { eachTerm, eachTermOfWord, wordsOf } from "./words.ts";

/** Where a term occurs in names, as ascending numbers without duplicates. */
export interface NamePosting {
  /** Pages with the term in their title. */
  titles: number[];
  /** Pages with the term in the text of links to them. */
  called: number[];
  /** Pages with the term in their path, categories or other names. */
  names: number[];
  /** Sections with the term in their heading, numbered across all pages. */
  sections: number[];
}

/** The inverted index of names. */
export interface NameTerms {
  /** By term, where it stands. */
  postings: Map<string, NamePosting>;
  /** Words in lower case that are indexed by another term, with that term: used for prefixes and typos. */
  spellings: Map<string, string>;
}

/** The words of a page's other names that are searched, each once. */
export function wordsInNames(names: string): string {
  const known = new Set<string>(stopWords);
  const words = wordsOf(names).filter((word) => {
    const before = known.size;
    eachTermOfWord(word, true, (term) => known.add(term));
    return known.size > before;
  });
  return words.join(" ");
}

/** Index the names of pages and of their sections: what is searched before the text is loaded. */
export function nameTerms(pages: readonly IndexedPage[], sections: readonly SectionName[]): NameTerms {
  const postings = new Map<string, NamePosting>();
  const spellings = new Map<string, string>();
  const at = (term: string) => {
    let posting = postings.get(term);
    if (!posting) {
      posting = { titles: [], called: [], names: [], sections: [] };
      postings.set(term, posting);
    }
    return posting;
  };
  const add = (list: number[], number: number) => {
    if (list.at(-1) !== number) list.push(number);
  };
  const spell = (term: string, word: string) => {
    if (term.length === word.length) return;
    const spelling = word.toLowerCase();
    // The stem of a plain word may end otherwise: `properties`, `property`.
    if (spelling.startsWith(term) || /^\p{L}+$/u.test(spelling)) spellings.set(spelling, term);
  };
  for (const [page, { title, called, path, context, names, firstSection, endSection }] of pages.entries()) {
    eachTerm(title, false, (term, word) => {
      add(at(term).titles, page);
      spell(term, word);
    });
    for (const name of called) eachTerm(name, false, (term) => add(at(term).called, page));
    eachTerm([...path.split("/"), ...context, names].join(" / "), true, (term) => {
      if (!stopWords.has(term)) add(at(term).names, page);
    });
    for (let section = firstSection; section < endSection; section++) {
      eachTerm(sections[section]!.heading, false, (term, word) => {
        add(at(term).sections, section);
        spell(term, word);
      });
    }
  }
  return { postings, spellings };
}
