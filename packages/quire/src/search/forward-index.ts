import type { DocumentTerms } from "./document-terms.ts";

/** The terms of documents by number; it is inverted to search in, and kept to index fewer documents the next time. */
export interface ForwardIndex {
  /** Distinct terms, ascending. */
  terms: string[];
  /** The terms of one document after the other: four times the number of the term, plus its frequency level. */
  entries: Uint32Array;
  /** End of each document's entries. */
  ends: Uint32Array;
}

/** Terms of a document, or its number in the index that is continued. */
export type Indexable = Pick<DocumentTerms, "terms" | "levels"> | { document: number };

const NOTHING: ForwardIndex = { terms: [], entries: new Uint32Array(), ends: new Uint32Array() };

/**
 * Index documents, in order.
 *
 * @param earlier the index that documents are taken over from by number
 */
export function indexForward(documents: readonly Indexable[], earlier: ForwardIndex = NOTHING): ForwardIndex {
  const { terms, entries } = numberTerms(documents, earlier);
  const used = new Uint8Array(terms.length);
  for (const own of entries) for (let at = 0; at < own.length; at++) used[own[at]! >> 2] = 1;
  const order = [...terms.keys()].filter((number) => used[number] === 1);
  order.sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  const places = new Uint32Array(terms.length);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;

  const ends = new Uint32Array(entries.length);
  const all = new Uint32Array(entries.reduce((total, { length }) => total + length, 0));
  let end = 0;
  for (let document = 0; document < entries.length; document++) {
    const own = entries[document]!;
    for (let at = 0; at < own.length; at++) all[end++] = (places[own[at]! >> 2]! << 2) | (own[at]! & 3);
    ends[document] = end;
  }
  return { terms: order.map((number) => terms[number]!), entries: all, ends };
}

/** The entries of each document, whose terms have the numbers of the earlier index, and the next ones. */
function numberTerms(
  documents: readonly Indexable[],
  earlier: ForwardIndex,
): { terms: string[]; entries: Uint32Array[] } {
  const terms = [...earlier.terms];
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const entries = documents.map((document) => {
    if ("document" in document) {
      const start = document.document === 0 ? 0 : earlier.ends[document.document - 1]!;
      return earlier.entries.subarray(start, earlier.ends[document.document]);
    }
    const words = document.terms === "" ? [] : document.terms.split(" ");
    const own = new Uint32Array(words.length);
    for (let at = 0; at < words.length; at++) {
      let number = numbers.get(words[at]!);
      if (number === undefined) {
        number = terms.length;
        numbers.set(words[at]!, number);
        terms.push(words[at]!);
      }
      own[at] = (number << 2) | (document.levels.charCodeAt(at) & 3);
    }
    return own;
  });
  return { terms, entries };
}

/** An inverted index: which documents contain which terms. */
export interface Postings {
  /** Start of each term's entries; the last element is the end of the last term's. */
  starts: Uint32Array;
  /** Four times the number of the document, plus the frequency level; ascending within a term. */
  entries: Uint32Array;
}

/** Invert an index, by a counting sort: the number of entries of each term gives the start of the next. */
export function invert({ terms, entries, ends }: ForwardIndex): Postings {
  const starts = new Uint32Array(terms.length + 1);
  for (let at = 0; at < entries.length; at++) starts[(entries[at]! >> 2) + 1]!++;
  for (let term = 0; term < terms.length; term++) starts[term + 1]! += starts[term]!;
  const next = starts.slice();
  const inverted = new Uint32Array(entries.length);
  let at = 0;
  for (let document = 0; document < ends.length; document++) {
    for (; at < ends[document]!; at++) {
      const entry = entries[at]!;
      inverted[next[entry >> 2]!++] = (document << 2) | (entry & 3);
    }
  }
  return { starts, entries: inverted };
}
