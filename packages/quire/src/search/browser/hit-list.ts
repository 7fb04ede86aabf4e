import type { MatchedText, SearchHit, SearchVersion, SectionHit } from "../api.ts";
import { arrange } from "./arrange.ts";
import { element } from "./element.ts";
import { addressOf } from "./facts.ts";
import { icon } from "./icon.ts";
import { markedText } from "./marked-text.ts";
import { kindNames } from "./texts.ts";

/** How results are listed. */
export interface HitListOptions {
  baseUrl: string;
  versions: readonly SearchVersion[];
  /** Options of a list box, moved through with the arrows; else a list of links. */
  options: boolean;
  /** Places of a page that are shown beside the page itself. */
  mostSections: number;
  /** Pages that are drawn at once; the others are drawn when those have been painted, once the hits are settled. */
  atOnce: number;
}

/**
 * Results grouped by page: the page with its kind and version, and below it the places in it that match.
 *
 * What is found again from one letter to the next keeps its elements, and only what is new of it is written: a
 * keystroke costs what it changes, and nothing moves that stays.
 */
export interface HitList {
  /** The hits that were drawn last. */
  shown: readonly SearchHit[];
  /**
   * @param settled the hits have their excerpts. Until then a page that is listed already keeps the places it shows
   */
  draw(hits: readonly SearchHit[], settled: boolean): void;
}

/** @param list holds the results and nothing else, once they are drawn */
export function createHitList(list: HTMLElement, options: HitListOptions): HitList {
  /** The pages that are listed. */
  const pages = new Map<string, PageOfHit>();
  let draws = 0;
  const isListed = (page: PageOfHit | undefined) => page?.element.parentNode === list;
  return {
    shown: [],
    draw(hits, settled) {
      this.shown = hits;
      const keys = hits.map(({ version, path }) => `${version} ${path}`);
      for (const [key, page] of pages) if (!keys.includes(key) || !isListed(page)) pages.delete(key);
      const write = (start: number, end: number) => {
        for (let index = start; index < Math.min(end, hits.length); index++) {
          const known = pages.get(keys[index]!);
          const page = known ?? createPage(hits[index]!, options);
          page.draw(hits[index]!, settled || !known);
          pages.set(keys[index]!, page);
        }
        arrange(
          list,
          keys.flatMap((key) => pages.get(key)?.element ?? []),
        );
      };
      const { atOnce } = options;
      const own = ++draws;
      write(0, atOnce);
      if (!settled || hits.length <= atOnce) return;
      afterPaint(() => {
        // Other results may stand there by now, or something else.
        if (own === draws && isListed(pages.get(keys[0]!))) write(atOnce, hits.length);
      });
    },
  };
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

interface PageOfHit {
  element: HTMLElement;
  draw(hit: SearchHit, withPlaces: boolean): void;
}

/** The page of a hit, without what depends on the query. */
function createPage(hit: SearchHit, options: HitListOptions): PageOfHit {
  const context = hit.context.length > 0 && hit.context.map((text) => ({ text, matches: [] }));
  const name = element("span", { class: "hit-name" });
  const page = createRow(
    hit,
    "",
    options,
    icon("page"),
    element(
      "span",
      { class: "hit-head" },
      element("span", { class: "hit-title" }, name),
      element("span", { class: "hit-facts" }, ...factsOf(hit, options.versions)),
    ),
    context ? element("span", { class: "hit-context" }, ...pathOf(context)) : undefined,
  );
  const group = options.options
    ? element("div", { class: "hit", role: "group", "aria-label": hit.title.text }, page.link)
    : element("li", { class: "hit" }, page.link);
  const list = options.options ? undefined : element("ul", { class: "hit-sections" });
  let places = new Map<string, Place>();
  return {
    element: group,
    draw({ title, sections }, withPlaces) {
      write(name, [title]);
      if (!withPlaces) return;
      const beginning = sections.find(({ anchor }) => anchor === "");
      page.writeExcerpt(beginning);
      const shown = sections.filter((section) => section !== beginning).slice(0, options.mostSections);
      const before = places;
      places = new Map();
      for (const section of shown) {
        const place = before.get(section.anchor) ?? createPlace(hit, section.anchor, options);
        write(place.title, section.headings);
        place.writeExcerpt(section);
        places.set(section.anchor, place);
      }
      const items = [...places.values()].map(({ item }) => item);
      if (list) arrange(list, items);
      arrange(group, list ? [page.link, ...(items.length > 0 ? [list] : [])] : [page.link, ...items]);
    },
  };
}

interface Row {
  link: HTMLAnchorElement;
  writeExcerpt(section: SectionHit | undefined): void;
}

interface Place extends Row {
  /** What stands in the list: the link, or an item with it. */
  item: HTMLElement;
  title: HTMLElement;
}

function createPlace(hit: SearchHit, anchor: string, options: HitListOptions): Place {
  const title = element("span", { class: "hit-title" });
  const row = createRow(hit, anchor, options, title);
  row.link.classList.add("hit-section");
  return { ...row, title, item: options.options ? row.link : element("li", {}, row.link) };
}

let rows = 0;

function createRow(
  hit: SearchHit,
  anchor: string,
  { baseUrl, options }: HitListOptions,
  ...children: (Node | undefined)[]
): Row {
  const link = element(
    "a",
    {
      class: "hit-link",
      href: addressOf(baseUrl, hit.path, anchor),
      ...(options && {
        id: `search-option-${rows++}`,
        role: "option",
        tabindex: "-1",
        "aria-selected": "false",
      }),
    },
    ...children,
  );
  const excerpt = element("span", { class: "hit-excerpt" });
  return {
    link,
    writeExcerpt(section) {
      if (section?.excerpt) {
        write(excerpt, [section.excerpt]);
        if (!excerpt.parentNode) link.append(excerpt);
      } else excerpt.remove();
    },
  };
}

/** What the page is and, where there are several, which version it belongs to. */
function factsOf(hit: SearchHit, versions: readonly SearchVersion[]): (HTMLElement | string)[] {
  const version = versions.length > 1 ? versions.find(({ id }) => id === hit.version) : undefined;
  return [
    element("span", { class: "hit-kind" }, kindNames[hit.kind]),
    ...(version ? [" ", element("span", { class: "hit-version" }, version.label)] : []),
  ];
}

const written = new WeakMap<HTMLElement, string>();

/** Put texts into an element, with what matches marked, unless it says so already. */
function write(place: HTMLElement, texts: readonly MatchedText[]): void {
  const said = JSON.stringify(texts);
  if (written.get(place) === said) return;
  written.set(place, said);
  place.replaceChildren(...pathOf(texts));
}

/** Names from the outermost to the innermost, with signs between them. */
function pathOf(names: readonly MatchedText[]): (Node | string)[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? [element("span", { class: "hit-step" }, " › ")] : []),
    ...markedText(name),
  ]);
}
