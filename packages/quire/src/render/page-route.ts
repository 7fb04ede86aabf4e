import type {
  Blog,
  CategoryIndex,
  Doc,
  DocsTags,
  Page,
  Post,
  Site,
  TagPage,
  Version,
} from "../site/model.ts";

/** One HTML page of the site and what it is made from. */
export type PageRoute =
  | { kind: "doc"; path: string; doc: Doc; version: Version }
  | { kind: "category-index"; path: string; index: CategoryIndex; version: Version }
  | { kind: "docs-tags"; path: string; tags: DocsTags; version: Version }
  | { kind: "docs-tag"; path: string; page: TagPage; allTagsPath: string; version: Version }
  | { kind: "blog-list"; path: string; blog: Blog; posts: Post[]; previous?: string; next?: string }
  | { kind: "blog-post"; path: string; blog: Blog; post: Post }
  | { kind: "blog-archive"; path: string; blog: Blog }
  | { kind: "blog-tags"; path: string; blog: Blog }
  | { kind: "blog-tag"; path: string; blog: Blog; page: TagPage }
  | { kind: "page"; path: string; page: Page }
  | { kind: "not-found"; path: "/404" };

/** The page of one kind. */
export type RouteOf<Kind extends PageRoute["kind"]> = Extract<PageRoute, { kind: Kind }>;

/** Whether a page is one to read, which machines get as Markdown. */
export function hasMarkdown(route: PageRoute): boolean {
  return route.kind !== "not-found" && !(route.kind === "page" && route.page.kind === "search");
}

/** Every page of the site. Where two claim one path, the first counts: written pages before generated ones. */
export function pageRoutes(site: Site): PageRoute[] {
  const versionOf = (owner: { instance: string; version: string }) =>
    site.versions.find(({ instance, name }) => instance === owner.instance && name === owner.version)!;
  const routes: PageRoute[] = [
    ...site.pages.map((page): PageRoute => ({ kind: "page", path: page.path, page })),
    ...site.versions.flatMap((version) =>
      version.docs.map((doc): PageRoute => ({ kind: "doc", path: doc.path, doc, version })),
    ),
    ...site.blogs.flatMap(blogRoutes),
    ...site.categoryIndexes.map(
      (index): PageRoute => ({ kind: "category-index", path: index.path, index, version: versionOf(index) }),
    ),
    ...site.docsTags
      .filter(({ tags }) => tags.length > 0)
      .flatMap((tags): PageRoute[] => {
        const version = versionOf(tags);
        return [
          { kind: "docs-tags", path: tags.path, tags, version },
          ...tags.tags.map(
            (page): PageRoute => ({
              kind: "docs-tag",
              path: page.tag.path,
              page,
              allTagsPath: tags.path,
              version,
            }),
          ),
        ];
      }),
    { kind: "not-found", path: "/404" },
  ];
  const byPath = new Map<string, PageRoute>();
  for (const route of routes) if (!byPath.has(route.path)) byPath.set(route.path, route);
  return [...byPath.values()];
}

function blogRoutes(blog: Blog): PageRoute[] {
  const posts = new Map(blog.posts.map((post) => [post.key, post]));
  return [
    ...blog.posts.map((post): PageRoute => ({ kind: "blog-post", path: post.path, blog, post })),
    ...blog.pages.map(
      (page, index): PageRoute => ({
        kind: "blog-list",
        path: page.path,
        blog,
        posts: page.posts.map((key) => posts.get(key)!),
        previous: blog.pages[index - 1]?.path,
        next: blog.pages[index + 1]?.path,
      }),
    ),
    { kind: "blog-archive", path: blog.archivePath, blog },
    ...(blog.tags.length > 0 ? [{ kind: "blog-tags", path: blog.tagsPath, blog } as const] : []),
    ...blog.tags.map((page): PageRoute => ({ kind: "blog-tag", path: page.tag.path, blog, page })),
  ];
}
