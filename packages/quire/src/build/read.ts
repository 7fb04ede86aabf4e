import { existsSync } from "node:fs";
import path from "node:path";
import type { BlogConfig, Config, DocsConfig } from "../config/schema.ts";
import { readVersionNames, versionPlaces } from "../config/version-places.ts";
import type { Problem } from "../problem.ts";
import type { VersionInput } from "../site/docs.ts";
import type { Source } from "../site/model.ts";
import { parseSource } from "../site/source.ts";
import { type DataDocument, type DataOutput, loadDataDocuments, runDataModule } from "./data-documents.ts";
import { readDataFile } from "./data-file.ts";
import { globMatcher } from "./globs.ts";
import { lastUpdates } from "./last-updates.ts";
import { readSidebars } from "./read-sidebars.ts";
import { createSourceReader, type ParsedSources, type SourceReader } from "./source-reader.ts";
import { listVersions } from "./version-folders.ts";
import { listFiles, toSitePath } from "./walk.ts";
import { contentHash, type Workspace } from "./workspace.ts";

/** Everything of a site as it stands on disk, read but not yet understood. */
export interface Tree {
  docs: { config: DocsConfig; inputs: VersionInput[] }[];
  blogs: { config: BlogConfig; sources: Source[]; authors: unknown; tags: unknown }[];
  pages: { folder: string; files: string[]; sources: Map<string, Source> };
  /** Files of the static folders: site path to absolute path. */
  staticFiles: Map<string, string>;
  /** Of those that data modules give, the module, by site path. */
  modules: Map<string, string>;
  /** Every document source by its file. */
  sources: Map<string, Source>;
  problems: Problem[];
}

const DOCUMENT = /\.mdx?$/;
const CATEGORY = /^_category_\.(json|ya?ml)$/;

/** How a tree is read. */
export interface ReadOptions {
  /** Runs one data module. Default: in this thread. */
  runDataModule?: typeof runDataModule;
  /** Called with the documents as they become known, first those that were written, then those made from data. */
  found?(sources: readonly Source[]): void;
  /** Read sidebars also without the packages that they import, as a Docusaurus configuration is read. */
  stubMissing?: boolean;
}

/**
 * Read the site's tree.
 *
 * @param known what earlier runs parsed, by file; entries whose hash still holds are taken over, and the
 *   map is replaced by what was found now.
 * @throws QuireError when a file that everything depends on (a sidebars file, `versions.json`) cannot be read.
 */
export async function readTree(
  workspace: Workspace,
  config: Config,
  known: ParsedSources,
  options: ReadOptions = {},
): Promise<Tree> {
  const problems: Problem[] = [];
  const { siteDir } = workspace;
  const reader = createSourceReader(siteDir, known, problems, options.found);
  const reading: Reading = { workspace, reader, problems, stubMissing: options.stubMissing ?? false };

  const loading = loadDataDocuments(workspace, config, options.runDataModule ?? runDataModule);
  // Heard of below, once everything else is read.
  loading.catch(() => undefined);

  const docs: Tree["docs"] = [];
  for (const docsConfig of config.docs)
    docs.push({ config: docsConfig, inputs: await readVersions(docsConfig, reading) });
  const blogs: Tree["blogs"] = [];
  for (const blogConfig of config.blog) blogs.push(await readBlog(blogConfig, reading));
  const { folder, files: pageFiles, sources: pageSources } = await readPages(config, reading);

  const data = await loading;
  const roots: [folder: string, sources: Source[]][] = [
    ...docs.flatMap(({ inputs }) => inputs.map(({ root, sources }): [string, Source[]] => [root, sources])),
    ...blogs.map(({ config, sources }): [string, Source[]] => [config.path, sources]),
    [folder, pageSources],
  ];
  const given = withoutTaken(data.documents, roots, problems);
  for (const [root, sources] of roots) {
    if (!root) continue;
    const documents = given.filter((document) => document.path.startsWith(`${root}/`));
    const made = documents.map((document) => dataSource(document, problems));
    sources.push(...made);
    options.found?.(made);
  }

  problems.push(...strayDocuments(data.documents, knownFolders(siteDir, config)));

  known.clear();
  for (const [file, entry] of reader.parsed) known.set(file, entry);
  const sources = new Map<string, Source>();
  for (const [, some] of roots) for (const source of some) sources.set(source.file, source);
  return {
    docs,
    blogs,
    pages: {
      folder,
      files: [...new Set([...pageFiles, ...pageSources.map((source) => source.file)])],
      sources: new Map(pageSources.map((source) => [source.file, source])),
    },
    staticFiles: new Map([...readStaticFiles(config, reading), ...data.files]),
    modules: data.modules,
    sources,
    problems,
  };
}

/** What all parts of one reading share. */
interface Reading {
  workspace: Workspace;
  reader: SourceReader;
  problems: Problem[];
  stubMissing: boolean;
}

/** The versions of one part of the documentation. */
async function readVersions(docs: DocsConfig, reading: Reading): Promise<VersionInput[]> {
  const { workspace, reader, problems } = reading;
  const { siteDir } = workspace;
  const output = `${toSitePath(workspace.outDir, siteDir)}/`;
  const inputs: VersionInput[] = [];
  for (const { name, root, sidebars } of listVersions(siteDir, docs)) {
    // Documents may stand around the output, which holds the Markdown of pages.
    const files = listFiles(path.join(siteDir, root), siteDir, problems).filter(
      (file) => !file.startsWith(output),
    );
    if (root === docs.path) problems.push(...aimlessPatterns(files, docs));
    const categories = files.filter((file) => CATEGORY.test(path.posix.basename(file)));
    inputs.push({
      name,
      root,
      sources: await reader.read(documentsAmong(files, root, docs)),
      categories: categories.map((file) => ({
        folder: path.posix.relative(root, path.posix.dirname(file)),
        file,
        data: readDataFile(path.join(siteDir, file), file, problems),
      })),
      ...(await readSidebars(workspace, sidebars, reading.stubMissing, problems)),
      tags: readTagsFile(root, docs.tags, files, reading),
      lastUpdates:
        docs.showLastUpdateTime || docs.showLastUpdateAuthor ? await lastUpdates(siteDir, root, docs) : {},
    });
  }
  return inputs;
}

async function readBlog(blog: BlogConfig, reading: Reading): Promise<Tree["blogs"][number]> {
  const { workspace, reader, problems } = reading;
  const { siteDir } = workspace;
  const files = listFiles(path.join(siteDir, blog.path), siteDir, problems);
  const sources = await reader.read(documentsAmong(files, blog.path, blog));
  const authors = authorsFile(siteDir, blog, files);
  return {
    config: blog,
    sources,
    authors: authors && readDataFile(path.join(siteDir, authors), authors, problems),
    tags: readTagsFile(blog.path, blog.tags, files, reading),
  };
}

/** The site's own pages: all files of their folder, and those that are documents. */
async function readPages(
  { pages, pagesExclude }: Config,
  { workspace: { siteDir }, reader, problems }: Reading,
): Promise<{ folder: string; files: string[]; sources: Source[] }> {
  if (!pages) return { folder: "", files: [], sources: [] };
  const isExcluded = matcher(pagesExclude, pages);
  const files = listFiles(path.join(siteDir, pages), siteDir, problems).filter((file) => !isExcluded(file));
  const documents = files.filter((file) => DOCUMENT.test(file) && !/(^|\/)_/.test(file));
  return { folder: pages, files, sources: await reader.read(documents) };
}

function* readStaticFiles(
  { staticDirs }: Config,
  { workspace: { siteDir }, problems }: Reading,
): Iterable<[sitePath: string, file: string]> {
  for (const staticDir of staticDirs) {
    const root = path.join(siteDir, staticDir);
    const found: Problem[] = [];
    for (const file of listFiles(root, root, found, true)) yield [`/${file}`, path.join(root, file)];
    for (const problem of found)
      problems.push({ ...problem, file: path.posix.join(staticDir, problem.file ?? "") });
  }
}

/** What the file of tags under `root` says, if there is one. */
function readTagsFile(
  root: string,
  name: string | false,
  files: readonly string[],
  { workspace: { siteDir }, problems }: Reading,
): unknown {
  const file = name && path.posix.join(root, name);
  return file && files.includes(file) ? readDataFile(path.join(siteDir, file), file, problems) : undefined;
}

/** The file of a blog's authors, if there is one: where the settings say, else anywhere in its folder. */
function authorsFile(siteDir: string, blog: BlogConfig, files: readonly string[]): string | undefined {
  const file = path.posix.join(blog.path, blog.authors);
  return existsSync(path.join(siteDir, file)) ? file : files.find((name) => /\/authors\.ya?ml$/.test(name));
}

/** Every folder of documents that a site has, also of versions that are left out. */
function knownFolders(siteDir: string, { docs, blog, pages }: Config): string[] {
  return [
    ...docs.flatMap(({ id, path: folder }) => {
      const places = versionPlaces(id);
      return [folder, ...readVersionNames(siteDir, places.list).map(places.docs)];
    }),
    ...blog.map(({ path: folder }) => folder),
    ...(pages ? [pages] : []),
  ];
}

/** Documents of data that stand in the place of no other; of the rest, their modules are told. */
function withoutTaken(
  documents: DataOutput["documents"],
  roots: readonly [folder: string, sources: Source[]][],
  problems: Problem[],
): DataOutput["documents"] {
  const taken = new Set(roots.flatMap(([, sources]) => sources.map(({ file }) => file)));
  return documents.filter(({ path: file, module }) => {
    const isFree = !taken.has(file);
    taken.add(file);
    if (isFree) return true;
    problems.push({
      code: "data-module",
      severity: "error",
      message: `It gives ${file}, which is there already.`,
      file: module,
      hint: "Give each document a path of its own.",
    });
    return false;
  });
}

/** What is said of data modules whose documents stand in none of the folders. */
function strayDocuments(documents: DataOutput["documents"], folders: readonly string[]): Problem[] {
  const stray = documents.filter(
    (document) => !folders.some((folder) => document.path.startsWith(`${folder}/`)),
  );
  return [...new Set(stray.map(({ module }) => module))].map((module) => {
    const [first, ...others] = stray.filter((document) => document.module === module);
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return {
      code: "data-module",
      severity: "error",
      message: `It gives ${first!.path}${more}, outside all folders of documents.`,
      file: module,
      hint: `Begin the path with one of them: ${folders.join(", ")}.`,
    };
  });
}

function dataSource(document: DataDocument, problems: Problem[]): Source {
  const text = `---\n${JSON.stringify(document.frontMatter ?? {})}\n---\n\n${document.markdown}`;
  const entry = parseSource(document.path, text, contentHash(text));
  problems.push(...entry.problems);
  return { ...entry.source, text };
}

/** Those of the files that are documents, and that the glob patterns of the settings take in. */
function documentsAmong(
  files: readonly string[],
  root: string,
  { include = ["**"], exclude }: { include?: readonly string[]; exclude: readonly string[] },
): string[] {
  const isIncluded = matcher(include, root);
  const isExcluded = matcher(exclude, root);
  return files.filter((file) => DOCUMENT.test(file) && isIncluded(file) && !isExcluded(file));
}

/** What takes something back, or names no more than endings. */
const FOR_ALL = /^(?:!|(?:\*\*\/)?\*\.[^/]*$)/;

/** Patterns of `include` that take in nothing of what is there: most are mistakes. */
function aimlessPatterns(files: readonly string[], { id, path: root, include = [] }: DocsConfig): Problem[] {
  const documents = files.filter((file) => DOCUMENT.test(file));
  if (documents.length === 0) return [];
  return include
    .filter((pattern) => !FOR_ALL.test(pattern) && !documents.some(matcher([pattern], root)))
    .map((pattern) => ({
      code: "config",
      severity: "warning",
      message: `\`include\` of the docs “${id}” has the pattern "${pattern}", which fits no document in ${root}.`,
      hint: "Patterns start from that folder; correct it, or leave it out.",
    }));
}

/** A test of whether a file under `root` matches one of the glob patterns, relative to root. */
function matcher(patterns: readonly string[], root: string): (file: string) => boolean {
  const matches = globMatcher(patterns);
  return (file) => matches(path.posix.relative(root, file));
}
