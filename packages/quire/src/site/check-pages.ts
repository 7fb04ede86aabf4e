import { addTo } from "../base/groups.ts";
import type { Problem } from "../base/problem.ts";
import { type ListedPage, listPages } from "./listed-pages.ts";
import type { Doc, Site, WrittenPage } from "./model.ts";
import { fieldPlace } from "./source/front-matter-check.ts";
import { tagMeaning } from "./tags.ts";

/**
 * Check all pages of a site together: `duplicate-route` (including addresses that differ only in case, and documents
 * in two docs instances), `duplicate-tag` (different tags with one address), `duplicate-title` (two documents of one
 * version) and `missing-description` (documents and posts without one in front matter). All are warnings; except for
 * that of tags, the settings can change them.
 */
export function checkPages(site: Site): Problem[] {
  return [
    ...sharedDocuments(site),
    ...duplicateRoutes(listPages(site)),
    ...site.versions.flatMap(({ docs }) => sharedTags(docs)),
    ...site.blogs.flatMap(({ posts }) => sharedTags(posts)),
    ...duplicateTitles(site),
    ...missingDescriptions(site),
  ];
}

/** @param pages in the order in which they are published */
function duplicateRoutes(pages: readonly ListedPage[]): Problem[] {
  const first = new Map<string, ListedPage>();
  const folded = new Map<string, ListedPage>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const other = first.get(page.path);
    if (!other) {
      first.set(page.path, page);
      const like = folded.get(page.path.toLowerCase());
      if (like) problems.push(caseProblem(like, page));
      else folded.set(page.path.toLowerCase(), page);
      continue;
    }
    // The same file in two parts of the site; reported once for all their documents by `sharedDocuments`.
    if (page.file !== undefined && page.file === other.file) continue;
    problems.push({
      code: "duplicate-route",
      message: `Two pages have the path ${page.path}: ${origin(other)} and ${origin(page)}.`,
      severity: "warning",
      ...whereToMend(page, other),
      hint: "Give one of them another `slug`, or remove it. Only the first is published.",
    });
  }
  return problems;
}

function caseProblem(other: ListedPage, page: ListedPage): Problem {
  return {
    code: "duplicate-route",
    message: `Two paths differ only in case: ${other.path} (${origin(other)}) and ${page.path} (${origin(page)}).`,
    severity: "warning",
    ...whereToMend(page, other),
    hint: "Give one of them another `slug`. Case-insensitive disks and hosts keep only one.",
  };
}

/** The second of two pages is not published, so it is the one to mend, best where its path is set. */
function whereToMend(page: ListedPage, other: ListedPage): Pick<Problem, "file" | "line" | "column"> {
  const { file, slugLine } = page.file === undefined ? other : page;
  return { file, ...(slugLine && { line: slugLine, column: 1 }) };
}

function origin(page: ListedPage): string {
  return page.file ?? `the generated page “${page.title}” (${page.kind})`;
}

/** Report documents that belong to two parts of the site, once for each pair of parts. */
function sharedDocuments({ versions, blogs, pages }: Site): Problem[] {
  const takers: [name: string, files: string[]][] = [
    ...versions.map(({ instance, docs }): [string, string[]] => [
      `the docs “${instance}”`,
      docs.map(({ source }) => source.file),
    ]),
    ...blogs.map(({ id, posts }): [string, string[]] => [
      `the blog “${id}”`,
      posts.map(({ source }) => source.file),
    ]),
    ["the pages", pages.flatMap(({ source }) => source?.file ?? [])],
  ];
  const first = new Map<string, string>();
  const shared = new Map<string, string[]>();
  for (const [name, files] of takers) {
    for (const file of files) {
      if (first.has(file)) addTo(shared, `Both ${first.get(file)} and ${name}`, file);
      else first.set(file, name);
    }
  }
  return [...shared].map(([both, [file, ...more]]) => ({
    code: "duplicate-route",
    message: `${both} include ${file}${more.length > 0 ? ` and ${more.length} more` : ""}: each becomes two pages.`,
    severity: "warning",
    hint: "Give each part of the site its own folder, or exclude the files from one of them.",
  }));
}

/** Report tags that share a page although their labels mean different things, once for each. */
function sharedTags(tagged: readonly WrittenPage<unknown>[]): Problem[] {
  const first = new Map<string, string>();
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const { tags, source, unlisted } of tagged) {
    if (unlisted) continue;
    for (const { label, path } of tags) {
      const other = first.get(path) ?? label;
      first.set(path, other);
      const meaning = tagMeaning(label);
      if (meaning === tagMeaning(other) || told.has(`${path} ${meaning}`)) continue;
      told.add(`${path} ${meaning}`);
      problems.push({
        code: "duplicate-tag",
        message: `The tags “${other}” and “${label}” share the page ${path}.`,
        severity: "warning",
        ...fieldPlace(source, "tags"),
        hint: "If they are different tags, give one of them another `permalink` in `tags.yml`.",
      });
    }
  }
  return problems;
}

function duplicateTitles(site: Site): Problem[] {
  const problems: Problem[] = [];
  for (const version of site.versions) {
    const first = new Map<string, Doc>();
    for (const doc of version.docs) {
      if (doc.unlisted) continue;
      const other = first.get(doc.title);
      if (!other) {
        first.set(doc.title, doc);
        continue;
      }
      problems.push({
        code: "duplicate-title",
        message: `“${doc.title}” is also the title of ${other.source.file}.`,
        severity: "warning",
        file: doc.source.file,
        hint: "Use titles that tell the pages apart; search results show little else.",
      });
    }
  }
  return problems;
}

function missingDescriptions(site: Site): Problem[] {
  const pages = [
    ...site.versions.flatMap((version) => version.docs),
    ...site.blogs.flatMap((blog) => blog.posts),
  ];
  return pages
    .filter((page) => !page.unlisted && !page.frontMatter.description?.trim())
    .map((page) => ({
      code: "missing-description",
      message: "The front matter has no `description`.",
      severity: "warning",
      file: page.source.file,
      hint: "Add `description:` with one sentence of at most 160 characters.",
    }));
}
