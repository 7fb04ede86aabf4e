import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A query with what answers it. */
export interface GradedQuery {
  q: string;
  kind: string;
  /** Ranking is never tuned on it. */
  heldOut?: boolean;
  /** Site path, with or without an anchor → 2 for the place a reader wants, 1 for one that helps. */
  answers: Record<string, number>;
}

/** A query with the pages that answer it, by their grade. */
export interface PageQuery extends GradedQuery {
  pages: Map<string, number>;
}

/**
 * Read graded queries, leaving out answers that are not in the site, and queries that have no best answer in it.
 *
 * @param paths site paths of the pages there are
 */
export function readQueries(
  file: string,
  paths: ReadonlySet<string>,
): { queries: PageQuery[]; left: string[] } {
  const all = parse(readFileSync(file, "utf8")) as GradedQuery[];
  const queries: PageQuery[] = [];
  const left: string[] = [];
  for (const query of all) {
    const pages = new Map<string, number>();
    for (const [place, grade] of Object.entries(query.answers)) {
      const page = place.split("#")[0]!;
      if (paths.has(page)) pages.set(page, Math.max(grade, pages.get(page) ?? 0));
    }
    if ([...pages.values()].includes(2)) queries.push({ ...query, pages });
    else left.push(query.q);
  }
  return { queries, left };
}
