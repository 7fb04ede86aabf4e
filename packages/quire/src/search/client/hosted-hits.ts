import { decodePath } from "../../site/address.ts";
import {
  type MatchedText,
  type SearchHit,
  type SearchKind,
  type SectionHit,
  searchKinds,
  type TextRange,
} from "../api.ts";
import type { HostedSettings } from "./settings.ts";

/** Tags the service puts around what matches; they never stand in text, and never become HTML. */
export const MARKS = { before: "\u0002", after: "\u0003" };

/** A hit as the service gives it, as far as it is read. */
export interface HostedHit {
  objectID: string;
  url: string;
  content?: string | null;
  hierarchy: Partial<Record<string, string | null>>;
  kind?: string;
  docusaurus_tag?: string | string[];
  _highlightResult?: { hierarchy?: Partial<Record<string, { value: string }>> };
  _snippetResult?: { content?: { value: string } };
}

/** Whether a hit can be shown: records of an index that something else made may lack what DocSearch's have. */
export function isHit(hit: Partial<HostedHit> | null): hit is HostedHit {
  return typeof hit?.url === "string" && typeof hit.hierarchy === "object" && hit.hierarchy !== null;
}

/** Hits of the service, which are places, as pages with their places; the order of the best place of each. */
export function groupHits(hits: readonly HostedHit[], settings: HostedSettings): SearchHit[] {
  const pages = new Map<string, { hit: SearchHit; sections: SectionHit[] }>();
  for (const [index, found] of hits.entries()) {
    const [address, anchor] = placeOf(found, settings);
    const levels = levelsOf(found);
    let page = pages.get(address);
    if (!page) {
      const sections: SectionHit[] = [];
      page = {
        sections,
        hit: {
          path: address,
          title: levels[1] ?? levels[0] ?? { text: address, matches: [] },
          context: levels[0] && levels[1] ? [levels[0].text] : [],
          kind: kindOf(found.kind),
          version: versionOf(found, settings),
          sections,
          score: hits.length - index,
        },
      };
      pages.set(address, page);
    }
    const snippet = found._snippetResult?.content?.value ?? found.content;
    page.sections.push({
      anchor: decodePath(anchor),
      headings: levels.slice(2).filter((level) => level !== undefined),
      ...(snippet && { excerpt: readMarks(snippet) }),
    });
  }
  return [...pages.values()].map(({ hit }) => hit);
}

/** Where a hit leads: the address of a page, and the place in it. */
export function placeOf({ url }: HostedHit, settings: HostedSettings): [page: string, anchor: string] {
  const [page = "", anchor = ""] = localAddress(url, settings).split("#");
  return [page, anchor];
}

/** The host of an address that names none. */
const SOMEWHERE = "https://site.invalid";

/**
 * An address as a path of this site, whatever host the index was made on, unless it is one of those that are to stay.
 */
function localAddress(url: string, { externalUrlRegex, baseUrl }: HostedSettings): string {
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return url;
  if (!URL.canParse(url, SOMEWHERE)) return "/";
  const { protocol, pathname, hash } = new URL(url, SOMEWHERE);
  if (!/^https?:$/.test(protocol)) return "/";
  const inside = `${pathname}/`.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return (inside.replace(/(.)\/+$/, "$1") || "/") + hash;
}

/** Text with the service's marks, as text and places. */
function readMarks(marked: string): MatchedText {
  let text = "";
  let start = -1;
  const matches: TextRange[] = [];
  for (const piece of marked.split(/([\u0002\u0003])/)) {
    if (piece === MARKS.before) start = text.length;
    else if (piece === MARKS.after) {
      if (start >= 0 && text.length > start) matches.push([start, text.length]);
      start = -1;
    } else text += piece;
  }
  return { text, matches };
}

/** Headings of a hit, from the category (0) and the title (1) down. */
function levelsOf({ hierarchy, _highlightResult }: HostedHit): (MatchedText | undefined)[] {
  return Array.from({ length: 7 }, (_, level) => {
    const name = `lvl${level}`;
    const text = _highlightResult?.hierarchy?.[name]?.value ?? hierarchy[name];
    return text ? readMarks(text) : undefined;
  });
}

function kindOf(kind: string | undefined): SearchKind {
  return searchKinds.find((known) => known === kind) ?? "page";
}

function versionOf({ docusaurus_tag: tags = [] }: HostedHit, { versions }: HostedSettings): string {
  const own = Array.isArray(tags) ? tags : [tags];
  return versions.find(({ tag }) => own.includes(tag))?.id ?? "";
}
