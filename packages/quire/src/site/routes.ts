/** Every address of a site, and what can be said against the set of them. */
import type { Problem } from "../problem.ts";
import type { Blog, Doc, Page, Post, Site, Version } from "./model.ts";

export type RouteKind =
  | "doc"
  | "category-index"
  | "docs-tags"
  | "docs-tag"
  | "blog-list"
  | "blog-post"
  | "blog-archive"
  | "blog-tags"
  | "blog-tag"
  | "page";

/** One page of the output. */
export interface Route {
  /** Site path: no trailing slash, no base path. */
  path: string;
  kind: RouteKind;
  /** The file it is made from, relative to the site's folder. */
  file?: string;
  title: string;
  /** Left out of the sitemap and marked for search engines. */
  noIndex: boolean;
  /** ISO date of the last change, where it is known. */
  lastmod?: string;
  /** Name of the docs version it belongs to. */
  version?: string;
  /** Id of the docs instance it belongs to. */
  instance?: string;
}

/**
 * List every page of a site: documents, generated lists, posts, pages. Redirects are not pages. The order
 * is that of the site and so the same in every run; a path that two files claim is listed twice.
 */
export function listRoutes(site: Site): Route[] {
  const hidden = new Set(
    site.versions.filter((version) => version.noIndex).map((v) => versionKey(v.instance, v.name)),
  );
  const isHidden = (instance: string, version: string) => hidden.has(versionKey(instance, version));
  const routes: Route[] = [];
  for (const version of site.versions) {
    for (const doc of version.docs) routes.push(docRoute(version, doc));
  }
  for (const { instance, version, path, title } of site.categoryIndexes) {
    const noIndex = isHidden(instance, version);
    routes.push({ path, kind: "category-index", title, noIndex, version, instance });
  }
  for (const { instance, version, path, tags } of site.docsTags) {
    if (tags.length === 0) continue;
    const of = { noIndex: isHidden(instance, version), version, instance };
    routes.push({ path, kind: "docs-tags", title: "Tags", ...of });
    for (const { tag } of tags) routes.push({ path: tag.path, kind: "docs-tag", title: tag.label, ...of });
  }
  for (const blog of site.blogs) routes.push(...blogRoutes(blog));
  for (const page of site.pages) routes.push(pageRoute(page));
  return routes;
}

/** Of two pages with one address that of the kind named first is published, as `pageRoutes` has it. */
const published: readonly RouteKind[] = [
  "page",
  "doc",
  "blog-post",
  "blog-list",
  "blog-archive",
  "blog-tags",
  "blog-tag",
  "category-index",
  "docs-tags",
  "docs-tag",
];

/**
 * Look for what is wrong with the routes as a set: `duplicate-route`, `duplicate-title` (two documents of
 * one version) and `missing-description` (documents and posts whose front matter has none). All are
 * warnings; the settings of a site may make them more or less.
 */
export function checkRoutes(site: Site): Problem[] {
  const routes = listRoutes(site).sort((a, b) => published.indexOf(a.kind) - published.indexOf(b.kind));
  return [...duplicateRoutes(routes), ...duplicateTitles(site), ...missingDescriptions(site)];
}

function versionKey(instance: string, version: string): string {
  return `${instance}/${version}`;
}

function docRoute(version: Version, doc: Doc): Route {
  return {
    path: doc.path,
    kind: "doc",
    file: doc.source.file,
    title: doc.title,
    noIndex: version.noIndex || doc.unlisted || doc.draft,
    lastmod: doc.lastUpdate?.date,
    version: version.name,
    instance: version.instance,
  };
}

function blogRoutes(blog: Blog): Route[] {
  const newest = blog.posts.find((post) => !post.unlisted)?.date;
  const list = (path: string, kind: RouteKind, title: string): Route => ({
    path,
    kind,
    title,
    noIndex: false,
    lastmod: newest,
  });
  const routes = blog.pages.map((page) => list(page.path, "blog-list", blog.title));
  routes.push(...blog.posts.map(postRoute));
  if (blog.posts.length > 0) routes.push(list(blog.archivePath, "blog-archive", "Archive"));
  if (blog.tags.length > 0) routes.push(list(blog.tagsPath, "blog-tags", "Tags"));
  routes.push(
    ...blog.tags.map(({ tag }): Route => ({ ...list(tag.path, "blog-tag", tag.label), lastmod: undefined })),
  );
  return routes;
}

function postRoute(post: Post): Route {
  return {
    path: post.path,
    kind: "blog-post",
    file: post.source.file,
    title: post.title,
    noIndex: post.unlisted || post.draft,
    lastmod: post.date,
  };
}

function pageRoute(page: Page): Route {
  const { path, source, title = path } = page;
  const noIndex =
    page.kind === "search" || source?.frontMatter.unlisted === true || source?.frontMatter.draft === true;
  return { path, kind: "page", ...(page.file && { file: page.file }), title, noIndex };
}

/** @param routes in the order in which they are published */
function duplicateRoutes(routes: readonly Route[]): Problem[] {
  const first = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const route of routes) {
    const other = first.get(route.path);
    if (!other) {
      first.set(route.path, route);
      continue;
    }
    problems.push({
      code: "duplicate-route",
      message: `Two pages have the address ${route.path}: ${origin(other)} and ${origin(route)}.`,
      severity: "warning",
      file: route.file ?? other.file,
      hint: "Give one of them another `slug`, or take it away; only the first is published.",
    });
  }
  return problems;
}

function origin(route: Route): string {
  return route.file ?? `the generated page “${route.title}” (${route.kind})`;
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
        hint: "Say in the title what sets the page apart; search results show little else.",
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
      message: "The front matter has no description.",
      severity: "warning",
      file: page.source.file,
      hint: "Add `description:` with one sentence of at most 160 characters.",
    }));
}
