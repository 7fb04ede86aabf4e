import { join } from "node:path";
import { z } from "zod";
import { readGradedFile } from "./graded-file.ts";

const querySchema = z.strictObject({
  q: z.string(),
  kind: z.string(),
  /** Excluded from tuning. */
  heldOut: z.boolean().optional(),
  /** The version to search, if it is not the default. */
  version: z.string().optional(),
  /** Site path, optionally with an anchor → 2 for the best answer, 1 for a helpful one. */
  answers: z.record(z.string().startsWith("/"), z.union([z.literal(1), z.literal(2)])),
});

/** A query with its answers. */
export type GradedQuery = z.output<typeof querySchema>;

/** A query with the pages that answer it, graded. */
export interface PageQuery extends GradedQuery {
  /**
   * Whether it is from the set that was written without looking at results, after ranking was finished; its
   * misses have been studied since.
   */
  isFresh: boolean;
  pages: Map<string, number>;
}

/**
 * Read all graded queries.
 *
 * @param folder contains `queries.yml` and `fresh-queries.yml`
 * @throws Error that names invalid entries
 */
export function readQueries(folder: string): (GradedQuery & { isFresh: boolean })[] {
  const read = (name: string) => readGradedFile(join(folder, name), querySchema);
  return [
    ...read("queries.yml").map((query) => ({ ...query, isFresh: false })),
    ...read("fresh-queries.yml").map((query) => ({ ...query, isFresh: true })),
  ];
}

/**
 * The pages that answer a query; undefined if the best answer does not exist in the site.
 *
 * @param paths site paths of all pages
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
