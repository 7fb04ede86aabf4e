import { below } from "./below.ts";

/**
 * Hide the sections of a reference that do not contain all words, and in the others, the rows that do not. A
 * section is everything below a heading up to the next one; if its heading or text contains the words, all of its
 * rows stay visible. Tables before the first section are filtered on their own.
 *
 * @returns the number of visible sections with code in their heading, such as a command
 */
export function filterSections(article: Element, text: string): number {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (own: string) => words.every((word) => own.toLowerCase().includes(word));
  const heads = [...article.querySelectorAll<HTMLElement>("h2, h3")];
  let group: HTMLElement | undefined;
  let left = 0;
  const intro = tablesOf(heads[0] ? before(heads[0]) : []);
  for (const box of intro) box.hidden = !filterRows(box, has);
  for (const head of heads) {
    if (head.tagName === "H2") group = head;
    const isEntry = head.querySelector("code") !== null;
    const parts = below(head, (next) => /^H[23]$/.test(next.tagName));
    const name = head.textContent;
    const said = [
      name,
      ...parts.filter((part) => !isEntry || part.tagName === "P").map((part) => part.textContent),
    ];
    const named = has(said.join(" "));
    const rows = parts.map((part) => filterRows(part, (row) => named || has(`${name} ${row}`)));
    const fits = named || rows.includes(true);
    for (const part of [head, ...parts]) part.hidden = !fits;
    if (!fits) continue;
    if (isEntry) left++;
    if (group) group.hidden = false;
  }
  return left;
}

/** Hide the rows that do not match; returns whether any does. */
function filterRows(part: Element, fits: (text: string) => boolean): boolean {
  let any = false;
  for (const row of part.querySelectorAll<HTMLElement>("tbody tr")) {
    row.hidden = !fits(row.textContent);
    any ||= !row.hidden;
  }
  return any;
}

const tablesOf = (parts: readonly HTMLElement[]) => parts.filter((part) => part.querySelector("table"));

/** The elements before the first heading. */
function before(head: Element): HTMLElement[] {
  const siblings = [...head.parentElement!.children] as HTMLElement[];
  return siblings.slice(0, siblings.indexOf(head as HTMLElement));
}
