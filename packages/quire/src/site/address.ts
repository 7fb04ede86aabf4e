/** The forms an address takes: site path, link target with base path, absolute URL. */

/** What browsers drop from an address before they read it, and what must therefore never hide a scheme. */
const controls = /[\u0000-\u001f\u007f]/g;

/** Drop control characters and the spaces around an address, as browsers do. */
export function cleanAddress(url: string): string {
  return url.replace(controls, "").trim();
}

/** Scheme of an address in lower case without the colon; `undefined` for paths. Takes a cleaned address. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}

/**
 * Whether following an address could run script: `javascript:`, `vbscript:`, and `data:` of anything but
 * pictures, sound, film and fonts. Case and control characters do not hide it.
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

/** Percent-decode; text that is not well-formed is given back as it is. */
export function decodePath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encode what a URL path cannot hold, whether or not it has been encoded already. */
export function encodePath(path: string): string {
  if (/^(?:[\w./~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i.test(path)) return path;
  const wellFormed = decodePath(path).replace(/[\ud800-\udfff]/gu, "\ufffd");
  return encodeURI(wellFormed).replace(/[?#]/g, encodeURIComponent);
}

/** The address of a site path within its host: base path in front. `baseUrl` starts and ends with a slash. */
export function hrefOf(baseUrl: string, path: string): string {
  return baseUrl + encodePath(path).slice(1);
}

/** Whether an author wants an address of the host left alone: `pathname:///app/`. */
export function isPathname(url: string): boolean {
  return /^pathname:\/\//i.test(url);
}

/** The address that `pathname:///app/` stands for: that path below the base path, which may be written out. */
export function pathnameHref(baseUrl: string, url: string): string {
  const [, path, rest] = /^pathname:[/\\]*([^?#]*)(.*)$/is.exec(url)!;
  return encodePath(`/${path}`.startsWith(baseUrl) ? `/${path}` : baseUrl + path) + rest;
}

/** The whole URL of a site path. `siteUrl` is scheme and host. */
export function absoluteUrl(siteUrl: string, baseUrl: string, path: string): string {
  return siteUrl + hrefOf(baseUrl, path);
}

/** Site path of a page's Markdown. */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}
