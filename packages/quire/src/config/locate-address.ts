import { positionAt } from "../base/problem.ts";

/**
 * Find the first occurrence of an address of the site in the text of a configuration: in quotes, with the base
 * path, a slash or nothing in front of it, and with or without a slash at the end of its path. Undefined if there is
 * none, for instance because an imported module has it.
 */
export function locateAddress(
  text: string,
  url: string,
  baseUrl: string,
): { line: number; column: number } | undefined {
  const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^\//, "");
  if (path === "") return undefined;
  const ends = [path, path.replace(/(?<!\/)(?=[?#]|$)/, "/")];
  const placesOf = (...fronts: string[]) =>
    fronts
      .flatMap((front) => ends.map((end) => front + end))
      .flatMap((address) => ['"', "'", "`"].map((quote) => text.indexOf(quote + address + quote)))
      .filter((place) => place >= 0);
  // Without a slash it may be an unrelated word.
  const places = [placesOf(baseUrl, "/"), placesOf("")].find(({ length }) => length > 0);
  if (!places) return undefined;
  return positionAt(text, Math.min(...places));
}
