/** Plans the standalone pages. */

import { posix } from "node:path";
import { compareText } from "../base/compare-text.ts";
import type { Page, Source } from "./model.ts";
import { sitePath } from "./slug.ts";

const document = /\.mdx?$/i;
const component = /\.[jt]sx?$/i;

/**
 * Plan a page for each file of the pages folder: components (`.tsx`, `.jsx`, `.ts`, `.js`) and documents (`.md`,
 * `.mdx`). `index` is the page of its folder. Names starting with `_`, tests and type declarations are skipped. A
 * document's `slug` is relative to its folder, or to the root if it starts with a slash.
 *
 * @param files paths relative to the site's folder
 * @param folder the pages folder, relative to the site's folder
 * @param sources documents by file
 * @param drafts whether drafts are included, as in development
 * @returns pages sorted by path
 */
export function planPages(
  files: readonly string[],
  folder: string,
  sources: ReadonlyMap<string, Source>,
  drafts: boolean,
): Page[] {
  return files
    .flatMap((file): Page[] => {
      const relative = posix.relative(folder, file);
      if (isIgnored(relative)) return [];
      const path = sitePath(relative.replace(/\.[a-z]+$/i, "").replace(/(^|\/)index$/i, ""));
      const source = sources.get(file);
      if (component.test(file)) return [{ path, file, kind: "component" }];
      if (!drafts && source?.frontMatter.draft === true) return [];
      return document.test(file) && source ? [documentPage(path, relative, file, source)] : [];
    })
    .sort((a, b) => compareText(a.path, b.path) || compareText(a.file, b.file));
}

function isIgnored(relative: string): boolean {
  return (
    relative.startsWith("../") ||
    relative.split("/").some((segment) => segment.startsWith("_")) ||
    /\.(?:test|spec|d)\.[a-z]+$/i.test(relative)
  );
}

function documentPage(path: string, relative: string, file: string, source: Source): Page {
  const { slug, title, description } = source.frontMatter;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
  const written = text(slug);
  const folder = posix.dirname(relative);
  return {
    path: written ? sitePath(written.startsWith("/") ? "" : folder, written) : path,
    file,
    kind: "document",
    source,
    title: text(title) ?? source.heading,
    description: text(description) ?? source.excerpt,
  };
}
