/** `@docusaurus/isInternalUrl`: whether an address stays on the site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
