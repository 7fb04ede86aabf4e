import { stopWords } from "./stop-words.ts";
import { eachTerm } from "./words.ts";

/** What of a page is shown in results, and searched before its text is loaded. */
export interface PageNames {
  path: string;
  title: string;
  context: readonly string[];
  names: string;
  called: readonly string[];
  headings: readonly string[];
}

/** Where a term stands in names. Numbers ascend; each stands once. */
export interface NamePosting {
  /** Pages that have it in their title. */
  titles: number[];
  /** Pages that others call so. */
  called: number[];
  /** Pages that have it in their path, their categories or other names. */
  names: number[];
  /** Sections, counted through all pages, that have it in their heading. */
  sections: number[];
}

/** The terms of names. */
export interface NameTerms {
  /** By term, where it stands. */
  postings: Map<string, NamePosting>;
  /** Words in lower case whose term is another, with it: what readers begin to type, or misspell. */
  spellings: Map<string, string>;
}

function otherNames({ path, context, names }: Pick<PageNames, "path" | "context" | "names">): string {
  return [...path.split("/"), ...context, names].join(" / ");
}

/** Find every term of the names of pages. */
export function nameTerms(pages: readonly PageNames[]): NameTerms {
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
    if (spelling.startsWith(term)) spellings.set(spelling, term);
  };
  let section = 0;
  for (const [page, { title, called, headings, ...others }] of pages.entries()) {
    eachTerm(title, false, (term, word) => {
      add(at(term).titles, page);
      spell(term, word);
    });
    for (const name of called) eachTerm(name, false, (term) => add(at(term).called, page));
    eachTerm(otherNames(others), true, (term) => {
      if (!stopWords.has(term)) add(at(term).names, page);
    });
    for (const heading of headings) {
      eachTerm(heading, false, (term, word) => {
        add(at(term).sections, section);
        spell(term, word);
      });
      section++;
    }
  }
  return { postings, spellings };
}
