import path from "node:path";
import { siteFile } from "../base/file-path.ts";
import { type Problem, problemsOf, QuireError } from "../base/problem.ts";
import { statOf } from "../base/read-file.ts";
import { cacheFolder, STATE_FOLDER } from "../config/cache-folder.ts";
import type { SiteFunctions } from "../config/docusaurus/functions.ts";
import { type LoadedConfig, loadConfig } from "../config/load-config.ts";
import type { Config } from "../config/schema.ts";
import { siteVersions } from "../render/site-facts.ts";
import type { AnchorUse } from "../site/anchors.ts";
import type { Site, Source } from "../site/model.ts";
import { resolveNavbar } from "../site/navbar.ts";
import { type PageRoute, pageRoutes } from "../site/page-route.ts";
import { admonitionTypes } from "./bundle/admonition-types.ts";
import { askSetup, searchSetup } from "./bundle/browser-facts.ts";
import { type Bundle, type BundleRequest, bundleSite } from "./bundle/bundle.ts";
import { globalComponents } from "./bundle/global-components.ts";
import { writePostLists } from "./bundle/post-lists.ts";
import type { DocumentMeta } from "./documents/document-meta.ts";
import { createDocuments, type Documents } from "./documents/documents.ts";
import { measureLogos } from "./documents/logo-size.ts";
import { type DocumentLinkResolver, siteLinks } from "./documents/resolve-links.ts";
import { sidebarTargets } from "./documents/sidebar-targets.ts";
import { type CompileAhead, compileAhead } from "./pages/compile-ahead.ts";
import type { WorkPool } from "./pages/pool.ts";
import type { RenderSetup } from "./pages/site-renderer.ts";
import { planSite } from "./plan.ts";
import { textChange } from "./read/document-functions.ts";
import { readTree, type Tree } from "./read/read.ts";
import type { ParsedSources } from "./read/source-reader.ts";
import { placeWritten } from "./read/written-place.ts";
import { readSynonymFile } from "./search/synonym-file.ts";
import { reportedProblems } from "./weigh-problems.ts";
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
  problems: Problem[];
}

/** A site whose configuration has been loaded. */
export interface OpenedSite extends LoadedConfig {
  workspace: Workspace;
}

/**
 * Load a site's configuration and determine its folders.
 *
 * @param named another configuration file than the usual ones
 * @param goOn whether to go on in spite of errors in settings with which no document has to do
 * @throws QuireError when the configuration is invalid, or there is a file in place of the state folder
 */
export async function openSite(siteDir: string, named?: string, goOn?: boolean): Promise<OpenedSite> {
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
  const loaded = await loadConfig(siteDir, { configFile: named, goOn });
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

/** Whether documents may be missing, as links to them may lead nowhere: a plugin may write them that is not run. */
export function lacksDocuments({ isDocusaurus, config }: OpenedSite): boolean {
  return isDocusaurus && config.problems.brokenLinks !== "throw";
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
  const request = await bundleRequest(tree, site, config, documents, metas, ahead);
  const known = [
    ...opened.problems,
    ...tree.problems,
    ...withoutConsequences(problems, [...tree.problems, ...problems]),
    ...navbar.problems,
    ...synonymProblems(workspace.siteDir, config),
  ];
  const placed = (found: readonly Problem[]) =>
    placeWritten(
      // Problems of the plan that concern no document concern the settings.
      found.map((problem) => (problem.file === undefined ? { ...problem, file: configFile } : problem)),
      workspace.siteDir,
    );
  const bundle = await bundleSite(workspace, config, request).catch((error) => {
    if (!(error instanceof QuireError)) throw error;
    throw new QuireError(reportedProblems([...placed(known), ...error.problems], config));
  });
  await ahead?.stop();
  const files = new Map([...tree.staticFiles, ...Object.entries(bundle.files)]);
  const links = siteLinks(site, config, workspace.siteDir, files);
  const inSidebars = sidebarTargets(site.versions, links);
  return {
    workspace,
    config,
    functions: opened.functions,
    configFile,
    tree,
    site,
    sitemapPaths,
    routes: pageRoutes(site),
    documents,
    metas,
    bundle,
    links,
    sidebarAnchors: inSidebars.anchors,
    problems: placed([...known, ...inSidebars.problems, ...bundle.problems]),
  };
}

/**
 * Problems of the synonyms file, which is needed only when the index is written, but reported with everything
 * else.
 */
function synonymProblems(siteDir: string, { search }: Config): readonly Problem[] {
  if (!search) return [];
  try {
    readSynonymFile(siteDir, search.synonyms);
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** Drop what is only missing because a document, or a file with authors, could not be read. */
function withoutConsequences(problems: readonly Problem[], causes: readonly Problem[]): Problem[] {
  const filesOf = (...codes: string[]) =>
    new Set(
      causes
        .filter(({ code, severity }) => severity === "error" && codes.includes(code))
        .map(({ file }) => file),
    );
  const unread = filesOf("front-matter", "not-utf8");
  const lacksData = filesOf("data-file").size > 0;
  return problems.filter(
    ({ code, file }) =>
      !(code === "missing-description" && unread.has(file)) && !(code === "blog-author" && lacksData),
  );
}

/** The site's code to bundle: page modules, imports of documents, and documents with code. */
async function bundleRequest(
  tree: Tree,
  site: Site,
  config: Config,
  documents: Documents,
  metas: Record<string, DocumentMeta>,
  ahead: CompileAhead | undefined,
): Promise<BundleRequest> {
  const components = new Set(
    Object.values(config.markdown.components).map((ref) => ref.replace(/#.*/, "").replace(/^\.\//, "")),
  );
  const computing: BundleRequest["documents"] = [];
  const used: Source[] = [
    ...site.versions.flatMap((version) => version.docs.map((doc) => doc.source)),
    ...site.blogs.flatMap((blog) => blog.posts.map((post) => post.source)),
    ...tree.pages.sources.values(),
  ];
  await ahead?.finished(used.filter(documents.mayCompute));
  for (const source of used) {
    if (source.imports.length > 0) for (const module of documents.modulesOf(source)) components.add(module);
    if (!documents.mayCompute(source)) continue;
    const key = documents.keyOf(source);
    if (metas[source.file]?.key === key && !metas[source.file]!.computes) continue;
    const { document, meta } = await documents.get(source);
    metas[source.file] = meta;
    if (document.module !== undefined) computing.push({ file: source.file, module: document.module });
  }
  return {
    components: [...components].sort(),
    pages: site.pages.filter((page) => page.kind === "component").map((page) => page.file),
    documents: computing,
    versions: siteVersions(site),
    search: searchSetup(config, site),
    ask: askSetup(config, site),
  };
}
