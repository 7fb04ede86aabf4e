/**
 * Find the only place where the text of a configuration has an address of the site: in quotes, with the base
 * path, a slash or nothing in front of it. Undefined if it occurs several times, or not at all because it is in
 * an imported module.
 */
export function locateAddress(
  text: string,
  url: string,
  baseUrl: string,
): { line: number; column: number } | undefined {
  const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^\//, "");
  if (path === "") return undefined;
  const placesOf = (...fronts: string[]) =>
    ['"', "'", "`"]
      .flatMap((quote) => fronts.map((front) => text.indexOf(`${quote}${front}${path}${quote}`)))
      .filter((place) => place >= 0);
  // Without a slash it may be an unrelated word.
  const places = [placesOf(baseUrl, "/"), placesOf("")].find(({ length }) => length > 0);
  if (!places) return undefined;
  const index = Math.min(...places);
  const above = text.slice(0, index).split("\n");
  return { line: above.length, column: above.at(-1)!.length + 1 };
}
