import { positionAt } from "../base/problem.ts";

/** The end of a text before the target of a link. */
const TARGET = /\b(?:to|href)["']?\s*[:=]\s*\{?$/;

/**
 * Find the first occurrence of an address of the site in the text of a configuration or component, best as the target
 * of a link: in quotes, with the base path, a slash or nothing in front of it, and with or without a slash at the end of
 * its path. Undefined if there is none, for instance because an imported module has it.
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
      .flatMap((address) => ['"', "'", "`"].flatMap((quote) => allPlaces(text, quote + address + quote)));
  // Without a slash it may be an unrelated word.
  const places = [placesOf(baseUrl, "/"), placesOf("")].find(({ length }) => length > 0);
  if (!places) return undefined;
  const targets = places.filter((place) => TARGET.test(text.slice(0, place).slice(-20)));
  return positionAt(text, Math.min(...(targets.length > 0 ? targets : places)));
}

function allPlaces(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
