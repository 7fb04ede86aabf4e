import { element } from "./element.ts";
import { fetchText } from "./fetch-text.ts";
import { onPage } from "./page-event.ts";
import { showWithin } from "./show-within.ts";
import { desktop } from "./viewport.ts";

/**
 * Expand and collapse categories. The page contains the open branch only; the full tree is fetched once, when
 * another category is first expanded.
 */
export function startSidebar(): void {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const control = (event.target as Element).closest(".menu-toggle, .menu-group");
    const category = control?.closest<HTMLElement>(".menu-category");
    if (!category) return;
    event.preventDefault();
    void toggle(category);
  });
  document.addEventListener("keydown", (event) => {
    const group = (event.target as Element).closest<HTMLElement>(".menu-group");
    if (event.key !== " " || !group) return;
    event.preventDefault();
    group.click();
  });
  onPage((root) => {
    prepare(root);
    // Deferred to the next frame, as measuring now would force an additional layout.
    if (desktop.matches) requestAnimationFrame(showCurrent);
  });
}

/**
 * Update a sidebar that stays on screen for the next page: open its branch and mark the page; categories that the
 * reader has opened stay open.
 */
export function followSidebar(kept: Element, next: Element): void {
  // Read before the branch with the link is moved over.
  const href = next.querySelector("a[aria-current]")?.getAttribute("href");
  for (const branch of next.querySelectorAll<HTMLElement>(".menu-category > ul:not([hidden])")) {
    // A branch within one that was just moved has its place in the kept sidebar by now: it is the same.
    const category = itemAt(kept, placeOf(branch.parentElement!));
    if (!category) continue;
    if (!listOf(category)) category.append(branch);
    setOpen(category, true);
  }
  for (const link of kept.querySelectorAll("[aria-current]")) link.ariaCurrent = null;
  const current = href && kept.querySelector(`a:not(.menu-group)[href="${CSS.escape(href)}"]`);
  if (current) current.ariaCurrent = "page";
}

/**
 * Add a button to each category. The name of a category without a page becomes a button as well, so the other one
 * is only drawn: a click on it falls on the name that is under it, and gives that the focus.
 */
function prepare(root: ParentNode): void {
  for (const category of root.querySelectorAll(".menu-category:not(:has(> .menu-toggle))")) {
    const name = category.firstElementChild!;
    const expanded = String(listOf(category)?.hidden === false);
    const button = element("button", { type: "button", class: "menu-toggle", "aria-expanded": expanded });
    if (name.matches("a.menu-group")) {
      name.role = "button";
      name.ariaExpanded = expanded;
      button.inert = true;
    } else button.ariaLabel = `Pages in ${name.textContent}`;
    name.after(button);
  }
}

/** The place of an item in a sidebar: its index among its siblings, preceded by those of its ancestors. */
function placeOf(item: Element): number[] {
  const list = item.parentElement!;
  const outer = list.closest("li");
  return [...(outer ? placeOf(outer) : []), [...list.children].indexOf(item)];
}

function itemAt(menu: Element, place: readonly number[]): Element | undefined {
  let item: Element | undefined = menu;
  for (const index of place) item = item && listOf(item)?.children[index];
  return item;
}

async function toggle(category: HTMLElement): Promise<void> {
  const button = category.querySelector(":scope > .menu-toggle");
  if (!button) return;
  if (!listOf(category)) {
    const menu = category.closest<HTMLElement>("[data-sidebar]");
    button.ariaBusy = "true";
    try {
      const whole = await fetchWhole(menu!.dataset.sidebar!);
      const found = itemAt(whole.querySelector("nav")!, placeOf(category));
      const list = found && listOf(found);
      if (list && !listOf(category)) category.append(document.importNode(list, true));
      prepare(category);
      setOpen(category, true);
      slide(category);
    } catch (error) {
      console.warn("The sidebar could not be loaded.", error);
      // The category's own page lists its items. Without a network, stay on the current page instead.
      if (navigator.onLine) location.assign(category.querySelector("a")!.href);
    } finally {
      button.ariaBusy = null;
    }
  } else {
    const open = button.getAttribute("aria-expanded") !== "true";
    setOpen(category, open);
    slide(category, !open);
  }
}

/** Animate a list that was just opened or closed, with a duration that depends on its height. */
function slide(category: Element, closes = false): void {
  const list = listOf(category);
  if (!list) return;
  for (const old of list.getAnimations()) old.cancel();
  list.hidden = false;
  const height = list.offsetHeight;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.animate(
    { height: ["0", `${height}px`], overflow: ["clip", "clip"] },
    {
      duration: still ? 1 : 80 + 6 * Math.sqrt(height),
      easing: "ease-out",
      direction: closes ? "reverse" : "normal",
    },
  ).onfinish = () => {
    list.hidden = category.querySelector(":scope > [aria-expanded=false]") !== null;
  };
}

const wholes = new Map<string, Promise<Document>>();

function fetchWhole(address: string): Promise<Document> {
  let whole = wholes.get(address);
  if (!whole) {
    whole = fetchText(address).then((text) => new DOMParser().parseFromString(text, "text/html"));
    whole.catch(() => wholes.delete(address));
    wholes.set(address, whole);
  }
  return whole;
}

function listOf(category: Element): HTMLElement | null {
  return category.querySelector(":scope > ul");
}

function setOpen(category: Element, open: boolean): void {
  const list = listOf(category);
  if (list) list.hidden = !open;
  for (const control of category.querySelectorAll(":scope > [aria-expanded]"))
    control.ariaExpanded = String(open);
}

/** Scroll the current page into view in the sidebar. */
function showCurrent(): void {
  const box = document.querySelector("#sidebar");
  const link = box?.querySelector("[aria-current=page]");
  if (box && link) showWithin(box, link);
}
