import { hasColorMode } from "./features.ts";
import { onPage } from "./page-event.ts";
import { readStored, writeStored } from "./storage.ts";

type Mode = "light" | "dark";
const KEY = "theme";
const root = document.documentElement;

/**
 * Light or dark mode: the reader's choice (stored under `theme`, synchronised between tabs), or the system's
 * preference if the site is configured so. `client/inline.ts` sets it before the first paint.
 */
export function startColorMode(): void {
  if (!hasColorMode) return;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const fallback = (): Mode =>
    root.dataset.themePolicy === "system" ? (system.matches ? "dark" : "light") : current();

  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-color-mode]")) return;
    const next = current() === "dark" ? "light" : "dark";
    writeStored(KEY, next);
    apply(next);
  });
  addEventListener("storage", (event) => {
    if (event.key === KEY) apply(asMode(event.newValue) ?? fallback());
  });
  system.addEventListener("change", () => {
    if (!asMode(readStored(KEY))) apply(fallback());
  });
  onPage(label);
}

function current(): Mode {
  return root.dataset.theme === "dark" ? "dark" : "light";
}

function asMode(value: string | null | undefined): Mode | undefined {
  return value === "dark" || value === "light" ? value : undefined;
}

function apply(mode: Mode): void {
  root.dataset.theme = mode;
  label();
}

function label(): void {
  const text = `Switch between dark and light mode (currently ${current()} mode)`;
  for (const button of document.querySelectorAll<HTMLElement>("[data-color-mode]"))
    button.ariaLabel = button.title = text;
}
