/** Compare texts for sorting by code units, so that the order is the same in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
