import path from "node:path";
import { siteFile } from "../base/file-path.ts";
import { type Problem, QuireError } from "../base/problem.ts";
import { statOf } from "../base/read-file.ts";
import { cacheFolder, STATE_FOLDER } from "../config/cache-folder.ts";
import type { SiteFunctions } from "../config/docusaurus/functions.ts";
import { type LoadedConfig, type LoadOptions, loadConfig } from "../config/load-config.ts";
import type { Config } from "../config/schema.ts";
import type { SynonymGroup } from "../search/synonyms.ts";
import type { AnchorUse } from "../site/anchors.ts";
import type { Site } from "../site/model.ts";
import { resolveNavbar } from "../site/navbar.ts";
import { type PageRoute, pageRoutes } from "../site/page-route.ts";
import { admonitionTypes } from "./bundle/admonition-types.ts";
import { type Bundle, bundleSite, expectBundling } from "./bundle/bundle.ts";
import { bundleRequest } from "./bundle/bundle-request.ts";
import { globalComponents } from "./bundle/global-components.ts";
import { writePostLists } from "./bundle/post-lists.ts";
import { checkSite } from "./check.ts";
import type { DocumentMeta } from "./documents/document-meta.ts";
import { createDocuments, type Documents } from "./documents/documents.ts";
import { measureLogos } from "./documents/logo-size.ts";
import { compileRemaining } from "./documents/remaining-documents.ts";
import { type DocumentLinkResolver, siteLinks } from "./documents/resolve-links.ts";
import { resolveSidebarLinks } from "./documents/resolve-sidebar-links.ts";
import { compileAhead } from "./pages/compile-ahead.ts";
import type { WorkPool } from "./pages/pool.ts";
import type { RenderSetup } from "./pages/site-renderer.ts";
import { planSite } from "./plan.ts";
import { textChange } from "./read/document-functions.ts";
import { readTree, type Tree } from "./read/read.ts";
import type { ParsedSources } from "./read/source-reader.ts";
import { placeWritten } from "./read/written-place.ts";
import { readSynonymFile } from "./search/synonym-file.ts";
import { lacksDocuments, reportedProblems, withoutConsequences } from "./weigh-problems.ts";
import { openWorkspace, type Workspace } from "./workspace.ts";

/** A site that has been read, planned and bundled, before any page is rendered. */
export interface SiteSession {
  workspace: Workspace;
  config: Config;
  functions: SiteFunctions;
  /** The configuration file, relative to the site. */
  configFile: string;
  tree: Tree;
  site: Site;
  /** Paths of the pages that sitemaps list; undefined for all. */
  sitemapPaths?: ReadonlySet<string>;
  routes: PageRoute[];
  documents: Documents;
  /** Facts about documents, by file; owned by the caller. */
  metas: Record<string, DocumentMeta>;
  bundle: Bundle;
  links: DocumentLinkResolver;
  /** Anchors that links of sidebars lead to. */
  sidebarAnchors: AnchorUse[];
  /** Content of the synonyms file. */
  synonyms: SynonymGroup[];
  problems: Problem[];
}

/** A site whose configuration has been loaded. */
export interface OpenedSite extends LoadedConfig {
  workspace: Workspace;
}

/**
 * Load a site's configuration and determine its folders.
 *
 * @throws QuireError when the configuration is invalid, or there is a file in place of the state folder
 */
export async function openSite(siteDir: string, options?: LoadOptions): Promise<OpenedSite> {
  const taken = [path.join(siteDir, STATE_FOLDER), cacheFolder(siteDir)].find(
    (folder) => statOf(folder)?.isDirectory() === false,
  );
  if (taken !== undefined) {
    throw new QuireError({
      code: "output",
      severity: "error",
      message: "This must be a folder: Quire keeps its cache there.",
      file: siteFile(taken, path.resolve(siteDir)),
      hint: "Remove or rename the file.",
    });
  }
  const loaded = await loadConfig(siteDir, options);
  const { config, functions, runsPostcss } = loaded;
  const configFile = path.resolve(siteDir, loaded.configFile);
  const global = globalComponents(siteDir, config);
  const admonitions = loaded.isDocusaurus ? admonitionTypes(siteDir) : {};
  config.markdown.components = { ...global.components, ...admonitions, ...config.markdown.components };
  return {
    ...loaded,
    workspace: {
      ...openWorkspace(siteDir, config.outDir),
      ...(functions.preprocessor && { preprocessor: configFile }),
      ...(functions.codeRoot && { codeRoot: functions.codeRoot }),
      ...(runsPostcss && { postcss: configFile }),
    },
    problems: [...loaded.problems, ...global.problems],
  };
}

/** What a renderer of the site's pages needs. */
export function renderSetup({ workspace, config, site, bundle, tree, metas }: SiteSession): RenderSetup {
  return { workspace, config, site, bundle, staticFiles: tree.staticFiles, metas };
}

/** Options for reading, planning and bundling a site. */
export interface SessionOptions {
  /** Whether drafts are part of the site. */
  drafts: boolean;
  /** Called with the name of each stage when it begins. */
  stage(name: string): void;
  /** Threads that run data modules and compile documents in the meantime. */
  pool?: WorkPool;
  /** Whether to report the problems of all documents, too, if the code cannot be bundled. */
  reportsAll?: boolean;
}

/**
 * Read, plan and bundle a site.
 *
 * @param parsed parsed documents from earlier runs; updated
 * @param metas facts about documents from earlier runs, by file; extended when bundling compiles documents
 * @throws QuireError when the site cannot be processed at all
 */
export async function startSession(
  opened: OpenedSite,
  parsed: ParsedSources,
  metas: Record<string, DocumentMeta>,
  options: SessionOptions,
): Promise<SiteSession> {
  const { workspace, configFile } = opened;
  const { pool } = options;
  expectBundling(workspace, opened.config);
  const change = await textChange(workspace);
  const documents = createDocuments(workspace, opened.config, metas, change);
  const ahead = pool && compileAhead(pool, workspace, opened.config, documents, metas);
  options.stage("read");
  const tree = await readTree(workspace, opened.config, parsed, {
    runDataModule: pool?.runDataModule,
    found: ahead?.add,
    change,
    parseFrontMatter: opened.functions.parseFrontMatter,
    // A plugin that writes documents may write what lists them in sidebars, too.
    stubMissing: lacksDocuments(opened) ? "files" : opened.isDocusaurus,
  });
  options.stage("plan");
  const { site, sitemapPaths, problems } = await planSite(opened, tree, options.drafts, change);
  const navbar = resolveNavbar(opened.config.theme, site);
  const config = { ...opened.config, theme: await measureLogos(navbar.theme, tree.staticFiles) };
  if (opened.isDocusaurus) writePostLists(workspace, config, site);
  options.stage("bundle");
  const request = await bundleRequest(tree, site, config, documents, ahead);
  const words = readSynonymFile(workspace.siteDir, config.search ? config.search.synonyms : undefined);
  const known = [
    ...opened.problems,
    ...tree.problems,
    ...withoutConsequences(problems, [...tree.problems, ...problems]),
    ...navbar.problems,
    ...words.problems,
  ];
  const placed = (found: readonly Problem[]) =>
    placeWritten(
      // Problems of the plan that concern no document concern the settings.
      found.map((problem) => (problem.file === undefined ? { ...problem, file: configFile } : problem)),
      workspace.siteDir,
    );
  const routes = pageRoutes(site);
  const planned = { workspace, configFile, config, tree, site, routes, documents, metas };
  const bundle = await bundleSite(workspace, config, request).catch(async (error) => {
    if (!(error instanceof QuireError)) throw error;
    if (options.reportsAll) {
      await ahead?.finished([...tree.sources.values()]);
      known.push(...(await unbundledProblems(planned)));
    }
    throw new QuireError(reportedProblems([...placed(known), ...error.problems], config));
  });
  await ahead?.stop();
  const { links, inSidebars } = linksOf(planned, bundle.files);
  return {
    ...planned,
    functions: opened.functions,
    sitemapPaths,
    bundle,
    links,
    sidebarAnchors: inSidebars.anchors,
    synonyms: words.synonyms,
    problems: placed([...known, ...inSidebars.problems, ...bundle.problems]),
  };
}

/** A site that has been read and planned. */
type PlannedSite = Pick<
  SiteSession,
  "workspace" | "configFile" | "config" | "tree" | "site" | "routes" | "documents" | "metas"
>;

/** @param bundled files of the bundle: site path → absolute path */
function linksOf({ workspace, config, tree, site }: PlannedSite, bundled: Bundle["files"]) {
  const files = new Map([...tree.staticFiles, ...Object.entries(bundled)]);
  const links = siteLinks(site, config, workspace.siteDir, files);
  return { links, inSidebars: resolveSidebarLinks(site.versions, links, config.baseUrl) };
}

/** The problems of all documents and links of a site whose code cannot be bundled, so that it has no pages. */
async function unbundledProblems(planned: PlannedSite): Promise<Problem[]> {
  const { routes, documents } = planned;
  const failures = await compileRemaining(routes, documents);
  const { links, inSidebars } = linksOf(planned, {});
  const checked = { ...planned, links, sidebarAnchors: inSidebars.anchors };
  return [...failures, ...inSidebars.problems, ...checkSite(checked, {})];
}
