const ADDRESS = /(\burl\(\s*["']?)(\/(?!\/)[^"')]*)/g;

/** Add the base path to site addresses in a style sheet (`/img/a.png`), unless they include it. */
export function underBasePath(css: string, baseUrl: string): string {
  if (baseUrl === "/") return css;
  return css.replace(ADDRESS, (whole, head: string, address: string) =>
    address.startsWith(baseUrl) ? whole : head + baseUrl + address.slice(1),
  );
}
