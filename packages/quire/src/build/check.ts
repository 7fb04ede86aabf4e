import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../base/problem.ts";
import { textIfAny } from "../base/read-file.ts";
import { locateAddress } from "../config/locate-address.ts";
import type { LinkUse } from "../markdown/document.ts";
import { type AnchorUse, checkAnchors } from "../site/anchors.ts";
import type { Redirect, Source } from "../site/model.ts";
import { type PageRoute, sourceOf } from "../site/page-route.ts";
import { fieldPlace } from "../site/source/front-matter-check.ts";
import type { BuildState, PageFacts } from "./cache/state.ts";
import type { DocumentMeta } from "./documents/document-meta.ts";
import { previewPicture } from "./documents/preview-picture.ts";
import type { DocumentLinkResolver, DocumentOrigin } from "./documents/resolve-links.ts";
import { documentsOf } from "./pages/page-documents.ts";
import { placeWritten } from "./read/written-place.ts";
import type { SiteSession } from "./site-session.ts";

/** The configuration file, which determines the frame around every page. */
export interface WrittenConfig {
  /** Relative to the site. */
  file: string;
  text: string;
  baseUrl: string;
}

/** Returns the result of compiling a document; undefined if that failed. */
type MetaOf = (source: Source) => DocumentMeta | undefined;

/** What of a site is needed to check its links. */
type CheckedSite = Pick<
  SiteSession,
  "routes" | "links" | "sidebarAnchors" | "configFile" | "config" | "site" | "workspace" | "documents"
>;

/**
 * Check all links of a site: those of its pages, sidebars and redirects.
 *
 * @param pages the rendered ones by path; of others, only the documents are checked
 */
export function checkSite(session: CheckedSite, pages: BuildState["pages"]): Problem[] {
  const { routes, links, sidebarAnchors, configFile, config, site, workspace, documents } = session;
  const text = readFileSync(path.join(workspace.siteDir, configFile), "utf8");
  const written = { file: configFile, text, baseUrl: config.baseUrl };
  const textOf = (file: string) => textIfAny(path.resolve(workspace.siteDir, file));
  const elsewhere = [...sidebarAnchors, ...redirectAnchors(site.redirects, written)];
  const problems = checkLinks(routes, links, documents.known, { pages, config: written, elsewhere, textOf });
  return placeWritten(problems, workspace.siteDir);
}

/** What is known of a site when all its pages are rendered. */
interface RenderedSite {
  /** By path: links of pages that are not documents, and ids of those rendered by the site's code. */
  pages: Readonly<Record<string, Pick<PageFacts, "links" | "ids">>>;
  config: WrittenConfig;
  /** Links to anchors that are on no page. */
  elsewhere: readonly AnchorUse[];
  /** Returns the text of a file, relative to the site, to find a component's links in; undefined without one. */
  textOf(file: string): string | undefined;
}

/** Check the links, anchors and images of pages. */
export function checkLinks(
  routes: readonly PageRoute[],
  links: DocumentLinkResolver,
  metaOf: MetaOf,
  rendered: RenderedSite,
): Problem[] {
  const { pages, elsewhere } = rendered;
  const problems: Problem[] = [];
  const anchors = new Map<string, ReadonlySet<string>>();
  const uses = [...elsewhere];
  const told = new Set<string>();
  const notFound = routes.find(({ kind }) => kind === "not-found");
  const around = new Set(((notFound && pages[notFound.path]?.links) ?? []).map(({ url }) => url));
  for (const route of routes) {
    if (route.kind === "blog-list") continue;
    const { links: others = [], ids } = pages[route.path] ?? {};
    const file = route.kind === "page" ? route.page.file : sourceOf(route)?.file;
    // Links in the frame of all pages are reported once, for the configuration.
    const own = route === notFound ? others : others.filter(({ url }) => !around.has(url));
    const isDocument = sourceOf(route) !== undefined;
    for (const use of own) {
      const found = checkUnplaced(use, route.path, file, links, rendered);
      // Not written in the document, but in a component that others may show as well.
      const isNew = (line: number | undefined, text: string) => {
        const isFirst = !told.has(text);
        told.add(text);
        return isFirst || line !== undefined || !isDocument;
      };
      problems.push(...found.problems.filter(({ line, message }) => isNew(line, message)));
      uses.push(...found.anchors.filter(({ line, path, hash }) => isNew(line, `${path}#${hash}`)));
    }
    const document = checkDocument(route, links, metaOf);
    problems.push(...document.problems);
    uses.push(...document.anchors);
    // On a page that could not be rendered, components may have more of them.
    if (ids || (document.ids && !document.usesCode))
      anchors.set(route.path, new Set([...(document.ids ?? []), ...(ids ?? [])]));
  }
  return [...problems, ...checkAnchors(uses, (path) => anchors.get(path))];
}

/**
 * Check the links and images of the document that a page shows, if it does; whether anchors exist is left to the
 * caller.
 *
 * @returns also the ids in it, if they are known, and whether the site's code may add to them
 */
export function checkDocument(
  route: PageRoute,
  links: DocumentLinkResolver,
  metaOf: MetaOf,
): { problems: Problem[]; anchors: AnchorUse[]; ids?: string[]; usesCode?: boolean } {
  // Those in a list have pages of their own.
  const [shown] = route.kind === "blog-list" ? [] : documentsOf(route);
  const meta = shown && metaOf(shown.source);
  if (!meta) return { problems: [], anchors: [] };
  const { source, origin } = shown;
  const resolved = links.resolve(meta.links, origin);
  return {
    problems: [...meta.problems, ...resolved.problems, ...missingPicture(source, origin, links)],
    anchors: resolved.anchors.map(({ path, hash, use }) => {
      return { file: use.file ?? source.file, line: use.line, column: use.column, path, hash };
    }),
    // The headings of a document with syntax errors are unknown.
    ...(!meta.problems.some(({ code }) => code === "mdx-syntax") && { ids: meta.anchors }),
    usesCode: meta.usesCode,
  };
}

/** The anchors that redirects lead to. */
export function redirectAnchors(redirects: readonly Redirect[], config: WrittenConfig): AnchorUse[] {
  return redirects.flatMap(({ to }) => {
    const [path = "", hash] = to.split("#");
    if (hash === undefined) return [];
    const place = locateAddress(config.text, to, config.baseUrl);
    return { file: config.file, ...place, path: path.replace(/\?.*$/s, ""), hash };
  });
}

/**
 * Check a link that is in none of the page's documents, but in a component or the frame; whether its anchor exists
 * is left to the caller.
 *
 * @param page site path of the page
 * @param component file of the component or document that renders it, if any
 */
function checkUnplaced(
  use: LinkUse,
  page: string,
  component: string | undefined,
  links: DocumentLinkResolver,
  { config, textOf }: RenderedSite,
): { problems: Problem[]; anchors: AnchorUse[] } {
  const { problems, anchors } = links.resolve([use], { file: component ?? "", path: page });
  if (problems.length + anchors.length === 0) return { problems, anchors };
  const text = component ? textOf(component) : config.text;
  const place = text === undefined ? undefined : locateAddress(text, use.url, config.baseUrl);
  const frame =
    component || place
      ? undefined
      : "The link is in the navbar, the footer, the announcement bar or `search.startingPoints`.";
  const file = component || config.file;
  return {
    problems: problems.map((problem) => {
      // The link is in a document that a component imports.
      if (problem.line) return problem;
      const { line: _, column: __, hint, ...said } = problem;
      return { ...said, file, ...place, hint: [hint, frame].filter(Boolean).join(" ") || undefined };
    }),
    anchors: anchors.map(({ path, hash, use: { file: document, line, column } }) =>
      line ? { path, hash, file: document, line, column } : { path, hash, file, ...place },
    ),
  };
}

/** Report a missing preview image in front matter, which no link refers to. */
function missingPicture(source: Source, origin: DocumentOrigin, links: DocumentLinkResolver): Problem[] {
  const use = previewPicture(source);
  if (!use) return [];
  const hint = use.url.startsWith(".")
    ? "Add it next to the document, or correct the path."
    : "Add it to a static folder, or correct the path, which is relative to that folder.";
  return links.resolve([use], origin).problems.map(({ code, severity, message }) => ({
    code,
    severity,
    message,
    ...fieldPlace(source, "image"),
    hint,
  }));
}
