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

/**
 * Delimiters for the service to put around matches: control characters that no text contains and that are never
 * parsed as HTML.
 */
export const MARKS = { before: "\u0002", after: "\u0003" };

/** A hit as returned by the service, limited to the fields in use. */
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

/** Whether a hit can be shown: records of an index made by other tools may lack fields. */
export function isHit(hit: Partial<HostedHit> | null): hit is HostedHit {
  return typeof hit?.url === "string" && typeof hit.hierarchy === "object" && hit.hierarchy !== null;
}

/** Group hits, which are sections, by page, in the order of each page's best section. */
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

/** Split a hit's URL into page and anchor. */
export function placeOf({ url }: HostedHit, settings: HostedSettings): [page: string, anchor: string] {
  const [page = "", anchor = ""] = localAddress(url, settings).split("#");
  return [page, anchor];
}

/** Base for resolving paths without a host. */
const SOMEWHERE = "https://site.invalid";

/**
 * Convert a URL to a path of this site regardless of its host, which may differ where the index was made; URLs
 * that match `externalUrlRegex` are kept.
 */
function localAddress(url: string, { externalUrlRegex, baseUrl }: HostedSettings): string {
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return url;
  if (!URL.canParse(url, SOMEWHERE)) return "/";
  const { protocol, pathname, hash } = new URL(url, SOMEWHERE);
  if (!/^https?:$/.test(protocol)) return "/";
  const inside = `${pathname}/`.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return (inside.replace(/(.)\/+$/, "$1") || "/") + hash;
}

/** Convert text with the service's delimiters to text with ranges. */
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
