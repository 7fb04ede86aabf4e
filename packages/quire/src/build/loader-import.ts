/** What an import asks of a file, where it names loaders of webpack or has a query that stands for one. */
export interface LoaderImport {
  /** The import without its loaders. */
  specifier: string;
  /** How the file is given: `raw` as its text, `url` as its address. */
  as: "raw" | "url";
}

const LOADERS = /^-?!{0,2}((?:[\w@/-]+-loader(?:\?[^!]*)?!)+)([^!]+)$/;

/**
 * Read an import such as `!!raw-loader!./sample.py`.
 *
 * @returns undefined for any other import, also for one that names other loaders
 */
export function readLoaderImport(specifier: string): LoaderImport | undefined {
  const [, loaders = "", file = ""] = LOADERS.exec(specifier) ?? [];
  if (loaders.includes("raw-loader")) return { specifier: file, as: "raw" };
  if (/(?:file|url)-loader/.test(loaders)) return { specifier: file, as: "url" };
  const query = /^(.+)\?(raw|url)$/.exec(specifier);
  return query ? { specifier: query[1]!, as: query[2] as LoaderImport["as"] } : undefined;
}
