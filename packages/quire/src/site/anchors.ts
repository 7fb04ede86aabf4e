/** Checks that the fragments of links exist. */

import { nearest } from "../base/nearest.ts";
import type { Problem, Written } from "../base/problem.ts";
import { decodePath } from "./address.ts";

/** A link with a fragment: its position, if known, and its target. */
export interface AnchorUse {
  file?: string;
  line?: number;
  column?: number;
  written?: Written;
  /** Site path of the target page. */
  path: string;
  /** Fragment, with or without `#`. */
  hash: string;
}

/**
 * Check fragments against the ids on their target pages.
 *
 * @param anchorsOf returns the ids on the page with a path; undefined if they are not known, in which case links
 *   to it are not checked
 * @returns a `broken-anchor` error for each fragment that does not exist. The empty fragment and `top` exist on
 *   every page; text fragments (`#:~:text=…`) are left to the browser.
 */
export function checkAnchors(
  uses: readonly AnchorUse[],
  anchorsOf: (path: string) => ReadonlySet<string> | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const { path, hash, ...place } of uses) {
    const id = hash.replace(/^#/, "").replace(/:~:.*$/s, "");
    if (id === "" || id.toLowerCase() === "top") continue;
    const anchors = anchorsOf(path);
    if (!anchors || anchors.has(id) || anchors.has(decodePath(id))) continue;
    const near = nearest(decodePath(id), [...anchors]);
    problems.push({
      code: "broken-anchor",
      message: `The page ${path} has no heading or element with the id “${decodePath(id)}”.`,
      severity: "error",
      ...place,
      hint: near === undefined ? undefined : `Did you mean #${near}?`,
    });
  }
  return problems;
}
