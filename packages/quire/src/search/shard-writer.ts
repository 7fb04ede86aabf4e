import type { SearchKind } from "./api.ts";
import { searchKinds } from "./api.ts";
import { ByteWriter } from "./bytes.ts";
import type { DocumentTerms, SectionName } from "./document-terms.ts";
import { nameTerms } from "./name-terms.ts";
import { BETWEEN, fromHex, NAMED, SIGNATURE, usualAnchors } from "./shard-format.ts";

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

/** Of each section its anchor, where it is not the one its heading gives. */
function oddAnchors(title: string, sections: readonly SectionName[]): (string | undefined)[] {
  const usual = usualAnchors(
    oneLine(title),
    sections.map(({ heading }) => oneLine(heading)),
  );
  return sections.map(({ anchor }, index) => (anchor === usual[index] ? undefined : anchor));
}

function secondFile(id: string, pages: readonly SearchPage[]): Uint8Array {
  const postings = new Map<string, { pages: number[]; levels: number[] }>();
  for (const [page, { terms }] of pages.entries()) {
    if (terms.terms === "") continue;
    for (const [index, term] of terms.terms.split(" ").entries()) {
      let entry = postings.get(term);
      if (!entry) {
        entry = { pages: [], levels: [] };
        postings.set(term, entry);
      }
      entry.pages.push(page);
      entry.levels.push(level(terms.counts[index]!));
    }
  }
  const known = [
    ...nameTerms(
      pages.map(({ terms, ...page }) => ({
        ...page,
        headings: terms.sections.map(({ heading }) => heading),
      })),
    ).postings.keys(),
  ].sort();
  const knownTerms = new Set(known);
  const more = [...postings.keys()].filter((term) => !knownTerms.has(term)).sort();
  const none = { pages: [], levels: [] };
  const ordered = [...known, ...more].map((term) => postings.get(term) ?? none);

  const writer = new ByteWriter();
  writer.text(SIGNATURE);
  writer.text(id);
  writer.number(known.length);
  writer.sorted(more);
  for (const { pages: numbers } of ordered) writer.number(numbers.length);
  for (const { pages: numbers } of ordered) {
    let before = -1;
    for (const page of numbers) {
      writer.number(page - before - 1);
      before = page;
    }
  }
  writer.block(packLevels(ordered.flatMap(({ levels }) => levels)));
  writer.block(
    Uint8Array.from(pages, ({ terms }) => Math.min(255, Math.round(16 * Math.log2(1 + terms.length)))),
  );
  return writer.finish();
}

/** How often a term occurs, in four levels: once, up to three times, up to eight times, more. */
function level(count: number): number {
  return count <= 1 ? 0 : count <= 3 ? 1 : count <= 8 ? 2 : 3;
}

/** Four levels a byte. */
function packLevels(levels: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(levels.length / 4));
  for (const [index, value] of levels.entries()) bytes[index >> 2]! |= value << ((index & 3) * 2);
  return bytes;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
