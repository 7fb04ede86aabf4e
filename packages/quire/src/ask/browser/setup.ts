import type { SearchVersion } from "../../search/api.ts";

/** What the site tells the browser about asking. Plain JSON. */
export interface AskSetup {
  /** The base path, with a slash at both ends. */
  baseUrl: string;
  versions: SearchVersion[];
  /** Offered on pages whose headings make no questions. */
  questions: readonly string[];
  /** Whether a language model may answer, at `api/ask` below the base path. */
  hasEndpoint: boolean;
}

/** The setup of the site; the bundler replaces this module with one that returns it. */
export function askSetup(): AskSetup {
  throw new Error("This can only be used in the browser.");
}
