import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser.ts";

interface BrowserOnlyProps {
  /** What only a browser can draw. */
  children?: () => ReactNode;
  /** What stands in its place until then. */
  fallback?: ReactNode;
}

/**
 * `@docusaurus/BrowserOnly`: the fallback in pages, which are drawn once, when the site is built; its
 * children in an island, as soon as it is hydrated.
 */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
