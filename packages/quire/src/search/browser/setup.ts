import type { SearchSettings } from "../client/settings.ts";

/** What the site tells the browser about searching. Plain JSON. */
export type SearchSetup = SearchSettings & {
  /** The suffix of page titles, such as `DataHub` in `Tags | DataHub`. */
  siteTitle: string;
  /** Pages offered before anything is typed, by site path. */
  startingPoints: readonly { label: string; to: string }[];
  /** Link for reporting a search without good results; `{query}` is replaced. */
  feedbackUrl?: string;
};

/** The setup of the site; the bundler replaces this module with one that returns it. */
export function searchSetup(): SearchSetup {
  throw new Error("This can only be used in the browser.");
}
