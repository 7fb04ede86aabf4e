import { isExternal } from "../base-path.tsx";

/** `@docusaurus/isInternalUrl`: whether an address stays on the site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}
