/**
 * The elements below a heading.
 *
 * @param ends whether a following heading ends them
 */
export function below(heading: Element, ends: (next: Element) => boolean): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let next = heading.nextElementSibling as HTMLElement | null;
  while (next && !ends(next)) {
    parts.push(next);
    next = next.nextElementSibling as HTMLElement | null;
  }
  return parts;
}
