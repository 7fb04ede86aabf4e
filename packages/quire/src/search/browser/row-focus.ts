/**
 * Move the focus through what can be pressed in a box without options, a row at a time, and from the field into
 * it and back.
 */
export function moveFocus(field: HTMLElement, box: HTMLElement, step: number): void {
  const rows = [field, ...box.querySelectorAll<HTMLElement>("li > :first-child, .button")];
  const focused = rows.findIndex(
    (row) => row.parentElement?.contains(document.activeElement) && row !== field,
  );
  const next = rows[Math.max(0, focused) + step];
  next?.focus();
}
