import type { SearchKind } from "./api.ts";
import { searchKinds } from "./api.ts";
import { ByteWriter } from "./bytes.ts";
import type { DocumentOutline, DocumentTerms, SectionName } from "./document-terms.ts";
import { type ForwardIndex, invert } from "./forward-index.ts";
import { wordsInNames } from "./name-terms.ts";
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
  /** Its terms, or its outline and its number in the index that is continued. */
  terms: DocumentTerms | (DocumentOutline & { document: number });
}

/** A page with its names and anchors as the first file has them. */
export interface PreparedPage extends SearchPage {
  prepared: PreparedNames;
}

/** What the first file has of a page's names and anchors. */
export interface PreparedNames {
  /** Words of its other names. */
  words: string;
  /** For each section, its shortened anchor; undefined if it is the heading's default id. */
  anchors: (string | undefined)[];
}

/** Prepare the names of a page. The result depends on its title, other names and sections. */
export function prepareNames({ title, names, terms }: SearchPage): PreparedNames {
  return { words: wordsInNames(names), anchors: oddAnchors(title, terms.sections) };
}

/**
 * The first file holds what is shown and weighs most: titles, headings and anchors. Their terms are extracted again
 * when it is read.
 *
 * @param id of the version, and a hash of its content: both files carry it, so that files of different builds are
 *   never combined
 * @param pages in the order of their paths
 */
export function firstFile(id: string, pages: readonly PreparedPage[]): Uint8Array {
  const writer = new ByteWriter();
  writer.text(SIGNATURE);
  writer.text(id);
  writer.sorted(pages.map(({ path }) => path));
  writer.lines(pages.map(({ title }) => oneLine(title)));
  writer.lines(pages.map(({ context }) => context.map(oneLine).join(BETWEEN)));
  writer.lines(pages.map(({ prepared }) => prepared.words));
  writer.block(Uint8Array.from(pages, ({ kind }) => searchKinds.indexOf(kind)));
  writer.block(Uint8Array.from(pages, ({ links }) => toLevel(links)));
  writer.lines(pages.map(({ called }) => called.map(oneLine).join(BETWEEN)));
  for (const { terms } of pages) writer.number(terms.sections.length);
  const sections = pages.flatMap(({ terms }) => terms.sections);
  writer.block(Uint8Array.from(sections, ({ nesting, isName }) => nesting + (isName ? NAMED : 0)));
  writer.lines(sections.map(({ heading }) => oneLine(heading)));
  const odd = pages.flatMap(({ prepared }) => prepared.anchors);
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

/**
 * The second file holds the terms of the text, with the pages that contain them.
 *
 * @param pages in the order of their paths, which the index has, too
 */
export function secondFile(id: string, pages: readonly SearchPage[], index: ForwardIndex): Uint8Array {
  const { terms } = index;
  const { starts, entries } = invert(index);
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

/** The frequency levels of all entries, four to a byte. */
function packLevels(entries: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(entries.length / 4));
  for (let index = 0; index < entries.length; index++)
    bytes[index >> 2]! |= (entries[index]! & 3) << ((index & 3) * 2);
  return bytes;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
