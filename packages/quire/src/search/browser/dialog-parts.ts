import { element } from "../../client/element.ts";
import { icon } from "./icon.ts";
import { MAX_QUERY_LENGTH } from "./page-query.ts";

/** The elements of the search dialog. */
export interface DialogParts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  version: HTMLSelectElement;
  close: HTMLButtonElement;
  /** Notes on the results, such as words that were dropped. */
  notes: HTMLElement;
  /** Holds the results, or what is shown instead of them. */
  box: HTMLElement;
  status: HTMLElement;
  /** Link to the page with all results. */
  all: HTMLAnchorElement;
}

/** Create the dialog, closed and empty. */
export function dialogParts(): DialogParts {
  const box = element("div", { class: "search-results", id: "search-results" });
  const field = element("input", {
    class: "search-field",
    type: "search",
    role: "combobox",
    "aria-label": "Search the documentation",
    "aria-controls": box.id,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    placeholder: "Search the documentation",
    maxlength: String(MAX_QUERY_LENGTH),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const version = element("select", { class: "search-version", "aria-label": "Version", hidden: true });
  const close = element(
    "button",
    { type: "button", class: "search-close", "aria-label": "Cancel search, Esc" },
    element("kbd", { class: "search-close-key" }, "Esc"),
    element("span", { class: "search-close-word" }, "Cancel"),
  );
  const status = element("p", { class: "search-status", role: "status" });
  const notes = element("div", { class: "search-notes", "aria-live": "polite" });
  const all = element("a", { class: "search-all", href: "#", hidden: true });
  const dialog = element(
    "dialog",
    { class: "search-dialog", "aria-label": "Search" },
    element("div", { class: "search-head" }, icon("search"), field, version, close),
    element("div", { class: "search-body" }, notes, box),
    element("div", { class: "search-foot" }, status, keyHints(), all),
  );
  return { dialog, field, version, close, notes, box, status, all };
}

/** Key hints for sighted users; screen readers learn the keys from the combobox pattern. */
function keyHints(): HTMLElement {
  const hint = (keys: string[], text: string) =>
    element("span", {}, ...keys.map((key) => element("kbd", {}, key)), ` ${text}`);
  return element(
    "div",
    { class: "search-keys", "aria-hidden": "true" },
    hint(["↑", "↓"], "choose"),
    hint(["↵"], "open"),
    hint([/Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl", "↵"], "new tab"),
  );
}
