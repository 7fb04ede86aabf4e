import type { SearchSettings } from "../client/settings.ts";
import type { SearchFacts } from "./facts.ts";

/** What the browser has to know to search a site. Plain JSON. */
export interface SearchSetup {
  settings: SearchSettings;
  facts: SearchFacts;
}

/** The bundler puts the site's own in the place of this module. */
export function searchSetup(): SearchSetup {
  throw new Error("This can only be used in the browser.");
}
