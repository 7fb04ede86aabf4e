import { element } from "../../client/element.ts";
import type { MatchedText, SearchHit, SearchVersion, SectionHit } from "../api.ts";
import { addressOf } from "./addresses.ts";
import { arrange } from "./arrange.ts";
import { icon } from "./icon.ts";
import { markedText } from "./marked-text.ts";
import { kindNames } from "./texts.ts";

/** Options of a list of results. */
export interface HitListOptions {
  baseUrl: string;
  versions: readonly SearchVersion[];
  /** Returns the id of the version being searched: pages of it carry no version label. */
  chosen: () => string | undefined;
  /** Render the options of a listbox, navigated with the arrow keys, rather than a list of links. */
  options: boolean;
  /** Maximum number of sections shown for each page. */
  mostSections: number;
  /** Number of pages rendered immediately; once the hits are settled, the rest follows after the next paint. */
  atOnce: number;
}

/**
 * A list of results grouped by page: the page with its kind and version, then its matching sections.
 *
 * From one keystroke to the next, pages that are found again keep their elements and only what changed is
 * rewritten, so that nothing flickers and a keystroke costs only what it changes.
 */
export interface HitList {
  /** The hits that were rendered last. */
  shown: readonly SearchHit[];
  /**
   * @param settled whether the hits have their excerpts; before that, a page that is listed already keeps the
   *   sections it shows
   */
  draw(hits: readonly SearchHit[], settled: boolean): void;
}

/** @param list holds nothing but the rendered results */
export function createHitList(list: HTMLElement, options: HitListOptions): HitList {
  /** Rendered pages by key. */
  const pages = new Map<string, PageOfHit>();
  let draws = 0;
  const isListed = (page: PageOfHit | undefined) => page?.element.parentNode === list;
  return {
    shown: [],
    draw(hits, settled) {
      this.shown = hits;
      const chosen = options.chosen();
      const keys = hits.map(({ version, path }) => `${version} ${path} ${version === chosen}`);
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
        // By now the list may show other results, or a message.
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

/** Create the row of a page, without the parts that depend on the query. */
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
      element("span", { class: "hit-facts" }, ...factsOf(hit, options)),
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
  /** The element in the list: the link itself, or the list item around it. */
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

/** The kind of the page and, unless it belongs to the version being searched, its version. */
function factsOf(hit: SearchHit, { versions, chosen }: HitListOptions): (HTMLElement | string)[] {
  const version = hit.version === chosen() ? undefined : versions.find(({ id }) => id === hit.version);
  return [
    element("span", { class: "hit-kind" }, kindNames[hit.kind]),
    ...(version ? [" ", element("span", { class: "hit-version" }, version.label)] : []),
  ];
}

const written = new WeakMap<HTMLElement, string>();

/** Write texts with their matches marked into an element, unless it shows them already. */
function write(place: HTMLElement, texts: readonly MatchedText[]): void {
  const said = JSON.stringify(texts);
  if (written.get(place) === said) return;
  written.set(place, said);
  place.replaceChildren(...pathOf(texts));
}

/** A path of names, outermost first, joined by separators. */
function pathOf(names: readonly MatchedText[]): (Node | string)[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? [element("span", { class: "hit-step" }, " › ")] : []),
    ...markedText(name),
  ]);
}
