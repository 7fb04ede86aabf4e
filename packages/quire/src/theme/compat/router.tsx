import { type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { HeadContext } from "../../render/collected-head.ts";
import { BasePath, withBase } from "../base-path.tsx";
import { PagePath } from "../page-path.ts";
import Link from "./link.tsx";

export { default as NavLink } from "./link.tsx";
export { Link };

/** The address of a page. */
interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** What was passed along when the address was set. */
  state?: unknown;
}

/** An address to go to; a missing path is that of the current page. */
type Target = string | Partial<Location>;

/** Called when the address has changed and the page has not. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/**
 * The address of the page being rendered, or in the browser, of the current page. Query and fragment are only known
 * in the browser.
 */
export function useLocation(): Location {
  const base = useContext(BasePath);
  const path = useContext(PagePath);
  const isDrawn = typeof window === "undefined";
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => (isDrawn ? withBase(base, path) : window.location.pathname),
  );
  return useMemo(() => {
    const { pathname, search, hash } = new URL(href, "http://localhost");
    return { pathname, search, hash, state: isDrawn ? undefined : window.history.state };
  }, [href, isDrawn]);
}

/** Changes the address: query and fragment on the current page, anything else by loading another page. */
export function useHistory() {
  const location = useLocation();
  return useMemo(
    () => ({
      location,
      push: (to: Target, state?: unknown) => go(to, state, "assign"),
      replace: (to: Target, state?: unknown) => go(to, state, "replace"),
      goBack: () => window.history.back(),
      listen: () => () => undefined,
    }),
    [location],
  );
}

function go(to: Target, state: unknown, way: "assign" | "replace"): void {
  const { href, pathname, search } = window.location;
  const target = typeof to === "string" ? {} : to;
  const url = new URL(typeof to === "string" ? to : (target.pathname ?? pathname), href);
  if (target.search) url.search = target.search;
  if (target.hash) url.hash = target.hash;
  // The browser itself goes to other pages, and to places on the page.
  if (url.pathname !== pathname || (url.search === search && url.hash)) {
    window.location[way](url.href);
    return;
  }
  const set = way === "assign" ? "pushState" : "replaceState";
  window.history[set](state ?? target.state ?? null, "", url.href);
  for (const listener of listeners) listener();
}

/** Routes have no parameters. */
export function useParams(): Record<string, string> {
  return {};
}

/** Navigates to another page. */
export function Redirect({ to }: { to: string }) {
  const head = useContext(HeadContext);
  const base = useContext(BasePath);
  const address = base !== "/" && to.startsWith(base) ? to : withBase(base, to);
  head?.tags.push(<meta httpEquiv="refresh" content={`0; url=${address}`} />);
  return <Link to={to}>{to}</Link>;
}

/** Renders its children, as every route is a page of its own. */
export function Switch({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
