import type { SearchHit, SearchVersion, SectionHit } from "../api.ts";
import { element } from "./element.ts";
import { addressOf } from "./facts.ts";
import { icon } from "./icon.ts";
import { markedText } from "./marked-text.ts";
import { kindNames } from "./texts.ts";

export interface HitListOptions {
  baseUrl: string;
  versions: readonly SearchVersion[];
  /** Options of a list box, moved through with the arrows; else a list of links. */
  options: boolean;
  /** Places of a page that are shown beside the page itself. */
  mostSections: number;
}

/**
 * Results grouped by page: the page with its kind and version, and below it the places in it that match. Each
 * link has the number of its page, from 0, as `data-page`.
 */
export function hitList(hits: readonly SearchHit[], options: HitListOptions): HTMLElement[] {
  return hits.map((hit, index) => pageOf(hit, index, options));
}

function pageOf(hit: SearchHit, index: number, options: HitListOptions): HTMLElement {
  const beginning = hit.sections.find(({ anchor }) => anchor === "");
  const sections = hit.sections.filter((section) => section !== beginning).slice(0, options.mostSections);
  const link = linkTo(
    hit,
    index,
    "",
    options,
    icon("page"),
    element("span", { class: "hit-title" }, element("span", { class: "hit-name" }, ...markedText(hit.title))),
    element("span", { class: "hit-facts" }, ...factsOf(hit, options.versions)),
    hit.context.length > 0
      ? element("span", { class: "hit-context" }, ...path(hit.context.map((name) => [name])))
      : undefined,
    excerptOf(beginning),
  );
  const places = sections.map((section) => {
    const { headings, anchor } = section;
    const title = element("span", { class: "hit-title" }, ...path(headings.map(markedText)));
    const place = linkTo(hit, index, anchor, options, icon("place"), title, excerptOf(section));
    place.classList.add("hit-section");
    return place;
  });
  if (options.options) {
    return element("div", { class: "hit", role: "group", "aria-label": hit.title.text }, link, ...places);
  }
  const list = element("ul", { class: "hit-sections" }, ...places.map((place) => element("li", {}, place)));
  return element("li", { class: "hit" }, link, places.length > 0 ? list : undefined);
}

function linkTo(
  hit: SearchHit,
  page: number,
  anchor: string,
  { baseUrl, options }: HitListOptions,
  ...children: (Node | undefined)[]
): HTMLAnchorElement {
  return element(
    "a",
    {
      class: "hit-link",
      href: addressOf(baseUrl, hit.path, anchor),
      "data-page": String(page),
      ...(options && { role: "option", tabindex: "-1", "aria-selected": "false" }),
    },
    ...children,
  );
}

/** What the page is and, where there are several, which version it belongs to. */
function factsOf(hit: SearchHit, versions: readonly SearchVersion[]): (HTMLElement | string)[] {
  const version = versions.length > 1 ? versions.find(({ id }) => id === hit.version) : undefined;
  return [
    element("span", { class: "hit-kind" }, kindNames[hit.kind]),
    ...(version ? [" ", element("span", { class: "hit-version" }, version.label)] : []),
  ];
}

/** Names from the outermost to the innermost, with signs between them. */
function path(names: readonly (readonly (Node | string)[])[]): (Node | string)[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? [element("span", { class: "hit-step" }, " › ")] : []),
    ...name,
  ]);
}

function excerptOf(section: SectionHit | undefined): HTMLElement | undefined {
  return section?.excerpt && element("span", { class: "hit-excerpt" }, ...markedText(section.excerpt));
}
