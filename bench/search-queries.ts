import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A query with what answers it. */
export interface GradedQuery {
  q: string;
  kind: string;
  /** Ranking is never tuned on it. */
  heldOut?: boolean;
  /** The version that is searched, where it is not the default. */
  version?: string;
  /** Site path, with or without an anchor → 2 for the place a reader wants, 1 for one that helps. */
  answers: Record<string, number>;
}

/** A query with the pages that answer it, by their grade. */
export interface PageQuery extends GradedQuery {
  /** It is of the part that was written, without a look at what it finds, when ranking stood; its misses were studied since. */
  isFresh: boolean;
  pages: Map<string, number>;
}

/**
 * Read all graded queries.
 *
 * @param folder holds `queries.yml` and `fresh-queries.yml`
 */
export function readQueries(folder: string): (GradedQuery & { isFresh: boolean })[] {
  const read = (name: string) => parse(readFileSync(join(folder, name), "utf8")) as GradedQuery[];
  return [
    ...read("queries.yml").map((query) => ({ ...query, isFresh: false })),
    ...read("fresh-queries.yml").map((query) => ({ ...query, isFresh: true })),
  ];
}

/**
 * The pages that answer a query; undefined when its best answer is not in the site.
 *
 * @param paths site paths of the pages there are
 */
export function withPages(
  query: GradedQuery & { isFresh: boolean },
  paths: ReadonlySet<string>,
): PageQuery | undefined {
  const pages = new Map<string, number>();
  for (const [place, grade] of Object.entries(query.answers)) {
    const page = place.split("#")[0]!;
    if (paths.has(page)) pages.set(page, Math.max(grade, pages.get(page) ?? 0));
  }
  return [...pages.values()].includes(2) ? { ...query, pages } : undefined;
}
