/**
 * What stands below a heading.
 *
 * @param ends tells the heading up to which that is
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
