const ADDRESS = /(\burl\(\s*["']?)(\/(?!\/)[^"')]*)/g;

/** A style sheet whose addresses of the site (`/img/a.png`) have the base path, unless they were written with it. */
export function underBasePath(css: string, baseUrl: string): string {
  if (baseUrl === "/") return css;
  return css.replace(ADDRESS, (whole, head: string, address: string) =>
    address.startsWith(baseUrl) ? whole : head + baseUrl + address.slice(1),
  );
}
