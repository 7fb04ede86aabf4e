import type { SearchKind } from "./api.ts";
import { searchKinds } from "./api.ts";
import { ByteWriter } from "./bytes.ts";
import type { DocumentTerms, SectionName } from "./document-terms.ts";
import { BETWEEN, fromHex, NAMED, SIGNATURE, shortAnchor, toLevel, usualAnchors } from "./shard-format.ts";

/** A page to index. */
export interface SearchPage {
  /** Site path. */
  path: string;
  title: string;
  kind: SearchKind;
  /** Categories of the page, outermost first. */
  context: readonly string[];
  /** Other names: its navigation label, keywords and description. */
  names: string;
  /** Number of other pages that link to it. */
  links: number;
  /** Texts of links to it from other documents. */
  called: readonly string[];
  terms: DocumentTerms;
}

/**
 * Write the index of one version.
 *
 * The first file holds what is shown and weighs most: titles, headings and anchors. Their terms are extracted
 * again when it is read. The second file holds the terms of the text, with the pages that contain them.
 *
 * @param id of the version, and a hash of its content: both files carry it, so that files of different builds are
 *   never combined
 */
export function writeShard(
  id: string,
  pages: readonly SearchPage[],
): { first: Uint8Array; second: Uint8Array } {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { first: firstFile(id, sorted), second: secondFile(id, sorted) };
}

function firstFile(id: string, pages: readonly SearchPage[]): Uint8Array {
  const writer = new ByteWriter();
  writer.text(SIGNATURE);
  writer.text(id);
  writer.sorted(pages.map(({ path }) => path));
  writer.lines(pages.map(({ title }) => oneLine(title)));
  writer.lines(pages.map(({ context }) => context.map(oneLine).join(BETWEEN)));
  writer.lines(pages.map(({ names }) => oneLine(names)));
  writer.block(Uint8Array.from(pages, ({ kind }) => searchKinds.indexOf(kind)));
  writer.block(Uint8Array.from(pages, ({ links }) => toLevel(links)));
  writer.lines(pages.map(({ called }) => called.map(oneLine).join(BETWEEN)));
  for (const { terms } of pages) writer.number(terms.sections.length);
  const sections = pages.flatMap(({ terms }) => terms.sections);
  writer.block(Uint8Array.from(sections, ({ nesting, isName }) => nesting + (isName ? NAMED : 0)));
  writer.lines(sections.map(({ heading }) => oneLine(heading)));
  const odd = pages.flatMap(({ title, terms }) => oddAnchors(title, terms.sections));
  writer.ascending(odd.flatMap((anchor, index) => (anchor === undefined ? [] : [index])));
  writer.lines(odd.filter((anchor) => anchor !== undefined));
  for (const { terms } of pages) {
    writer.number(terms.texts.length);
    for (const text of terms.texts) {
      writer.block(fromHex(text.name));
      writer.number(text.sections);
    }
  }
  return writer.finish();
}

/** The shortened anchor of each section whose anchor is not its heading's default id. */
function oddAnchors(title: string, sections: readonly SectionName[]): (string | undefined)[] {
  const headings = sections.map(({ heading }) => oneLine(heading));
  const usual = usualAnchors(oneLine(title), headings);
  return sections.map(({ anchor }, index) =>
    anchor === usual[index] ? undefined : shortAnchor(anchor, headings[index]!, usual[index]!),
  );
}

function secondFile(id: string, pages: readonly SearchPage[]): Uint8Array {
  const { terms, starts, entries } = textPostings(pages);
  const writer = new ByteWriter();
  writer.text(SIGNATURE);
  writer.text(id);
  writer.sorted(terms);
  for (let term = 0; term < terms.length; term++) writer.number(starts[term + 1]! - starts[term]!);
  for (let term = 0; term < terms.length; term++) {
    let before = -1;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const page = entries[at]! >> 2;
      writer.number(page - before - 1);
      before = page;
    }
  }
  writer.block(packLevels(entries));
  writer.block(Uint8Array.from(pages, ({ terms }) => toLevel(terms.length)));
  return writer.finish();
}

/** An inverted index of the text: which pages contain which terms. */
interface TextPostings {
  /** In ascending order. */
  terms: string[];
  /** Start of each term's entries; the last element is the end of the last term's. */
  starts: Uint32Array;
  /** Four times the page number, plus the frequency level; ascending within a term. */
  entries: Uint32Array;
}

function textPostings(pages: readonly SearchPage[]): TextPostings {
  const numbers = new Map<string, number>();
  const termsOf = pages.map(({ terms: { terms } }) => {
    const words = terms === "" ? [] : terms.split(" ");
    const own = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index++) {
      const word = words[index]!;
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
      }
      own[index] = number;
    }
    return own;
  });
  const terms = [...numbers.keys()].sort();
  const places = new Uint32Array(terms.length);
  for (const [place, term] of terms.entries()) places[numbers.get(term)!] = place;

  // A counting sort: the number of entries of each term gives the start of the next.
  const starts = new Uint32Array(terms.length + 1);
  for (const own of termsOf) for (const number of own) starts[places[number]! + 1]!++;
  for (let place = 0; place < terms.length; place++) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const entries = new Uint32Array(starts[terms.length]!);
  for (const [page, own] of termsOf.entries()) {
    const { levels } = pages[page]!.terms;
    for (let index = 0; index < own.length; index++) {
      entries[next[places[own[index]!]!]!++] = page * 4 + (levels.charCodeAt(index) & 3);
    }
  }
  return { terms, starts, entries };
}

/** The frequency levels of all entries, four to a byte. */
function packLevels(entries: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(entries.length / 4));
  for (let index = 0; index < entries.length; index++)
    bytes[index >> 2]! |= (entries[index]! & 3) << ((index & 3) * 2);
  return bytes;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
