import { definitionsOf, islandsOf } from "../markdown/moving.ts";
import type { BundleRequest } from "./bundle.ts";

const SUFFIX = "?defined";

/** What documents define for the browser: file, relative to the site, to the text of a module. */
export type DocumentIslands = ReadonlyMap<string, string>;

/** What those documents define that have components of their own which expect a browser. */
export function documentIslands(documents: BundleRequest["documents"]): DocumentIslands {
  return new Map(
    documents.flatMap(({ file, module }) =>
      islandsOf(module).length > 0 ? [[file, definitionsOf(module)] as const] : [],
    ),
  );
}

/** What is bundled for a document, by its absolute path. */
export function definedBy(file: string): string {
  return file + SUFFIX;
}
