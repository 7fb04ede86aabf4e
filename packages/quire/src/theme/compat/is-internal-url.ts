import { isExternalAddress } from "../../site/address.ts";
/** `@docusaurus/isInternalUrl`: whether a URL is on this site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternalAddress(url);
}
