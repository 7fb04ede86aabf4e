import { closeBelow } from "./below.ts";
import { tell } from "./page-event.ts";
import { followSidebar } from "./sidebar.ts";

/** What the head says about the page. */
const FACTS =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate], [type="application/ld+json"]';

/**
 * Replace the current document by the next one: its title, metadata, style sheets, navbar marks and content. What
 * both have in common is left untouched.
 *
 * @param signal aborted when the reader navigates elsewhere; nothing is changed after that
 * @param fromTop whether the first screen will be shown: layout of the rest is then deferred
 * @throws Error when the next document is not a page of this site or has other scripts, so that it must be loaded
 *   in full; also when the reader navigates elsewhere while its style sheets load
 */
export async function swap(next: Document, signal: AbortSignal, fromTop: boolean): Promise<void> {
  const page = document.getElementById("page");
  const incoming = next.getElementById("page");
  if (!page || !incoming) throw new Error("This is not a page of the site.");
  const known = new Set([...document.scripts].map((script) => script.src));
  for (const script of next.scripts) {
    if (script.src && !known.has(script.src)) throw new Error("The page needs other scripts.");
  }
  closeBelow(next, fromTop);
  await addStyles(next);
  signal.throwIfAborted();

  tell("leave");
  // The focused element is about to be removed. Reading it before anything changes avoids a forced style update.
  // An open dialog stays, and keeps its focus.
  const focused = document.activeElement as HTMLElement | null;
  if (!focused?.closest("dialog[open]")) focused?.blur();
  document.title = next.title;
  // Assigning an unchanged value would restyle the whole page.
  const { lang } = next.documentElement;
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const old of document.head.querySelectorAll(FACTS)) old.remove();
  document.head.append(...next.head.querySelectorAll(FACTS));
  markNavigation(next);

  const kept = page.querySelector<HTMLElement>("[data-sidebar]");
  const fresh = incoming.querySelector<HTMLElement>("[data-sidebar]");
  const main = page.querySelector("#main");
  const nextMain = incoming.querySelector("#main");
  if (kept && fresh && main && nextMain && kept.dataset.sidebar === fresh.dataset.sidebar) {
    followSidebar(kept, fresh);
    main.replaceWith(nextMain);
  } else page.replaceChildren(...incoming.childNodes);
  tell("page");
}

/** Add style sheets that only the next page has; resolves when they have loaded. */
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

/** Update the version menus to the next page's counterparts, and the links and marks of the navbar. */
function markNavigation(next: Document): void {
  // Before the version menus are replaced, as links in them are counted on both sides.
  eachPair(":is(.navbar__link, .dropdown-link)[href]", next, (old, fresh) => {
    old.className = fresh.className;
    const href = fresh.getAttribute("href")!;
    if (old.getAttribute("href") !== href) old.setAttribute("href", href);
    old.ariaCurrent = fresh.ariaCurrent;
  });
  eachPair("[data-versions]", next, (old, fresh) => {
    if (!old.isEqualNode(fresh)) old.replaceWith(fresh);
  });
}

/** Visit matching elements of navbar and drawer in both documents in pairs, where their numbers are equal. */
function eachPair(selector: string, next: Document, run: (old: Element, fresh: Element) => void): void {
  for (const place of [".navbar", ".drawer-items"]) {
    const old = document.querySelector(place)?.querySelectorAll(selector);
    const fresh = next.querySelector(place)?.querySelectorAll(selector);
    if (!old || old.length !== fresh?.length) continue;
    for (const [index, element] of old.entries()) run(element, fresh[index]!);
  }
}
