import { escapeHtml } from "../base/escape.ts";
import { type Problem, QuireError } from "../base/problem.ts";
import type { Config } from "../config/schema.ts";
import { markdownPath } from "../site/address.ts";
import type { Site } from "../site/model.ts";
import { hasMarkdown, type PageRoute, sidebarOf } from "../site/page-route.ts";
import { hasSearchPage } from "../site/search-page.ts";
import { withBase } from "../theme/base-path.tsx";
import { Document } from "../theme/document.tsx";
import { CodeHighlighter, type HighlightCode } from "../theme/highlight-code.ts";
import { Layout } from "../theme/layout.tsx";
import { NotFoundPage } from "../theme/not-found-page.tsx";
import { PagePath } from "../theme/page-path.ts";
import { themeText } from "../theme/texts.ts";
import type { SiteCode } from "./body.tsx";
import { type CollectedHead, HeadContext } from "./collected-head.ts";
import { Head, type PageAssets, type PageHead } from "./head.tsx";
import { Html, LateHtml, renderStatic } from "./html.tsx";
import { ReadyDocuments } from "./imported-document.tsx";
import { withOwnRoot } from "./own-root.tsx";
import {
  renderBlogArchive,
  renderBlogAuthor,
  renderBlogAuthors,
  renderBlogList,
  renderBlogPost,
  renderBlogTag,
  renderBlogTags,
} from "./render-blog.tsx";
import type { PageParts, ReadyDocument, RenderContext } from "./render-context.ts";
import { renderCategoryIndex, renderDoc, renderDocsTag, renderDocsTags } from "./render-docs.tsx";
import { renderFailure } from "./render-failure.ts";
import { renderStandalone } from "./render-standalone.tsx";
import { RenderedRoute } from "./rendered-route.ts";
import { createPageSidebars } from "./sidebar-html.ts";
import { createVersionLinks } from "./version-links.ts";

/** Everything needed to render the pages of a site. */
export interface PageRendererInput {
  config: Config;
  site: Site;
  assets: PageAssets;
  code: SiteCode;
  highlightCode: HighlightCode;
  /** Maps an error to its position in the site's code, if it arose there. */
  placeOf(error: unknown): Pick<Problem, "file" | "line" | "column"> | undefined;
}

/**
 * Renders a page as a complete HTML document.
 *
 * @param ready the documents on the page, by source file (one for a doc, several for a list of posts), and those that
 *   its components may show
 * @param warn called with each problem of the page
 * @throws QuireError when a page module has no default export or a component throws
 */
export type RenderPage = (
  route: PageRoute,
  ready: ReadonlyMap<string, ReadyDocument>,
  warn: (problem: Problem) => void,
) => string;

/** Prepare for rendering the pages of a site. */
export function createPageRenderer({
  config,
  site,
  assets,
  code,
  highlightCode,
  placeOf,
}: PageRendererInput): RenderPage {
  const sidebarHtml = createPageSidebars(config.baseUrl);
  const versions = createVersionLinks(site);
  const searchPage = hasSearchPage(site);
  const font = assets.font && withBase(config.baseUrl, assets.font);
  const render: RenderPage = (route, ready, warn) => {
    const sidebar = sidebarHtml(route);
    const context: RenderContext = {
      config,
      site,
      code,
      searchPage,
      ready,
      sidebar: sidebar && <Html html={sidebar} />,
      version: versions.pageVersion(route),
      canonicalPath: versions.canonicalPath(route),
    };
    const { head, content } = partsOf(route, context);
    const page = headOf(route, head, context);
    const collected: CollectedHead = { tags: [] };
    const html = renderStatic(
      <Document
        config={config}
        font={font}
        head={
          <LateHtml
            html={() => renderStatic(<Head {...{ config, page, assets, searchPage, collected }} />)}
          />
        }
      >
        {font && <FontPreload href={font} />}
        <Layout
          config={config}
          versions={versions.choices(route)}
          currentPath={route.path}
          sidebar={sidebarOf(route)}
        >
          <HeadContext value={collected}>
            <ReadyDocuments value={ready}>
              <CodeHighlighter value={highlightCode}>
                <RenderedRoute value={{ route, site, warn }}>
                  <PagePath value={route.path}>{content}</PagePath>
                </RenderedRoute>
              </CodeHighlighter>
            </ReadyDocuments>
          </HeadContext>
        </Layout>
      </Document>,
    );
    const whole = withSkipTarget(html);
    return `<!DOCTYPE html>${collected.root ? withOwnRoot(whole, collected.root, { config, font }) : whole}`;
  };
  return (route, ready, warn) => {
    try {
      return render(route, ready, warn);
    } catch (error) {
      if (error instanceof QuireError) throw error;
      throw new QuireError(renderFailure(error, route, placeOf(error)));
    }
  };
}

/** Everything that the head of a page says, whose kind knows only a part of it. */
function headOf(
  route: PageRoute,
  head: PageParts["head"],
  { config, canonicalPath, ready }: RenderContext,
): PageHead {
  const version = "version" in route ? route.version : undefined;
  return {
    description: "",
    canonicalPath,
    markdownPath: hasMarkdown(route) ? markdownPath(route.path) : undefined,
    version: version && { instance: version.instance, name: version.name },
    type: "website",
    data: [],
    styles: [...ready.values()].flatMap(({ styles }) => styles),
    ...head,
    noIndex: config.noIndex || version?.noIndex || head.noIndex || false,
  };
}

/**
 * Preloads the font for headings. The link is in the body, as for one in the head Chromium delays the first paint,
 * which otherwise shows headings in the fallback font of the same widths. It is inserted as text, because React would
 * move the element to the head.
 */
function FontPreload({ href }: { href: string }) {
  return (
    <Html
      html={`<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin=""/>`}
    />
  );
}

/** If a component renders no main region, make the skip link lead to the whole page. */
function withSkipTarget(html: string): string {
  return html.includes(' id="main"') ? html : html.replace('href="#main"', 'href="#page"');
}

function partsOf(route: PageRoute, context: RenderContext): PageParts {
  switch (route.kind) {
    case "doc":
      return renderDoc(route, context);
    case "category-index":
      return renderCategoryIndex(route, context);
    case "docs-tags":
      return renderDocsTags(route, context);
    case "docs-tag":
      return renderDocsTag(route, context);
    case "blog-list":
      return renderBlogList(route, context);
    case "blog-post":
      return renderBlogPost(route, context);
    case "blog-archive":
      return renderBlogArchive(route);
    case "blog-tags":
      return renderBlogTags(route, context);
    case "blog-tag":
      return renderBlogTag(route, context);
    case "blog-authors":
      return renderBlogAuthors(route, context);
    case "blog-author":
      return renderBlogAuthor(route, context);
    case "page":
      return renderStandalone(route, context);
    case "not-found":
      return {
        head: { title: themeText("theme.NotFound.title", "Page Not Found"), noIndex: true },
        content: <NotFoundPage searchPage={context.searchPage} />,
      };
  }
}
