import { isExternal } from "../base-path.tsx";

/** `@docusaurus/isInternalUrl`: whether a URL is on this site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}
