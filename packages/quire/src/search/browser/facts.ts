import { hrefOf } from "../../site/address.ts";
import { searchPath } from "../../site/search-page.ts";

/** What the site's settings say about searching, for the browser. */
export interface SearchFacts {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** What stands behind the name of a page in a title: `| DataHub`. */
  siteTitle: string;
  /** Where a reader may begin who has typed nothing: site paths. */
  startingPoints: readonly { label: string; to: string }[];
  /** Where readers tell of a search that should have found something; `{query}` in it is replaced. */
  feedbackUrl?: string;
}

/** The address of a page by its site path, or of a hit elsewhere. */
export function addressOf(baseUrl: string, path: string, anchor = ""): string {
  const page = /^https?:\/\//.test(path) ? path : hrefOf(baseUrl, path);
  return anchor ? `${page}#${encodeURIComponent(anchor)}` : page;
}

/** The address of the search page for a query, in versions other than the usual ones if some are given. */
export function searchPageAddress(baseUrl: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(version !== undefined && { version }) });
  return `${addressOf(baseUrl, searchPath)}?${parameters}`;
}
