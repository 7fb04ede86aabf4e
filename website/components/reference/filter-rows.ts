import { below } from "./below.ts";

/** The boxes around the tables to filter: those of an element, else all tables of names. */
export function boxesOf(target?: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(target ? `#${CSS.escape(target)}` : namedTables)];
}

const namedTables = "article :is(.wide-names, .fields)";

/** Keep columns as wide as they are with all rows, while a filter is set: they would move with each letter. */
export function keepColumns(boxes: readonly HTMLElement[], keep: boolean): void {
  const heads = boxes.flatMap((box) => [...box.querySelectorAll<HTMLElement>("thead th")]);
  if (keep && heads.some(({ style }) => style.minWidth)) return;
  // All are read before the first is changed, so that the table is laid out once.
  const widths = heads.map((head) => (keep ? `${head.getBoundingClientRect().width}px` : ""));
  for (const [index, { style }] of heads.entries()) style.minWidth = widths[index]!;
}

/** Hide the rows that lack one of the words or tokens; returns the number of visible ones. */
export function filterRows(boxes: readonly HTMLElement[], text: string, tokens: readonly string[]): number {
  const words = text.split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of boxes.flatMap((box) => [...box.querySelectorAll("tbody tr")])) {
    const own = row.textContent.toLowerCase();
    const carried = (row.getAttribute("data-tokens") ?? "").toLowerCase().split(" ");
    const fits =
      words.every((word) => own.includes(word)) && tokens.every((token) => carried.includes(token));
    row.toggleAttribute("hidden", !fits);
    if (fits) left++;
  }
  return left;
}

/**
 * Hide tables without visible rows, and sections all of whose tables are hidden. Sections below the filter that have
 * no such tables are hidden while it is set: what it leaves stands right below it.
 */
export function hideEmpty(filter: Element, isSet: boolean): void {
  for (const box of boxesOf()) box.hidden = !box.querySelector("tbody tr:not([hidden])");
  for (const heading of document.querySelectorAll<HTMLElement>("article :is(h2, h3)")) {
    const parts = below(heading, (next) => isHeading(next) && next.tagName <= heading.tagName);
    const boxes = parts.filter((part) => part.matches(namedTables));
    const follows = filter.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (boxes.length === 0 && !follows) continue;
    const empty = boxes.length > 0 ? boxes.every((box) => box.hidden) : isSet;
    for (const part of [heading, ...parts]) if (!boxes.includes(part)) part.hidden = empty;
  }
}

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);
