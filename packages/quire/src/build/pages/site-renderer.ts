import { decodeEntities } from "../../base/entities.ts";
import { type Problem, QuireError } from "../../base/problem.ts";
import type { Config } from "../../config/schema.ts";
import { renderBody } from "../../render/body.tsx";
import { renderStatic } from "../../render/html.tsx";
import { postMetadata } from "../../render/metadata.ts";
import type { ReadyDocument } from "../../render/render-context.ts";
import { renderFailure } from "../../render/render-failure.ts";
import { createPageRenderer } from "../../render/render-page.tsx";
import { setSiteFacts, siteVersions } from "../../render/site-facts.ts";
import { hasIndex } from "../../search/site-settings.ts";
import type { Post, Site } from "../../site/model.ts";
import { hasMarkdown, type PageRoute, pageRoutes, sourceOf } from "../../site/page-route.ts";
import { withBase } from "../../theme/base-path.tsx";
import { pageMarkdown, withoutMarkdown } from "../../twin/page-markdown.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { PageFacts } from "../cache/state.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import { styleSheet } from "../documents/document-styles.ts";
import { createDocuments, type Documents } from "../documents/documents.ts";
import { createImages } from "../documents/images.ts";
import { publishedPicture, readyDocument } from "../documents/ready-document.ts";
import { siteLinks } from "../documents/resolve-links.ts";
import { pageSources } from "../output/policy-sources.ts";
import { textChange } from "../read/document-functions.ts";
import { htmlSections } from "../search/html-sections.ts";
import { termsOf, textFiles } from "../search/search-texts.ts";
import type { Workspace } from "../workspace.ts";
import { createCodeHighlighting } from "./code-highlighting.ts";
import { moveStyles } from "./component-styles.ts";
import { feedHtml } from "./feed-html.ts";
import { carryStyles } from "./first-styles.ts";
import { documentsOf } from "./page-documents.ts";
import { otherLinks, pageIds } from "./page-links.ts";
import { loadSiteCode, sitePlaces } from "./site-code.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Everything a thread needs to render pages, as plain data that can be posted to it. */
export interface RenderSetup {
  workspace: Workspace;
  config: Config;
  site: Site;
  bundle: Bundle;
  /** Static files: site path → absolute path. */
  staticFiles: Map<string, string>;
  /** Facts about documents from earlier runs, by file. */
  metas: Record<string, DocumentMeta>;
}

/** A rendered page. */
export interface RenderedPage extends PageFacts {
  html: string;
  /** The page as Markdown, if it has content of its own. */
  markdown?: string;
  /** Files with its text for search excerpts: name in the output, and content. */
  texts: { name: string; content: Uint8Array }[];
  /** Facts about the documents compiled for it, by source file. */
  metas: Record<string, DocumentMeta>;
}

/** Timeout in milliseconds for rendering a page with the site's code: far longer than any that terminates. */
const RENDER_TIMEOUT_MS = 30_000;

/** Renders the pages of a site, in one thread. */
export interface SiteRenderer {
  routes: ReadonlyMap<string, PageRoute>;
  /** Compile the documents of these pages before they are rendered; problems are reported by `render`. */
  prepare(paths: readonly string[]): Promise<void>;
  /** @throws QuireError when the page cannot be rendered */
  render(route: PageRoute): Promise<RenderedPage>;
  /** The body of a post as HTML for feed readers, with absolute URLs. */
  feedBody(post: Post): Promise<string>;
}

/**
 * Prepare a thread for rendering pages.
 *
 * @param compiled where the thread has compiled documents of the site before, if it has
 */
export async function createSiteRenderer(setup: RenderSetup, compiled?: Documents): Promise<SiteRenderer> {
  const { workspace, config, site, bundle, staticFiles } = setup;
  setSiteFacts({ config, islands: bundle.islands, versions: siteVersions(site) });
  const code = await loadSiteCode(bundle.server, workspace.siteDir);
  const documents = compiled ?? createDocuments(workspace, config, setup.metas, await textChange(workspace));
  const links = siteLinks(site, config, workspace.siteDir, staticFiles);
  const images = createImages(workspace.cacheDir, config.baseUrl, workspace.siteDir);
  const forms = { links, images };
  const codeBlocks = createCodeHighlighting(config.markdown.codeBlocks);
  const limited = createTimeLimit(RENDER_TIMEOUT_MS);
  const first = bundle.first && { ...bundle.first, href: withBase(config.baseUrl, bundle.first.href) };
  const renderPage = createPageRenderer({
    config,
    site,
    assets: bundle,
    code,
    highlightCode: codeBlocks.highlight,
    placeOf: sitePlaces(setup),
  });

  /** Render a page; its warnings are added to `problems`. */
  const renderHtml = async (
    route: PageRoute,
    ready: ReadonlyMap<string, ReadyDocument>,
    usesCode: boolean,
    problems: Problem[],
  ): Promise<string> => {
    const warnings = new Map<string, Problem>();
    const renderOnce = () => renderPage(route, ready, (problem) => warnings.set(problem.message, problem));
    const renderSafely = () => {
      if (!usesCode) return renderOnce();
      try {
        return limited(renderOnce);
      } catch (error) {
        throw error instanceof QuireError ? error : new QuireError(renderFailure(error, route, undefined));
      }
    };
    const html = renderSafely();
    // Languages used only in components have been loaded now, so the page is rendered again.
    const whole = (await codeBlocks.complete()) ? renderSafely() : html;
    problems.push(...warnings.values());
    return whole;
  };

  const routes = new Map(pageRoutes(site).map((route) => [route.path, route]));
  return {
    routes,
    async prepare(paths) {
      const sources = paths.flatMap((path) => documentsOf(routes.get(path)!).map(({ source }) => source));
      await documents.prepare([...new Set(sources)]);
    },
    async feedBody(post) {
      const { source, path } = post;
      const { document } = await documents.get(source);
      const page = config.url + config.baseUrl + path.slice(1);
      const { hrefs } = links.resolve(document.links, { file: source.file, path });
      // An address may be an invalid URL: `http://host:port`.
      const absolute = hrefs.map((href) => (URL.canParse(href, page) ? new URL(href, page).href : href));
      const shown = { ...source, metadata: postMetadata(post, config.baseUrl) };
      const body = renderBody(shown, { document, links: { hrefs: absolute, images: {} } }, code);
      const html = feedHtml(renderStatic(body));
      // The feed has the title separately.
      return document.hasH1 ? html.replace(/<h1[ >].*?<\/h1>\n?/s, "") : html;
    },
    async render(route) {
      const page: RenderedPage = { html: "", assets: {}, contents: {}, texts: [], metas: {}, problems: [] };
      const ready = new Map<string, ReadyDocument>();
      for (const { source, origin } of documentsOf(route)) {
        const { document, meta } = await documents.get(source);
        page.metas[source.file] = meta;
        const made = await readyDocument(document, origin, forms, page);
        ready.set(source.file, { ...made, picture: publishedPicture(source, origin, links, page) });
      }
      const own = [...ready.values()];
      const usesCode = isOfCode(route) || Object.values(page.metas).some((meta) => meta.usesCode);
      const imported = (usesCode ? bundle.documents : []).filter(({ file }) => !ready.has(file));
      for (const { file, document } of imported)
        ready.set(file, await readyDocument(document, { file, path: route.path }, forms, page));

      page.html = await renderHtml(route, ready, usesCode, page.problems);
      moveInlineStyles(page, config.baseUrl);
      const shown = imported
        .map(({ file }) => ({ file, ...ready.get(file)! }))
        .filter(({ isShown }) => isShown);
      const others = otherLinks(page.html, route, { shown, own, usesCode }, config.baseUrl);
      if (others.length > 0) page.links = others;
      if (usesCode) page.ids = pageIds(page.html);
      page.policySources = pageSources(page.html, config.autoIslands);
      const headTitle = titleInHead(page.html, config);
      if (hasMarkdown(route)) page.markdown = pageMarkdown(page.html, headTitle);
      page.html = withoutMarkdown(page.html);
      if (hasIndex(config)) Object.assign(page, searchedText(page.html, headTitle, route, ready));
      if (first) page.html = carryStyles(page.html, withBase(config.baseUrl, bundle.css), first);
      return page;
    },
  };
}

function moveInlineStyles(page: RenderedPage, baseUrl: string): void {
  const moved = moveStyles(page.html);
  if (!moved) return;
  const sheet = styleSheet(moved.css);
  Object.assign(page.contents, sheet);
  const links = Object.keys(sheet).map(
    (path) => `<link rel="stylesheet" href="${baseUrl}${path.slice(1)}"/>`,
  );
  page.html = moved.html.replace("</head>", () => `${links.join("")}</head>`);
}

/** The title in the head of a page, without the name of the site after it. */
function titleInHead(html: string, { title, titleDelimiter }: Config): string {
  const written = decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const ending = ` ${titleDelimiter} ${title}`;
  return (written.endsWith(ending) ? written.slice(0, -ending.length) : written).trim();
}

/** The searchable content of a page: the sections of its document, or of the HTML that a component drew. */
function searchedText(
  html: string,
  headTitle: string,
  route: PageRoute,
  ready: ReadonlyMap<string, ReadyDocument>,
): Pick<RenderedPage, "texts" | "search"> {
  if (isOfCode(route)) {
    const found = htmlSections(html, headTitle);
    if (found) {
      const { sections, ...said } = found;
      return { texts: textFiles(sections), search: { ...said, terms: termsOf({ sections, hasH1: false }) } };
    }
  }
  const own = sourceOf(route);
  const document = own && ready.get(own.file)?.document;
  return { texts: document ? textFiles(document.sections) : [] };
}

/** Whether a component of the site renders the whole page. */
function isOfCode(route: PageRoute): boolean {
  return route.kind === "page" && route.page.kind === "component";
}
