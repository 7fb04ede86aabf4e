import { useContext } from "react";
import { BasePath, isExternal } from "../base-path.tsx";
import useDocusaurusContext from "./use-docusaurus-context.ts";

interface BaseUrlOptions {
  /** Put the base path also before addresses that begin with a slash and may have it already. */
  forcePrependBaseUrl?: boolean;
  /** Give an address with scheme and host. */
  absolute?: boolean;
}

/** The functions of `useBaseUrl`, for addresses that are known only later. */
export function useBaseUrlUtils() {
  const base = useContext(BasePath);
  const { siteConfig } = useDocusaurusContext();
  return {
    withBaseUrl(address: string, options: BaseUrlOptions = {}): string {
      // Components in JavaScript ask for one that they may not have been given.
      if (!address || address.startsWith("#") || isExternal(address)) return address;
      const path = address.replace(/^\.?\//, "");
      const has = !options.forcePrependBaseUrl && base !== "/" && address.startsWith(base);
      const full = has ? address : base + path;
      return options.absolute ? siteConfig.url + full : full;
    },
  };
}

/** `@docusaurus/useBaseUrl`: a site path with the base path the site is served under. */
export default function useBaseUrl(address: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(address, options);
}
