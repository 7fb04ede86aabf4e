import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** DataHub's own logo, in the same 24 × 24 view box. */
const own =
  "M5 3a3.2 3.2 0 1 1-.001 6.401A3.2 3.2 0 0 1 5 3zm0 11.600a3.2 3.2 0 1 1-.001 6.401A3.2 3.2 0 0 1 5 14.600zM17.200 6.500a5.500 5.500 0 1 1-.001 11.001A5.500 5.500 0 0 1 17.200 6.500zM7.600 6.200c4 0 4.600 2.200 7.400 4.400l-.9 1.200c-2.900-2-3.300-4-6.500-4zm0 11.600v-1.600c3.200 0 3.600-2 6.500-4l.9 1.200c-2.800 2.200-3.400 4.400-7.400 4.400z";

/**
 * The path of a logo.
 *
 * @param name a name in simple-icons, or `datahub`
 * @returns undefined if there is no such logo
 */
export function logoShape(siteDir: string, name: string): string | undefined {
  if (name === "datahub") return own;
  const require = createRequire(path.join(siteDir, "package.json"));
  const folder = path.join(path.dirname(require.resolve("simple-icons")), "icons");
  try {
    return /<path d="([^"]+)"/.exec(readFileSync(path.join(folder, `${name}.svg`), "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** Combine logos into a sprite, whose symbols cards refer to by `#name`. */
export function drawLogos(siteDir: string, names: readonly string[]): string {
  const symbols = [...new Set(names)]
    .sort()
    .map(
      (name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${logoShape(siteDir, name)}"/></symbol>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
