/** The meaning of an import with webpack loaders, or with an equivalent query. */
export interface LoaderImport {
  /** The import without its loaders. */
  specifier: string;
  /** The value of the import: the file's text (`raw`) or its address (`url`). */
  as: "raw" | "url";
}

const LOADERS = /^-?!{0,2}((?:[\w@/-]+-loader(?:\?[^!]*)?!)+)([^!]+)$/;

/**
 * Parse an import such as `!!raw-loader!./sample.py`.
 *
 * @returns undefined for any other import, including those with other loaders
 */
export function readLoaderImport(specifier: string): LoaderImport | undefined {
  const [, loaders = "", file = ""] = LOADERS.exec(specifier) ?? [];
  if (loaders.includes("raw-loader")) return { specifier: file, as: "raw" };
  if (/(?:file|url)-loader/.test(loaders)) return { specifier: file, as: "url" };
  const query = /^(.+)\?(raw|url)$/.exec(specifier);
  return query ? { specifier: query[1]!, as: query[2] as LoaderImport["as"] } : undefined;
}
