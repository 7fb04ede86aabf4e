import { existsSync } from "node:fs";
import { relativeFile } from "../base/file-path.ts";
import { type Problem, problemsOf, sortProblems } from "../base/problem.ts";
import { bundledFiles } from "../build/bundle/bundle.ts";
import { prepareBundler } from "../build/bundle/bundler-process.ts";
import { readParsedSources, readState, writeParsedSources } from "../build/cache/state.ts";
import { checkDocument } from "../build/check.ts";
import type { DocumentMeta } from "../build/documents/document-meta.ts";
import { contentsOf } from "../build/output/machine-files.ts";
import { createSiteRenderer, type RenderedPage, type SiteRenderer } from "../build/pages/site-renderer.ts";
import { openSite, renderSetup, type SiteSession, startSession } from "../build/site-session.ts";
import { weighProblems } from "../build/weigh-problems.ts";
import { sidebarFragment } from "../render/sidebar-html.ts";
import { sidebarFile } from "../render/sidebar-places.ts";
import { decodePath } from "../site/address.ts";
import { contentsFile } from "../site/files/contents-paths.ts";
import { listPages } from "../site/listed-pages.ts";
import type { PageRoute } from "../site/page-route.ts";
import { devSearchIndex, isSearchFile } from "./dev-search.ts";
import { takeBodies } from "./take-bodies.ts";

/** A page from the development server. */
export type DevPage = Pick<RenderedPage, "html" | "markdown" | "problems">;

/** A file of the site: the absolute path at which it is, or what is in it. */
export type DevFile = { file: string } | { content: string | Uint8Array };

/** What has changed for open pages: at most their main parts, also their sidebars, or also what stands around them. */
export type Change = "main" | "update" | "reload";

/** A site in development, whose pages are rendered on request. */
export interface DevSite {
  /** Read, plan and bundle the site. Never throws for problems of the site, which are shown in its pages. */
  load(): Promise<void>;
  /** Called whenever the settings have been loaded, before anything that they name is read. */
  opened?: (config: SiteSession["config"]) => void;
  /** Undefined while the site cannot be processed; `failure` then has the reason. */
  session: SiteSession | undefined;
  failure: readonly Problem[];
  /** Problems that concern no particular page, as last read: of settings, sidebars and the like; and the failure. */
  general(): readonly Problem[];
  /** Render the page at a site path; undefined if there is none. */
  page(sitePath: string): Promise<DevPage | undefined>;
  /**
   * Any other file, by its path in a URL: a full sidebar, a part of the search index, which is built from all documents
   * on the first request after a change, a static file or an asset of pages. Bundled files that are missing from the
   * cache are bundled again.
   */
  file(address: string): Promise<DevFile | undefined>;
  /** Process a change of files, given by absolute path. */
  changed(files: ReadonlySet<string>): Promise<Change>;
}

/** What stands around every page, which is not exchanged on an update: navbar, footer, tags of the settings. */
function aroundPages({ config, site }: SiteSession): string {
  return JSON.stringify([config, site.versions.map(({ name, label, path }) => [name, label, path])]);
}

function sidebarsOf({ site }: SiteSession): string {
  return JSON.stringify(site.versions.map(({ sidebars }) => sidebars));
}

/** A full sidebar, by the site path of its file; undefined for any other path. */
function sidebarAt(sitePath: string, { config, site }: SiteSession): string | undefined {
  for (const version of site.versions) {
    const name = Object.keys(version.sidebars).find((name) => sidebarFile(version, name) === sitePath);
    if (name !== undefined) return sidebarFragment(config.baseUrl, version, name);
  }
  return undefined;
}

/** Create a site for development, which has to be loaded. */
export function createDevSite(siteDir: string, configFile?: string): DevSite {
  const metas: Record<string, DocumentMeta> = {};
  const assets = new Map<string, DevFile>();
  let renderer: SiteRenderer | undefined;
  let index: Promise<Map<string, Uint8Array>> | undefined;
  let loading: Promise<void> = Promise.resolve();
  /** The reload in progress, for bundled files that are missing. */
  let again: Promise<void> | undefined;
  /** Documents whose bodies are also part of something else, relative to the site. */
  let shared: ReadonlySet<string> = new Set();

  const site: DevSite = {
    load() {
      loading = loading.then(loadNow);
      return loading;
    },

    session: undefined,
    failure: [],

    general() {
      if (!site.session) return site.failure;
      const { problems, config, tree } = site.session;
      const planned = weighProblems(problems, config).filter(({ file = "" }) => !tree.sources.has(file));
      return [...planned, ...site.failure];
    },

    async page(sitePath) {
      const route = renderer?.routes.get(sitePath);
      if (!renderer || !route || !site.session) return undefined;
      const { session } = site;
      const page = await renderer.render(route);
      Object.assign(metas, page.metas);
      for (const [name, file] of Object.entries(page.assets)) assets.set(name, { file });
      for (const [name, content] of Object.entries(page.contents)) assets.set(name, { content });
      const problems = problemsOn(route, page, session);
      return { html: page.html, markdown: page.markdown, problems };
    },

    async file(address) {
      if (!site.session) return undefined;
      const sidebar = sidebarAt(address, site.session);
      if (sidebar !== undefined) return { content: sidebar };
      if (isSearchFile(address)) {
        index ??= devSearchIndex(site.session);
        const content = (await index).get(address);
        if (content) return { content };
      }
      const path = decodePath(address);
      if (path === `/${contentsFile}`) return { content: JSON.stringify(contentsOf(site.session, {})) };
      const made = site.session.bundle.files[path];
      if (made !== undefined && !existsSync(made)) {
        again ??= site.load();
        await again;
      }
      const file = site.session.bundle.files[path] ?? site.session.tree.staticFiles.get(path);
      return file ? { file } : assets.get(path);
    },

    async changed(files) {
      const { session } = site;
      const isUnderstood = site.failure.length === 0;
      if (isUnderstood && session && renderer && (await takeBodies(files, session, shared))) {
        index = undefined;
        return "main";
      }
      const before = session && { frame: aroundPages(session), sidebars: sidebarsOf(session) };
      await site.load();
      if (!before || !site.session || before.frame !== aroundPages(site.session)) return "reload";
      return before.sidebars === sidebarsOf(site.session) ? "main" : "update";
    },
  };

  const loadNow = async () => {
    try {
      const opened = await openSite(siteDir, { configFile });
      site.opened?.(opened.config);
      const known = readParsedSources(opened.workspace);
      if (!site.session) Object.assign(metas, readState(opened.workspace).metas);
      const session = await startSession(opened, known, metas, { drafts: true, stage: () => undefined });
      writeParsedSources(opened.workspace, known);
      renderer = await createSiteRenderer(renderSetup(session), session.documents);
      site.session?.documents.close();
      site.session = session;
      site.failure = [];
      const bundled = bundledFiles(session.workspace);
      if (bundled.length > 0) prepareBundler();
      shared = new Set([
        ...session.documents.included(),
        ...bundled.map((file) => relativeFile(file, siteDir)),
        // Plans of blogs depend on the bodies of posts, for reading times and excerpts.
        ...session.site.blogs.flatMap(({ posts }) => posts.map(({ source }) => source.file)),
      ]);
    } catch (error) {
      site.failure = problemsOf(error);
    }
    index = undefined;
    again = undefined;
  };

  return site;
}

/**
 * The problems of a page, including those that concern no particular document; anchors are only checked by a
 * build.
 */
function problemsOn(route: PageRoute, page: RenderedPage, session: SiteSession): Problem[] {
  const { config, tree, site, links, metas } = session;
  const checked = checkDocument(route, links, (source) => metas[source.file]);
  const own = [...page.problems, ...checked.problems];
  // A file whose path another page has is on no page of its own.
  const claimants = new Set(listPages(site).flatMap(({ path, file }) => (path === route.path ? file : [])));
  // Errors in no document, such as in settings or a sidebar, would fail a build, so every page shows them.
  const concerns = ({ file = "", severity }: Problem) =>
    claimants.has(file) || (tree.sources.has(file) ? file in page.metas : severity === "error");
  const planned = weighProblems(session.problems, config).filter(concerns);
  return sortProblems([...weighProblems(own, config), ...planned]);
}
