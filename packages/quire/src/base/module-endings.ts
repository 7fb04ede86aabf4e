/** Endings that an import in a site's code may omit, in the order in which they are tried: webpack's, then others. */
export const MODULE_ENDINGS = [".mjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".mts", ".cjs", ".cts"];

/** The files that an import of a path without its ending may mean, in the order in which they are tried. */
export function modulesAt(file: string): string[] {
  return [
    ...MODULE_ENDINGS.map((ending) => file + ending),
    ...MODULE_ENDINGS.map((ending) => `${file}/index${ending}`),
  ];
}
