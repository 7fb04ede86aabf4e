import { useContext } from "react";
import { isExternalAddress } from "../../site/address.ts";
import { BasePath } from "../base-path.tsx";
import useDocusaurusContext from "./use-docusaurus-context.ts";

interface BaseUrlOptions {
  /** Add the base path even if the URL starts with it already. */
  forcePrependBaseUrl?: boolean;
  /** Return an absolute URL. */
  absolute?: boolean;
}

/** `useBaseUrl` as functions, for URLs that are only known later. */
export function useBaseUrlUtils() {
  const base = useContext(BasePath);
  const { siteConfig } = useDocusaurusContext();
  return {
    withBaseUrl(address: string, options: BaseUrlOptions = {}): string {
      // Components in JavaScript may pass undefined.
      if (!address || address.startsWith("#") || isExternalAddress(address)) return address;
      const path = address.replace(/^\.?\//, "");
      const has = !options.forcePrependBaseUrl && base !== "/" && address.startsWith(base);
      const full = has ? address : base + path;
      return options.absolute ? siteConfig.url + full : full;
    },
  };
}

/** `@docusaurus/useBaseUrl`: adds the base path to a site path. */
export default function useBaseUrl(address: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(address, options);
}
