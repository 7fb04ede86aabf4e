import { hrefOf } from "../../site/address.ts";
import { searchPath } from "../../site/search-page.ts";

/** URL of a page by its site path; a full URL is returned unchanged. */
export function addressOf(baseUrl: string, path: string, anchor = ""): string {
  const page = /^https?:\/\//.test(path) ? path : hrefOf(baseUrl, path);
  return anchor ? `${page}#${encodeURIComponent(anchor)}` : page;
}

/** URL of the search page for a query; without `version`, its default version is searched. */
export function searchPageAddress(baseUrl: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(version !== undefined && { version }) });
  return `${addressOf(baseUrl, searchPath)}?${parameters}`;
}
