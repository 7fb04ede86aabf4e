import type { SearchSettings } from "../client/settings.ts";
import type { SearchFacts } from "./facts.ts";

/** What the site tells the browser about searching. Plain JSON. */
export interface SearchSetup {
  settings: SearchSettings;
  facts: SearchFacts;
}

/** The setup of the site; the bundler replaces this module with one that returns it. */
export function searchSetup(): SearchSetup {
  throw new Error("This can only be used in the browser.");
}
