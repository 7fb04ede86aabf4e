import { below } from "./below.ts";

/**
 * Hide the sections of a reference that do not have all words, and in the others the rows that do not. A section is
 * what stands below a heading up to the next one; where its heading or text has the words, all its rows stay. Tables
 * before the first section are filtered by themselves.
 *
 * @returns how many sections are left whose heading has code in it, such as a command
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

/** Hide the rows of a part that do not fit; gives whether one does. */
function filterRows(part: Element, fits: (text: string) => boolean): boolean {
  let any = false;
  for (const row of part.querySelectorAll<HTMLElement>("tbody tr")) {
    row.hidden = !fits(row.textContent);
    any ||= !row.hidden;
  }
  return any;
}

const tablesOf = (parts: readonly HTMLElement[]) => parts.filter((part) => part.querySelector("table"));

/** What stands before the first heading. */
function before(head: Element): HTMLElement[] {
  const siblings = [...head.parentElement!.children] as HTMLElement[];
  return siblings.slice(0, siblings.indexOf(head as HTMLElement));
}
