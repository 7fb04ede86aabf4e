import { closeBelow } from "./below.ts";
import { tell } from "./page-event.ts";
import { followSidebar } from "./sidebar.ts";

const META = "meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]";
const DATA = 'script[type="application/ld+json"]';

/**
 * Put the next document in the place of the one that is shown: its title, its description of itself, its
 * style sheets, the marks of the navbar, its content. What both have stays untouched.
 *
 * @param signal aborted when the reader has gone elsewhere: then nothing is changed any more
 * @param fromTop the reader will see its first screen: what is below is laid out when that is painted
 * @throws Error when the next document is not a page of this site, or runs other scripts than this one: it
 * has to be loaded in full. Also when the reader has gone elsewhere while its style sheets were loaded.
 */
export async function swap(next: Document, signal: AbortSignal, fromTop: boolean): Promise<void> {
  const page = document.getElementById("page");
  const incoming = next.getElementById("page");
  if (!page || !incoming) throw new Error("This is not a page of the site.");
  const known = new Set([...document.scripts].map((script) => script.src));
  for (const script of next.scripts) {
    if (script.src && !known.has(script.src)) throw new Error("The page needs other scripts.");
  }
  // The first styles are here, carried or linked, and so is the sheet where the first screen ends.
  for (const sheet of next.querySelectorAll("[data-first], [data-rest]")) sheet.remove();
  closeBelow(next, fromTop);
  await addStyles(next);
  signal.throwIfAborted();

  tell("leave");
  // What has the focus goes; asked before anything else changes, the browser need not style the page for it.
  // An open dialog stays, and has it on.
  const focused = document.activeElement as HTMLElement | null;
  if (!focused?.closest("dialog[open]")) focused?.blur();
  document.title = next.title;
  // Writing what is there already would have the whole page styled again.
  const { lang } = next.documentElement;
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const old of document.head.querySelectorAll(`${META}, ${DATA}`)) old.remove();
  document.head.append(...next.head.querySelectorAll(`${META}, ${DATA}`));
  markNavigation(next);

  const kept = page.querySelector("[data-sidebar]");
  const fresh = incoming.querySelector("[data-sidebar]");
  const main = page.querySelector("#main");
  const nextMain = incoming.querySelector("#main");
  if (
    kept &&
    fresh &&
    main &&
    nextMain &&
    kept.getAttribute("data-sidebar") === fresh.getAttribute("data-sidebar")
  ) {
    followSidebar(kept, fresh);
    main.replaceWith(nextMain);
  } else page.replaceChildren(...incoming.childNodes);
  tell("page");
}

/** Style sheets that only the next page has; it is shown when they are there. */
async function addStyles(next: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
  );
  const added = [...next.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ href }) => !known.has(href),
  );
  await Promise.all(
    added.map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.addEventListener("load", resolve);
          sheet.addEventListener("error", resolve);
          document.head.append(sheet);
        }),
    ),
  );
}

/** The version menus lead to the next page's counterparts; the navbar's links into its version, marked for it. */
function markNavigation(next: Document): void {
  // Before the version menus move over: the links in them are counted on both sides.
  eachPair(":is(.navbar__link, .dropdown-link)[href]", next, (old, fresh) => {
    old.className = fresh.className;
    const href = fresh.getAttribute("href")!;
    if (old.getAttribute("href") !== href) old.setAttribute("href", href);
    const current = fresh.getAttribute("aria-current");
    if (current) old.setAttribute("aria-current", current);
    else old.removeAttribute("aria-current");
  });
  eachPair("[data-versions]", next, (old, fresh) => old.replaceWith(fresh));
}

/** Go through the elements of the navbar and the drawer in both documents, where these have as many. */
function eachPair(selector: string, next: Document, run: (old: Element, fresh: Element) => void): void {
  const places = `.navbar ${selector}, .drawer-items ${selector}`;
  const fresh = next.querySelectorAll(places);
  const old = document.querySelectorAll(places);
  if (old.length === fresh.length) for (const [index, element] of old.entries()) run(element, fresh[index]!);
}
