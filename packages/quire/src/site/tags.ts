import { z } from "zod";
import { compareText } from "../base/compare-text.ts";
import { isRecord } from "../base/is-record.ts";
import type { Problem } from "../base/problem.ts";
import { kebabCase } from "./kebab-case.ts";
import type { Tag, TagPage, WrittenPage } from "./model.ts";
import { sitePath } from "./slug.ts";
import { text } from "./source/front-matter.ts";

/**
 * Path segment of a tag: `Data Mesh` and `dataMesh` give `data-mesh`; a label without letters or digits is kept.
 */
export function tagSlug(label: string): string {
  return kebabCase(label) || label.trim().toLowerCase();
}

/** A tag in validated front matter. */
type WrittenTag = string | { label: string; permalink?: string };

const knownTagSchema = z
  .looseObject({ label: text.optional(), permalink: text.optional(), description: text.optional() })
  .nullable();

/** Tags described in a tags file, by the key used in front matter. */
export type KnownTags = ReadonlyMap<string, { label?: string; permalink?: string; description?: string }>;

/**
 * Read a tags file: a map from keys to label, permalink and description, or to nothing.
 *
 * @param data the parsed file; undefined if there is none
 * @param file its path, for reporting problems
 */
export function readKnownTags(data: unknown, file: string): { tags: KnownTags; problems: Problem[] } {
  const tags = new Map<string, { label?: string; permalink?: string; description?: string }>();
  const problem = (message: string, name?: string): Problem => ({
    code: "tags-file",
    severity: "error",
    message,
    file,
    ...(name !== undefined && { written: { name } }),
    hint: "Write `key:`, and `label:`, `permalink:` and `description:` indented below it.",
  });
  if (data === undefined || data === null) return { tags, problems: [] };
  if (!isRecord(data))
    return { tags, problems: [problem("The tags file is not a mapping of keys to tags.")] };
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(data)) {
    const parsed = knownTagSchema.safeParse(value);
    if (parsed.success) tags.set(key, parsed.data ?? {});
    else problems.push(problem(`The tag “${key}” is invalid.`, key));
  }
  return { tags, problems };
}

/**
 * A label without case, accents, spaces and punctuation between words: `Data Mesh` and `data-mesh` mean one tag, `c`
 * and `c++` two, although their paths are the same.
 */
export function tagMeaning(label: string): string {
  return label
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s\p{Pd}\p{Pc}.,:/'’]/gu, "")
    .toLowerCase();
}

/**
 * The distinct tags of a document. Two with different meanings may have the same path.
 *
 * @param basePath site path of the list of all tags, which permalinks are relative to
 * @param known the tags file
 */
export function readTags(
  written: readonly WrittenTag[] | undefined,
  basePath: string,
  known: KnownTags = new Map(),
): Tag[] {
  const tags = new Map<string, Tag>();
  for (const tag of written ?? []) {
    const own = typeof tag === "string" ? { label: tag } : tag;
    const described = typeof tag === "string" ? known.get(tag) : undefined;
    const { label, permalink, description } = { ...own, description: undefined, ...described };
    const path = sitePath(basePath, permalink ?? tagSlug(own.label));
    const key = `${path} ${tagMeaning(label)}`;
    if (!tags.has(key)) tags.set(key, { label, path, ...(description && { description }) });
  }
  return [...tags.values()];
}

/** A document or post in a list for a tag. */
type Tagged = Pick<WrittenPage<unknown>, "tags" | "title" | "path" | "description" | "unlisted">;

/**
 * Plan one page for each tag of the given documents, sorted by label; documents keep their order. Unlisted
 * documents are left out, and tags that only they have get no page.
 */
export function tagPages(documents: readonly Tagged[]): TagPage[] {
  const pages = new Map<string, TagPage>();
  for (const { tags, title, path, description, unlisted } of documents) {
    if (unlisted) continue;
    for (const tag of tags) {
      let page = pages.get(tag.path);
      if (!page) {
        page = { tag, items: [] };
        pages.set(tag.path, page);
      }
      if (page.items.at(-1)?.path !== path) page.items.push({ title, path, description });
    }
  }
  return [...pages.values()].sort(
    (a, b) =>
      compareText(a.tag.label.toLowerCase(), b.tag.label.toLowerCase()) ||
      compareText(a.tag.path, b.tag.path),
  );
}
