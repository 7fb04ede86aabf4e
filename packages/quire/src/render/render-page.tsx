import type { ReactNode } from "react";
import { inlineScript } from "../client/inline.ts";
import type { Config } from "../config/schema.ts";
import type { CompiledDocument, Part } from "../markdown/document.ts";
import { QuireError } from "../problem.ts";
import { breadcrumbList } from "../site/json-ld.ts";
import type { Site, Source } from "../site/model.ts";
import { BlogArchivePage } from "../theme/blog-archive-page.tsx";
import { BlogListPage } from "../theme/blog-list-page.tsx";
import { BlogPostPage } from "../theme/blog-post-page.tsx";
import { CategoryPage } from "../theme/category-page.tsx";
import { DocPage } from "../theme/doc-page.tsx";
import { Document } from "../theme/document.tsx";
import { Layout } from "../theme/layout.tsx";
import { MarkdownPage } from "../theme/markdown-page.tsx";
import { NotFoundPage } from "../theme/not-found-page.tsx";
import { PagePath } from "../theme/page-path.ts";
import { TagPage } from "../theme/tag-page.tsx";
import { TagsPage } from "../theme/tags-page.tsx";
import { type ResolvedLinks, renderBody, type SiteCode } from "./body.tsx";
import { docCards, listsCards } from "./doc-cards.ts";
import { Head, type PageAssets, type PageHead } from "./head.tsx";
import { Html, LateHtml, renderStatic } from "./html.tsx";
import { type CollectedHead, HeadContext } from "./page-head.ts";
import type { PageRoute } from "./page-route.ts";
import { createSidebarHtml, type SidebarHtml } from "./sidebar-html.tsx";
import { createVersionLinks, type VersionLinks } from "./version-links.ts";

/** A document ready to be drawn. */
export interface ReadyDocument {
  document: CompiledDocument;
  links: ResolvedLinks;
  /** Site paths of style sheets for the inline styles its author wrote. */
  styles: string[];
}

export interface PageRendererInput {
  config: Config;
  site: Site;
  assets: PageAssets;
  code: SiteCode;
}

/** Draws the pages of one site. */
export interface PageRenderer {
  /**
   * The page as a complete HTML document.
   *
   * @param ready the documents the page shows, by source file (one for a doc, several for a list of posts)
   * @throws QuireError when a page module has no default export or a component fails
   */
  render(route: PageRoute, ready: ReadonlyMap<string, ReadyDocument>): string;
  /** The whole of one sidebar, for the browser to fetch. */
  sidebarFragment: SidebarHtml["fragment"];
}

interface Drawn {
  head: Partial<PageHead> & { title: string };
  content: ReactNode;
  withSidebar?: boolean;
}

export function createPageRenderer({ config, site, assets, code }: PageRendererInput): PageRenderer {
  const sidebars = createSidebarHtml(config.baseUrl);
  const versions = createVersionLinks(site);
  const context: DrawContext = { config, site, code, sidebars, versions };
  return {
    sidebarFragment: sidebars.fragment,
    render(route, ready) {
      try {
        const { head, content, withSidebar = false } = draw(route, ready, context);
        const version = "version" in route ? route.version : undefined;
        const page: PageHead = {
          description: "",
          canonicalPath: versions.canonicalPath(route),
          version: version && { instance: version.instance, name: version.name },
          type: "website",
          data: [],
          styles: [...ready.values()].flatMap(({ styles }) => styles),
          ...head,
          noIndex: config.noIndex || version?.noIndex || head.noIndex || false,
        };
        const collected: CollectedHead = { tags: [] };
        const { colorMode, announcementBar } = config.theme;
        return `<!DOCTYPE html>${renderStatic(
          <Document
            lang={config.locale.htmlLang}
            dir={config.locale.direction}
            defaultMode={colorMode.defaultMode}
            disableSwitch={colorMode.disableSwitch}
            respectSystem={colorMode.respectPrefersColorScheme}
            announcementId={announcementBar?.isCloseable ? announcementBar.id : undefined}
            inlineScript={inlineScript}
            head={
              <LateHtml
                html={() =>
                  renderStatic(<Head config={config} page={page} assets={assets} collected={collected} />)
                }
              />
            }
          >
            <Layout
              config={config.theme}
              site={{ title: config.title, baseUrl: config.baseUrl }}
              versions={versions.choices(route)}
              currentPath={route.path}
              withSidebar={withSidebar}
            >
              <HeadContext value={collected}>
                <PagePath value={route.path}>{content}</PagePath>
              </HeadContext>
            </Layout>
          </Document>,
        )}`;
      } catch (error) {
        if (error instanceof QuireError) throw error;
        throw new QuireError({
          code: "render",
          severity: "error",
          message: `The page ${route.path} cannot be drawn: ${(error as Error).message}`,
          file: fileOf(route),
          hint: firstSiteFrame(error as Error),
        });
      }
    },
  };
}

interface DrawContext {
  config: Config;
  site: Site;
  code: SiteCode;
  sidebars: SidebarHtml;
  versions: VersionLinks;
}

function draw(route: PageRoute, ready: ReadonlyMap<string, ReadyDocument>, context: DrawContext): Drawn {
  const { config, sidebars, versions, code } = context;
  const { minHeadingLevel, maxHeadingLevel } = config.theme.tableOfContents;
  const documentOf = (source: Source) => {
    const found = ready.get(source.file)!;
    return {
      ...found,
      body: renderBody(
        source.file,
        found.document,
        found.links,
        code,
        found.document.body,
        source.frontMatter,
      ),
    };
  };
  const contents = (
    source: Source,
    front: {
      toc_min_heading_level?: number;
      toc_max_heading_level?: number;
      hide_table_of_contents?: boolean;
    },
  ) => {
    const { document, body } = documentOf(source);
    return {
      body,
      toc: document.toc,
      tocMin: front.toc_min_heading_level ?? minHeadingLevel,
      tocMax: front.toc_max_heading_level ?? maxHeadingLevel,
      hideToc: front.hide_table_of_contents ?? false,
      hasH1: document.hasH1,
    };
  };

  switch (route.kind) {
    case "doc": {
      const { doc, version } = route;
      const { hasH1, ...content } = contents(doc.source, doc.frontMatter);
      const sidebar = doc.sidebar ? sidebars.forPage(version, doc.sidebar, doc.path) : undefined;
      const docsConfig = config.docs.find(({ id }) => id === doc.instance);
      return {
        head: {
          title: doc.title,
          description: doc.description,
          keywords: doc.frontMatter.keywords,
          image: doc.frontMatter.image,
          noIndex: doc.unlisted,
          markdownPath: `${doc.path === "/" ? "/index" : doc.path}.md`,
          type: "article",
          data: structuredData(doc.breadcrumbs, config),
        },
        withSidebar: sidebar !== undefined,
        content: (
          <DocPage
            title={doc.title}
            showTitle={!hasH1 && !doc.frontMatter.hide_title}
            {...content}
            sidebar={sidebar && <Html html={sidebar} />}
            breadcrumbs={docsConfig?.breadcrumbs === false ? [] : doc.breadcrumbs}
            version={versions.pageVersion(route)}
            previous={doc.previous}
            next={doc.next}
            editUrl={doc.editUrl}
            lastUpdate={doc.lastUpdate}
            tags={doc.tags}
            availability={availabilityOf(doc.frontMatter.availability)}
            unlisted={doc.unlisted}
            draft={doc.draft}
            cards={listsCards(documentOf(doc.source).document) ? docCards(version, doc) : []}
            markdownPath={`${doc.path === "/" ? "/index" : doc.path}.md`}
          />
        ),
      };
    }
    case "category-index": {
      const { index, version } = route;
      const sidebar = sidebars.forPage(version, index.sidebar, index.path);
      return {
        head: {
          title: index.title,
          description: index.description,
          keywords: index.keywords,
          image: index.image,
          data: structuredData(index.breadcrumbs, config),
        },
        withSidebar: sidebar !== undefined,
        content: (
          <CategoryPage
            {...index}
            sidebar={sidebar && <Html html={sidebar} />}
            version={versions.pageVersion(route)}
          />
        ),
      };
    }
    case "docs-tags":
      return { head: { title: "Tags" }, content: <TagsPage tags={route.tags.tags} /> };
    case "docs-tag":
      return {
        head: {
          title: `Documents tagged with “${route.page.tag.label}”`,
          description: route.page.tag.description,
        },
        content: <TagPage page={route.page} tagsPath={route.allTagsPath} />,
      };
    case "blog-list": {
      const { blog } = route;
      return {
        head: { title: blog.title, description: blog.description, feeds: feedsOf(blog) },
        content: (
          <BlogListPage
            blog={blog}
            posts={route.posts.map((post) => {
              const { document, links } = ready.get(post.source.file)!;
              const parts = withoutTitle(document, document.excerptBody ?? document.body);
              return { post, excerpt: renderBody(post.source.file, document, links, code, parts) };
            })}
            recent={recentPosts(blog)}
            showReadingTime={showsReadingTime(config, blog.id)}
            newer={route.previous}
            older={route.next}
          />
        ),
      };
    }
    case "blog-post": {
      const { blog, post } = route;
      const { hasH1, ...content } = contents(post.source, post.frontMatter);
      return {
        head: {
          title: post.title,
          description: post.description,
          keywords: post.frontMatter.keywords,
          image: post.frontMatter.image,
          noIndex: post.unlisted,
          type: "article",
          markdownPath: `${post.path}.md`,
          feeds: feedsOf(blog),
        },
        content: (
          <BlogPostPage
            blog={blog}
            post={post}
            showTitle={!hasH1}
            {...content}
            recent={recentPosts(blog)}
            showReadingTime={showsReadingTime(config, blog.id) && !post.frontMatter.hide_reading_time}
          />
        ),
      };
    }
    case "blog-archive":
      return {
        head: { title: "Archive" },
        content: <BlogArchivePage posts={route.blog.posts.filter((post) => !post.unlisted)} />,
      };
    case "blog-tags":
      return { head: { title: "Tags" }, content: <TagsPage tags={route.blog.tags} /> };
    case "blog-tag":
      return {
        head: {
          title: `Posts tagged with “${route.page.tag.label}”`,
          description: route.page.tag.description,
        },
        content: <TagPage page={route.page} tagsPath={route.blog.tagsPath} noun="post" />,
      };
    case "page":
      return drawPage(route, context, contents);
    case "not-found":
      return { head: { title: "Page Not Found", noIndex: true }, content: <NotFoundPage /> };
  }
}

/** The parts without the heading that is the title of the whole: a list shows its own. */
function withoutTitle({ hasH1 }: CompiledDocument, parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  if (!hasH1 || typeof first !== "string") return parts;
  return [first.replace(/^\s*<h1[ >].*?<\/h1>/s, ""), ...rest];
}

function drawPage(
  { page }: Extract<PageRoute, { kind: "page" }>,
  { code }: DrawContext,
  contents: (
    source: Source,
    front: object,
  ) => { body: ReactNode; hasH1: boolean } & Omit<
    Parameters<typeof MarkdownPage>[0],
    "title" | "showTitle" | "body"
  >,
): Drawn {
  if (page.kind === "document") {
    const { hasH1, ...content } = contents(page.source!, page.source!.frontMatter);
    return {
      head: {
        title: page.title ?? "",
        description: page.description,
        markdownPath: `${page.path === "/" ? "/index" : page.path}.md`,
      },
      content: <MarkdownPage title={page.title} showTitle={!hasH1} {...content} />,
    };
  }
  const module = code.pages[page.file];
  const Page = module?.default;
  if (typeof Page !== "function" && (typeof Page !== "object" || Page === null)) {
    throw new QuireError({
      code: "page-default-export",
      severity: "error",
      message: "This page module has no default export: there is no component to draw.",
      file: page.file,
      hint: "Write export default function Page() { … }.",
    });
  }
  const head = (module?.head ?? {}) as Partial<PageHead>;
  const Component = Page as () => ReactNode;
  return {
    head: { title: page.title ?? "", description: page.description, ...head },
    content: <Component />,
  };
}

function structuredData(crumbs: Parameters<typeof breadcrumbList>[0], config: Config): PageHead["data"] {
  const list = breadcrumbList(crumbs, config);
  return list ? [list] : [];
}

function availabilityOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => String(item)).map((item) => item[0]!.toUpperCase() + item.slice(1));
}

function feedsOf(blog: { title: string; feeds: { rss?: string; atom?: string } }): PageHead["feeds"] {
  const { rss, atom } = blog.feeds;
  return [
    ...(rss ? [{ href: rss, title: `${blog.title}, RSS`, type: "application/rss+xml" }] : []),
    ...(atom ? [{ href: atom, title: `${blog.title}, Atom`, type: "application/atom+xml" }] : []),
  ];
}

function recentPosts(blog: { posts: { title: string; path: string; unlisted: boolean }[] }) {
  return blog.posts
    .filter((post) => !post.unlisted)
    .slice(0, 5)
    .map(({ title, path }) => ({ label: title, path }));
}

function showsReadingTime(config: Config, blog: string): boolean {
  return config.blog.find(({ id }) => id === blog)?.showReadingTime ?? true;
}

function fileOf(route: PageRoute): string | undefined {
  if (route.kind === "doc") return route.doc.source.file;
  if (route.kind === "blog-post") return route.post.source.file;
  return route.kind === "page" ? route.page.file : undefined;
}

/** The first line of the stack that is the site's own. */
function firstSiteFrame(error: Error): string | undefined {
  return error.stack
    ?.split("\n")
    .slice(1)
    .find((line) => line.includes("server.mjs"))
    ?.trim();
}
