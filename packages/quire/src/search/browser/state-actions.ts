/** Actions offered in place of results. */
export interface StateActions {
  search(query: string): void;
  /** Repeat the last query. */
  again(): void;
  /** The same search without its current filters; undefined if there are none. */
  wider(): { label: string; search(): void } | undefined;
  /** Take the focus when the element that had it disappears. */
  leave(): void;
}
