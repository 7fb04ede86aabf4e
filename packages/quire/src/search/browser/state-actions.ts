/** What a reader may do with what stands in the place of results. */
export interface StateActions {
  search(query: string): void;
  /** Ask the last query again. */
  again(): void;
  /** What would be searched without the limits there are now, and a way to; undefined where there are none. */
  wider(): { label: string; search(): void } | undefined;
  /** Takes the focus when what had it is gone. */
  leave(): void;
}
