import type {
  AuthorPage,
  Blog,
  CategoryIndex,
  Doc,
  Page,
  Post,
  Site,
  Source,
  TagPage,
  Version,
} from "./model.ts";

/** An HTML page of the site, and what it is made from. */
export type PageRoute =
  | { kind: "doc"; path: string; doc: Doc; version: Version }
  | { kind: "category-index"; path: string; index: CategoryIndex; version: Version }
  | { kind: "docs-tags"; path: string; version: Version }
  | { kind: "docs-tag"; path: string; version: Version; page: TagPage }
  | { kind: "blog-list"; path: string; blog: Blog; posts: Post[]; previous?: string; next?: string }
  | { kind: "blog-post"; path: string; blog: Blog; post: Post }
  | { kind: "blog-archive"; path: string; blog: Blog }
  | { kind: "blog-tags"; path: string; blog: Blog }
  | { kind: "blog-tag"; path: string; blog: Blog; page: TagPage }
  | { kind: "blog-authors"; path: string; blog: Blog }
  | { kind: "blog-author"; path: string; blog: Blog; page: AuthorPage }
  | { kind: "page"; path: string; page: Page }
  | { kind: "not-found"; path: "/404" };

/** A page that is planned, other than the not-found page. */
export type ClaimedRoute = Exclude<PageRoute, { kind: "not-found" }>;

/** The route of a certain kind of page. */
export type RouteOf<Kind extends PageRoute["kind"]> = Extract<PageRoute, { kind: Kind }>;

/** Whether a page is also provided as Markdown: all pages with content of their own. */
export function hasMarkdown(route: PageRoute): boolean {
  return route.kind !== "not-found" && !(route.kind === "page" && route.page.kind === "search");
}

/** The name of the sidebar next to a page. */
export function sidebarOf(route: PageRoute): string | undefined {
  if (route.kind === "doc") return route.doc.sidebar;
  return route.kind === "category-index" ? route.index.sidebar : undefined;
}

/** The document that a page shows, if it is the page of one. */
export function sourceOf(route: PageRoute): Source | undefined {
  if (route.kind === "doc") return route.doc.source;
  if (route.kind === "blog-post") return route.post.source;
  return route.kind === "page" ? route.page.source : undefined;
}

/** Every page of the site; of several with the same path, the first. */
export function pageRoutes(site: Site): PageRoute[] {
  const byPath = new Map<string, PageRoute>();
  for (const route of [...claimedRoutes(site), { kind: "not-found", path: "/404" } as const])
    if (!byPath.has(route.path)) byPath.set(route.path, route);
  return [...byPath.values()];
}

/**
 * Every planned page except the not-found page. If two share a path, both are listed, first the one that is
 * published, so written pages come before generated ones.
 */
export function claimedRoutes({ pages, versions, blogs }: Site): ClaimedRoute[] {
  return [
    ...pages.map((page): ClaimedRoute => ({ kind: "page", path: page.path, page })),
    ...versions.flatMap((version) =>
      version.docs.map((doc): ClaimedRoute => ({ kind: "doc", path: doc.path, doc, version })),
    ),
    ...blogs.flatMap(blogRoutes),
    ...versions.flatMap((version) =>
      version.categoryIndexes.map(
        (index): ClaimedRoute => ({ kind: "category-index", path: index.path, index, version }),
      ),
    ),
    ...versions.flatMap(tagRoutes),
  ];
}

function tagRoutes(version: Version): ClaimedRoute[] {
  const { tags, tagsPath } = version;
  if (tags.length === 0) return [];
  return [
    { kind: "docs-tags", path: tagsPath, version },
    ...tags.map((page): ClaimedRoute => ({ kind: "docs-tag", path: page.tag.path, version, page })),
  ];
}

function blogRoutes(blog: Blog): ClaimedRoute[] {
  const posts = new Map(blog.posts.map((post) => [post.key, post]));
  return [
    ...blog.posts.map((post): ClaimedRoute => ({ kind: "blog-post", path: post.path, blog, post })),
    ...blog.pages.map(
      (page, index): ClaimedRoute => ({
        kind: "blog-list",
        path: page.path,
        blog,
        posts: page.posts.map((key) => posts.get(key)!),
        previous: blog.pages[index - 1]?.path,
        next: blog.pages[index + 1]?.path,
      }),
    ),
    ...(blog.archivePath ? [{ kind: "blog-archive", path: blog.archivePath, blog } as const] : []),
    ...(blog.tags.length > 0 ? [{ kind: "blog-tags", path: blog.tagsPath, blog } as const] : []),
    ...blog.tags.map((page): ClaimedRoute => ({ kind: "blog-tag", path: page.tag.path, blog, page })),
    ...(blog.authors.length > 0 ? [{ kind: "blog-authors", path: blog.authorsPath, blog } as const] : []),
    ...blog.authors.map((page): ClaimedRoute => ({ kind: "blog-author", path: page.path, blog, page })),
  ];
}
