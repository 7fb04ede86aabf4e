import { createContext, useContext } from "react";
import { hrefOf, isPathname, pathnameHref } from "../site/address.ts";

/** The bundler tells it to what runs in the browser, where no `Layout` is above an island. */
const bundled = (import.meta as { env?: { BASE_URL?: string } }).env?.BASE_URL;

/** Path the site is served under; starts and ends with a slash. `Layout` provides it to all it holds. */
export const BasePath = createContext(bundled ?? "/");

const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i;

/**
 * The address to write into a page: site paths get the base path, and so does what follows `pathname://`; whatever
 * else (absolute URLs, hashes, queries) stays as it is.
 */
export function withBase(base: string, path: string): string {
  if (isPathname(path)) return pathnameHref(base, path);
  if (absolute.test(path)) return path;
  return path.startsWith("/") ? base + path.slice(1) : base + path;
}

/** Whether an address leaves the site. */
export function isExternal(path: string): boolean {
  return absolute.test(path) && !path.startsWith("#") && !path.startsWith("?");
}

/** The mark of a link whose address nobody is to look for in the site. */
export function unchecked(path: string, wanted = isPathname(path)): { "data-unchecked"?: "" } {
  return wanted ? { "data-unchecked": "" } : {};
}

/** A function that turns site paths into addresses under the base path of the site being rendered. */
export function useHref(): (path: string) => string {
  const base = useContext(BasePath);
  return (path) => withBase(base, path);
}

/** The same for paths of pages, in which nothing is a query or a hash: `/docs/my file` becomes `/base/docs/my%20file`. */
export function usePageHref(): (path: string) => string {
  const base = useContext(BasePath);
  return (path) => hrefOf(base, path);
}
