import { type ReactNode, useContext } from "react";
import { HeadContext } from "../../render/page-head.ts";
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
}

/** The address of the page being rendered, or in the browser, of the current page. */
export function useLocation(): Location {
  const base = useContext(BasePath);
  const path = useContext(PagePath);
  if (typeof window !== "undefined") {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash };
  }
  return { pathname: withBase(base, path), search: "", hash: "" };
}

/** Navigates by loading another page. */
export function useHistory() {
  return {
    location: useLocation(),
    push: (to: string) => window.location.assign(to),
    replace: (to: string) => window.location.replace(to),
    goBack: () => window.history.back(),
    listen: () => () => undefined,
  };
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
