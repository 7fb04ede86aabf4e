/**
 * Move the focus by one row among the buttons and links of a box without options, and between them and the search
 * field.
 */
export function moveFocus(field: HTMLElement, box: HTMLElement, step: number): void {
  const rows = [field, ...box.querySelectorAll<HTMLElement>("li > :first-child, .button")];
  const focused = rows.findIndex(
    (row) => row.parentElement?.contains(document.activeElement) && row !== field,
  );
  const next = rows[Math.max(0, focused) + step];
  next?.focus();
}
