import { join } from "node:path";
import { z } from "zod";
import { readGradedFile } from "./graded-file.ts";

const querySchema = z.strictObject({
  q: z.string(),
  kind: z.string(),
  /** Ranking is never tuned on it. */
  heldOut: z.boolean().optional(),
  /** The version that is searched, where it is not the default. */
  version: z.string().optional(),
  /** Site path, with or without an anchor → 2 for the place a reader wants, 1 for one that helps. */
  answers: z.record(z.string().startsWith("/"), z.union([z.literal(1), z.literal(2)])),
});

/** A query with what answers it. */
export type GradedQuery = z.output<typeof querySchema>;

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
 * @throws Error that names what is wrong in them
 */
export function readQueries(folder: string): (GradedQuery & { isFresh: boolean })[] {
  const read = (name: string) => readGradedFile(join(folder, name), querySchema);
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
