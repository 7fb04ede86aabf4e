/** Whether the fragments of links name places that exist. */

import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { decodePath } from "./address.ts";

/** A link with a fragment: where it stands and what it points to. */
export interface AnchorUse {
  file: string;
  line: number;
  column: number;
  /** Site path of the page it points to. */
  path: string;
  /** Fragment, with or without `#`. */
  hash: string;
}

/**
 * Check fragments against the ids that pages define.
 *
 * @param anchorsOf ids on the page with that path; `undefined` when they are not known, and then links to
 *   that page are not checked.
 * @returns a `broken-anchor` error for each fragment that names nothing. The empty fragment and `top` are
 *   the start of every page, and text fragments (`#:~:text=…`) are the browser's affair.
 */
export function checkAnchors(
  uses: readonly AnchorUse[],
  anchorsOf: (path: string) => ReadonlySet<string> | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const { file, line, column, path, hash } of uses) {
    const id = hash.replace(/^#/, "").replace(/:~:.*$/s, "");
    if (id === "" || id.toLowerCase() === "top") continue;
    const anchors = anchorsOf(path);
    if (!anchors || anchors.has(id) || anchors.has(decodePath(id))) continue;
    const near = nearest(decodePath(id), [...anchors]);
    problems.push({
      code: "broken-anchor",
      message: `The page ${path} has no heading or element with the id “${decodePath(id)}”.`,
      severity: "error",
      file,
      line,
      column,
      hint: near === undefined ? undefined : `Did you mean #${near}?`,
    });
  }
  return problems;
}
