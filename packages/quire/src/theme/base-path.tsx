import { createContext, useContext } from "react";
import { hrefOf, isExternalAddress, isPathname, pathnameHref } from "../site/address.ts";

/** Set by the bundler for code in the browser, where islands have no `Layout` above them. */
const bundled = (import.meta as { env?: { BASE_URL?: string } }).env?.BASE_URL;

/** Path the site is served under, with a slash at both ends. Provided by `Layout`. */
export const BasePath = createContext(bundled ?? "/");

/**
 * The URL to write into a page: site paths and what follows `pathname://` get the base path; anything else
 * (absolute URLs, fragments, queries) is returned unchanged. Site paths lose a slash at the end, because the URLs of
 * pages have none, and some hosts do not find a page by the other form.
 */
export function withBase(base: string, path: string): string {
  if (isPathname(path)) return pathnameHref(base, path);
  if (isExternalAddress(path) || /^[#?]/.test(path)) return path;
  return base + path.replace(/^\//, "").replace(/^([^?#]*?)\/+(?=[?#]|$)/, "$1");
}

/** Marks a link that the link check must skip. */
export function unchecked(path: string, wanted = isPathname(path)): { "data-unchecked"?: "" } {
  return wanted ? { "data-unchecked": "" } : {};
}

/** Returns a function that adds the base path of the current site to site paths. */
export function useHref(): (path: string) => string {
  const base = useContext(BasePath);
  return (path) => withBase(base, path);
}

/**
 * The same for paths of pages, which contain neither query nor fragment: `/docs/my file` becomes
 * `/base/docs/my%20file`.
 */
export function usePageHref(): (path: string) => string {
  const base = useContext(BasePath);
  return (path) => hrefOf(base, path);
}
