import type { SearchKind } from "./api.ts";
import { searchKinds } from "./api.ts";
import { ByteWriter } from "./bytes.ts";
import type { DocumentTerms, SectionName } from "./document-terms.ts";
import { type PageNames, termsOfNames } from "./name-terms.ts";
import { BETWEEN, fromHex, NAMED, SIGNATURE, shortAnchor, usualAnchors } from "./shard-format.ts";

/** A page as the index takes it. */
export interface SearchPage {
  /** Site path. */
  path: string;
  title: string;
  kind: SearchKind;
  /** Categories it stands in, from the outermost. */
  context: readonly string[];
  /** Other names: its label in the navigation, keywords, what it says of itself. */
  names: string;
  terms: DocumentTerms;
}

/**
 * Write the index of one version.
 *
 * The first file holds what is shown and matters most: titles, headings, anchors. What is searched in them is
 * found again when they are read. The second holds the words of the text, with the pages they stand in: terms
 * of the first are named by their place among them, in ascending order.
 *
 * @param id of the version, and a hash of all that is in it: both files carry it, so that files of two builds
 *   are never taken together
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

/** Of each section its anchor, shortened, where it is not the one its heading gives. */
function oddAnchors(title: string, sections: readonly SectionName[]): (string | undefined)[] {
  const headings = sections.map(({ heading }) => oneLine(heading));
  const usual = usualAnchors(oneLine(title), headings);
  return sections.map(({ anchor }, index) =>
    anchor === usual[index] ? undefined : shortAnchor(anchor, headings[index]!, usual[index]!),
  );
}

function secondFile(id: string, pages: readonly SearchPage[]): Uint8Array {
  const postings = textPostings(pages);
  const inNames = termsOfNames(pages.map(namesOf));
  const known = [...inNames].sort();
  const more = [...postings.keys()].filter((term) => !inNames.has(term)).sort();
  const ordered = [...known, ...more].map((term) => postings.get(term) ?? []);

  const writer = new ByteWriter();
  writer.text(SIGNATURE);
  writer.text(id);
  writer.number(known.length);
  writer.sorted(more);
  for (const { length } of ordered) writer.number(length);
  for (const entries of ordered) {
    let before = -1;
    for (const entry of entries) {
      writer.number((entry >> 2) - before - 1);
      before = entry >> 2;
    }
  }
  writer.block(packLevels(ordered));
  writer.block(
    Uint8Array.from(pages, ({ terms }) => Math.min(255, Math.round(16 * Math.log2(1 + terms.length)))),
  );
  return writer.finish();
}

/** For each term of the text the pages that hold it, in order: four times the page's number, and the level. */
function textPostings(pages: readonly SearchPage[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  for (const [page, { terms }] of pages.entries()) {
    if (terms.terms === "") continue;
    for (const [index, term] of terms.terms.split(" ").entries()) {
      const entry = page * 4 + (terms.levels.charCodeAt(index) & 3);
      const entries = postings.get(term);
      if (entries) entries.push(entry);
      else postings.set(term, [entry]);
    }
  }
  return postings;
}

function namesOf({ terms, ...page }: SearchPage): PageNames {
  return { ...page, headings: terms.sections.map(({ heading }) => heading) };
}

/** The levels of all entries, four a byte. */
function packLevels(ordered: readonly (readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(ordered.reduce((sum, { length }) => sum + length, 0) / 4));
  let index = 0;
  for (const entries of ordered) {
    for (const entry of entries) {
      bytes[index >> 2]! |= (entry & 3) << ((index & 3) * 2);
      index++;
    }
  }
  return bytes;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
