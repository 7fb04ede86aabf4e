import { definitionsOf, islandsOf } from "../../markdown/mdx/moving.ts";
import type { LoadedRequest } from "./bundle-request.ts";

const SUFFIX = "?defined";

/** Definitions in documents for the browser: file, relative to the site → source of a module. */
export type DocumentIslands = ReadonlyMap<string, string>;

/** The definitions of documents that define components which need a browser. */
export function documentIslands(documents: LoadedRequest["documents"]): DocumentIslands {
  return new Map(
    documents.flatMap(({ file, module }) =>
      islandsOf(module).length > 0 ? [[file, definitionsOf(module)] as const] : [],
    ),
  );
}

/** Specifier of the module with the definitions of a document, by the document's absolute path. */
export function definedBy(file: string): string {
  return file + SUFFIX;
}
