import type { Config } from "../config/schema.ts";
import type { CompiledDocument } from "../markdown/document.ts";
import { markdownPath } from "../site/address.ts";
import { breadcrumbList } from "../site/files/json-ld.ts";
import { hasFrontPage } from "../site/front-page.ts";
import type { Crumb, Doc, DocChange, Site } from "../site/model.ts";
import type { RouteOf } from "../site/page-route.ts";
import { CategoryPage } from "../theme/category-page.tsx";
import { DocFrame } from "../theme/doc-frame.tsx";
import { DocPage } from "../theme/doc-page.tsx";
import { TagPage } from "../theme/tag-page.tsx";
import { TagsPage } from "../theme/tags-page.tsx";
import { themeText } from "../theme/texts.ts";
import { docCards, listsCards } from "./doc-cards.ts";
import type { PageHead } from "./head.tsx";
import { describeTag, describeTags } from "./list-descriptions.ts";
import { docMetadata } from "./metadata.ts";
import { type PageParts, type RenderContext, renderContents } from "./render-context.ts";

/** Render a page of the documentation. */
export function renderDoc(route: RouteOf<"doc">, context: RenderContext): PageParts {
  const { doc, version } = route;
  const { config, sidebar, site } = context;
  const shown = { ...doc.source, metadata: docMetadata(doc, version, config.baseUrl) };
  const { content, hasH1, document, picture } = renderContents(shown, doc.frontMatter, context);
  return {
    head: {
      title: doc.fullTitle ?? doc.title,
      description: doc.description,
      keywords: doc.frontMatter.keywords,
      image: picture,
      noIndex: doc.unlisted,
      type: "article",
      data: structuredData(doc.breadcrumbs, site, config),
    },
    content: (
      <DocPage
        doc={doc}
        showTitle={!hasH1 && !doc.frontMatter.hide_title}
        {...content}
        sidebar={sidebar}
        version={context.version}
        change={changeOf(doc, document)}
        cards={listsCards(document) ? docCards(version, doc) : []}
        siteUrl={config.url}
      />
    ),
  };
}

/** Render the generated index page of a sidebar category. */
export function renderCategoryIndex(
  { index }: RouteOf<"category-index">,
  { config, sidebar, site, version }: RenderContext,
): PageParts {
  return {
    head: {
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      image: index.image,
      data: structuredData(index.breadcrumbs, site, config),
    },
    content: (
      <CategoryPage
        {...index}
        markdownPath={markdownPath(index.path)}
        siteUrl={config.url}
        sidebar={sidebar}
        version={version}
      />
    ),
  };
}

/** Render the list of all tags of a version. */
export function renderDocsTags(
  { version: { tags } }: RouteOf<"docs-tags">,
  { config }: RenderContext,
): PageParts {
  return {
    head: {
      title: themeText("theme.tags.tagsPageTitle", "Tags"),
      description: describeTags(tags, "doc", config.title),
    },
    content: (
      <DocFrame>
        <TagsPage tags={tags} />
      </DocFrame>
    ),
  };
}

/** Render the list of documents with a tag. */
export function renderDocsTag({ version, page }: RouteOf<"docs-tag">, { config }: RenderContext): PageParts {
  return {
    head: {
      title: `Documents tagged with “${page.tag.label}”`,
      description: describeTag(page, "doc", config.title),
    },
    content: (
      <DocFrame>
        <TagPage page={page} tagsPath={version.tagsPath} noun="doc" />
      </DocFrame>
    ),
  };
}

/** Id of the heading of a list of changes that a document has itself. */
const OWN_CHANGES = "changed-since";

function changeOf({ change }: Doc, { anchors }: CompiledDocument): DocChange | undefined {
  return change?.path && anchors.includes(OWN_CHANGES) ? { ...change, path: `#${OWN_CHANGES}` } : change;
}

/** Breadcrumbs for search engines, starting with the site's front page if there is one. */
function structuredData(crumbs: readonly Crumb[], site: Site, config: Config): PageHead["data"] {
  const front = hasFrontPage(site) ? [{ label: config.title, path: "/" }] : [];
  const list = breadcrumbList([...front, ...crumbs], config);
  return list ? [list] : [];
}
