import type { SearchVersion } from "../../search/api.ts";

/** What the browser has to know to have questions answered. Plain JSON. */
export interface AskSetup {
  /** Starts and ends with a slash. */
  baseUrl: string;
  versions: SearchVersion[];
  /** A language model may answer, at `api/ask` below the base path. */
  hasEndpoint: boolean;
}

/** The bundler puts the site's own in the place of this module. */
export function askSetup(): AskSetup {
  throw new Error("This can only be used in the browser.");
}
