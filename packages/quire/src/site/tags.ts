import { kebabCase } from "./kebab-case.ts";
import type { Tag, TagPage } from "./model.ts";
import { sitePath } from "./slug.ts";

/** Address segment of a tag: `Data Mesh` and `dataMesh` give `data-mesh`; a label of signs stays as it is. */
export function tagSlug(label: string): string {
  return kebabCase(label) || label.trim().toLowerCase();
}

/** A tag as front matter has it after validation. */
export type WrittenTag = string | { label: string; permalink?: string };

/**
 * The tags of one document, each once.
 *
 * @param basePath site path of the index of all tags; a permalink is relative to it
 */
export function readTags(written: readonly WrittenTag[] | undefined, basePath: string): Tag[] {
  const tags = new Map<string, Tag>();
  for (const tag of written ?? []) {
    const label = typeof tag === "string" ? tag : tag.label;
    const permalink = typeof tag === "string" ? undefined : tag.permalink;
    const path = sitePath(basePath, permalink ?? tagSlug(label));
    if (!tags.has(path)) tags.set(path, { label, path });
  }
  return [...tags.values()];
}

/** A document as lists of tags show it. */
export interface Tagged {
  tags: Tag[];
  title: string;
  path: string;
  description: string;
  unlisted: boolean;
}

/**
 * One page for each tag of the given documents, sorted by label; documents in the order given. Unlisted
 * documents are in no list, and a tag that only they carry has no page.
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
      page.items.push({ title, path, description });
    }
  }
  return [...pages.values()].sort(
    (a, b) =>
      compare(a.tag.label.toLowerCase(), b.tag.label.toLowerCase()) || compare(a.tag.path, b.tag.path),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
