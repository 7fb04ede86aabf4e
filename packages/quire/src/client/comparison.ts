import { sectionsOf } from "./article-text.ts";
import sheet from "./comparison.css?url";
import { element } from "./element.ts";
import { loadLate } from "./late.ts";
import { onLeave } from "./page-event.ts";
import { readPage } from "./read-page.ts";
import { addSheet } from "./style-sheet.ts";
import { type Change, compareTexts, type SectionChanges } from "./text-changes.ts";

const styled = addSheet(sheet);

/**
 * Show in a dialog how the text of the page differs from that of an earlier version. Escape, a click outside and
 * navigation close it; the focus returns to the mark.
 *
 * @param mark links to the page in the earlier version
 */
export async function showComparison(mark: HTMLAnchorElement): Promise<void> {
  await styled;
  // The mark may be clicked again while the styles are loading.
  if (!mark.isConnected || document.querySelector(".comparison")) return;
  const close = element("button", { type: "button", class: "comparison-close", "aria-label": "Close" }, "×");
  const content = element("div", { class: "comparison-text" });
  const body = element("div", { class: "comparison-body", tabindex: "0" }, content);
  const dialog = element(
    "dialog",
    { class: "comparison", "aria-labelledby": "comparison-title" },
    element(
      "div",
      { class: "comparison-head" },
      element("h2", { id: "comparison-title" }, mark.textContent),
      element("a", { href: mark.href }, "Read the earlier page"),
      close,
    ),
    body,
  );
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || target === close || (target as Element).closest("a")) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    mark.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  await loadLate(
    content,
    async () => {
      const earlier = await readPage(new URL(mark.href));
      const changes = compareTexts(sectionsOf(articleOf(earlier)), sectionsOf(articleOf(document)));
      content.replaceChildren(...(changes.length > 0 ? changes.map(sectionPart) : [nothing()]));
    },
    () => dialog.open,
  );
}

function articleOf(page: Document): Element {
  const article = page.querySelector(".prose");
  if (!article) throw new Error("The earlier page has no text.");
  return article;
}

function sectionPart({ title, id, state, changes }: SectionChanges): HTMLElement {
  const name = state === "removed" ? element("del", {}, title) : element("a", { href: `#${id}` }, title);
  return element(
    "section",
    {},
    title
      ? element(
          "h3",
          {},
          name,
          state === "kept"
            ? undefined
            : element("span", { class: "badge" }, state === "added" ? "New" : "Removed"),
        )
      : undefined,
    ...changes.map(changePart),
  );
}

/** What is kept has an element, too: an insertion is styled by whether it follows a deletion at once. */
const TAGS = { kept: "span", added: "ins", removed: "del" } as const;

function changePart({ pieces, code }: Change): HTMLElement {
  const parts = pieces.map(({ text, state }) => element(TAGS[state], {}, text));
  const whole = pieces.length === 1 ? `comparison-${pieces[0]!.state}` : undefined;
  return element(code ? "pre" : "p", { class: whole }, ...parts);
}

function nothing(): HTMLElement {
  return element("p", {}, "The words are the same. Links, pictures or diagrams have changed.");
}

onLeave(() => document.querySelector<HTMLDialogElement>(".comparison")?.close());
