import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser.ts";

interface BrowserOnlyProps {
  /** Content that only a browser can render. */
  children?: () => ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
}

/**
 * `@docusaurus/BrowserOnly`: renders its fallback at build time, and its children in an island after hydration.
 */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
