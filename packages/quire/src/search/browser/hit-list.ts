import type { SearchHit, SearchVersion, SectionHit } from "../api.ts";
import { element } from "./element.ts";
import { addressOf } from "./facts.ts";
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

/** Results grouped by page: the page with its kind and version, and below it the places in it that match. */
export function hitList(hits: readonly SearchHit[], options: HitListOptions): HTMLElement[] {
  return hits.map((hit, index) => pageOf(hit, index, options));
}

function pageOf(hit: SearchHit, index: number, options: HitListOptions): HTMLElement {
  const beginning = hit.sections.find(({ anchor }) => anchor === "");
  const sections = hit.sections.filter((section) => section !== beginning).slice(0, options.mostSections);
  const version = options.versions.find(({ id }) => id === hit.version);
  const several = options.versions.length > 1;
  const facts = [...hit.context, kindNames[hit.kind], ...(version && several ? [version.label] : [])];
  const link = linkTo(
    hit,
    "",
    options,
    element(
      "span",
      { class: "hit-title" },
      element("span", { class: "hit-name" }, ...markedText(hit.title)),
      element("span", { class: "hit-kind" }, facts.join(" · ")),
    ),
    excerptOf(beginning),
  );
  link.dataset.page = String(index);
  const places = sections.map((section) => {
    const place = linkTo(hit, section.anchor, options, headingsOf(section), excerptOf(section));
    place.classList.add("hit-section");
    place.dataset.page = String(index);
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
  anchor: string,
  { baseUrl, options }: HitListOptions,
  ...children: (Node | undefined)[]
): HTMLAnchorElement {
  const href = addressOf(baseUrl, hit.path, anchor);
  const role = options ? { role: "option", tabindex: "-1", "aria-selected": "false" } : {};
  return element("a", { class: "hit-link", href, ...role }, ...children);
}

function headingsOf({ headings }: SectionHit): HTMLElement {
  const parts = headings.flatMap((heading, index) => [
    ...(index > 0 ? [element("span", { class: "hit-step", "aria-hidden": "true" }, " › ")] : []),
    ...markedText(heading),
  ]);
  return element("span", { class: "hit-headings" }, ...parts);
}

function excerptOf(section: SectionHit | undefined): HTMLElement | undefined {
  return section?.excerpt && element("span", { class: "hit-excerpt" }, ...markedText(section.excerpt));
}
