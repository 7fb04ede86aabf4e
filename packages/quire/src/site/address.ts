/** The forms an address takes: site path, link target with base path, absolute URL. */

/** Characters that browsers remove from an address before parsing it, so that they must not hide a scheme. */
const controls = /[\u0000-\u001f\u007f]/g;

/** Remove control characters and surrounding spaces from an address, as browsers do. */
export function cleanAddress(url: string): string {
  return url.replace(controls, "").trim();
}

/** Scheme of an address in lower case, without the colon; undefined for paths. Expects a cleaned address. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}

/**
 * Whether opening an address could run a script: `javascript:`, `vbscript:`, and `data:` of anything but images,
 * audio, video and fonts. Case and control characters do not hide it.
 */
export function isUnsafeAddress(url: string): boolean {
  const clean = cleanAddress(url);
  const scheme = schemeOf(clean);
  if (scheme === "data") return !/^data:(?:image|audio|video|font)\//i.test(clean);
  return scheme === "javascript" || scheme === "vbscript";
}

/** Whether an address leaves the site: it has a scheme, or starts with two slashes. */
export function isExternalAddress(url: string): boolean {
  return url.startsWith("//") || schemeOf(url) !== undefined;
}

/** Percent-decode a path; malformed text is returned unchanged. */
export function decodePath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encode the characters that a URL path cannot contain; existing escapes are kept. */
export function encodePath(path: string): string {
  if (/^(?:[\w./~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i.test(path)) return path;
  const wellFormed = decodePath(path).replace(/[\ud800-\udfff]/gu, "\ufffd");
  return encodeURI(wellFormed).replace(/[?#]/g, encodeURIComponent);
}

/** The path of a page on its host: base path and site path. `baseUrl` has a slash at both ends. */
export function hrefOf(baseUrl: string, path: string): string {
  return baseUrl + encodePath(path).slice(1);
}

/** Whether an address is marked to be left alone: `pathname:///app/`. */
export function isPathname(url: string): boolean {
  return /^pathname:\/\//i.test(url);
}

/** The address meant by `pathname:///app/`: that path below the base path, unless it already includes it. */
export function pathnameHref(baseUrl: string, url: string): string {
  const [, path, rest] = /^pathname:[/\\]*([^?#]*)(.*)$/is.exec(url)!;
  return encodePath(`/${path}`.startsWith(baseUrl) ? `/${path}` : baseUrl + path) + rest;
}

/** The address of the published site. */
export interface SiteAddress {
  /** Scheme and host. */
  url: string;
  /** Base path, with a slash at both ends. */
  baseUrl: string;
}

/** The absolute URL of a site path. */
export function absoluteUrl({ url, baseUrl }: SiteAddress, path: string): string {
  return url + hrefOf(baseUrl, path);
}

/** Site path of a page's Markdown. */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}
