import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import type { BlogConfig, Config, DocsConfig } from "../config/schema.ts";
import type { Problem } from "../problem.ts";
import type { VersionInput } from "../site/docs.ts";
import type { LastUpdate, Source } from "../site/model.ts";
import { parseSource } from "../site/source.ts";
import { type DataDocument, loadDataDocuments, runDataModule } from "./data-documents.ts";
import { globMatcher } from "./globs.ts";
import { lastUpdates } from "./last-updates.ts";
import { readSidebars } from "./read-sidebars.ts";
import { listVersions } from "./version-folders.ts";
import { listFiles } from "./walk.ts";
import { contentHash, type Workspace } from "./workspace.ts";

/** Everything of a site as it stands on disk, read but not yet understood. */
export interface Tree {
  docs: { config: DocsConfig; inputs: VersionInput[] }[];
  blogs: { config: BlogConfig; sources: Source[]; authors: unknown; tags: unknown }[];
  pages: { folder: string; files: string[]; sources: Map<string, Source> };
  /** Files of the static folders: site path to absolute path. */
  staticFiles: Map<string, string>;
  /** Every document source by its file. */
  sources: Map<string, Source>;
  problems: Problem[];
}

/** What parsing a file gave, kept so that a file that did not change is not parsed again. */
export type ParsedSources = Map<string, { source: Source; problems: Problem[] }>;

const DOCUMENT = /\.mdx?$/;
/** Documents read before others hear of them. */
const READ_AT_ONCE = 100;
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
  const parsed: ParsedSources = new Map();
  const { siteDir } = workspace;
  const absolute = (file: string) => path.join(siteDir, file);

  const readSource = (file: string): Source | undefined => {
    const bytes = readBytes(absolute(file), file, problems);
    if (!bytes) return undefined;
    const hash = contentHash(bytes);
    let entry = known.get(file);
    if (entry?.source.hash !== hash) {
      if (!isUtf8(bytes)) {
        problems.push({
          code: "not-utf8",
          severity: "error",
          message: "This file is not UTF-8 text.",
          file,
          hint: "Save it with UTF-8 encoding.",
        });
        return undefined;
      }
      entry = parseSource(file, bytes.toString("utf8"), hash);
    }
    parsed.set(file, entry);
    problems.push(...entry.problems);
    return entry.source;
  };
  const readSources = async (files: string[]): Promise<Source[]> => {
    const sources: Source[] = [];
    for (let start = 0; start < files.length; start += READ_AT_ONCE) {
      const some = files.slice(start, start + READ_AT_ONCE).map(readSource);
      const found = some.filter((source) => source !== undefined);
      sources.push(...found);
      if (!options.found) continue;
      options.found(found);
      // Messages to and from the threads that wait for documents pass in between.
      await new Promise(setImmediate);
    }
    return sources;
  };

  const readTagsFile = (root: string, name: string | false, files: readonly string[]): unknown => {
    const file = name && path.posix.join(root, name);
    return file && files.includes(file) ? readData(absolute(file), file, problems) : undefined;
  };

  const loading = loadDataDocuments(workspace, config, options.runDataModule ?? runDataModule);
  // Heard of below, once everything else is read.
  loading.catch(() => undefined);

  const docs: Tree["docs"] = [];
  for (const docsConfig of config.docs) {
    const inputs: VersionInput[] = [];
    for (const version of listVersions(siteDir, docsConfig)) {
      const files = listFiles(absolute(version.root), siteDir, problems);
      const excluded = excluder(docsConfig.exclude, version.root);
      const sources = await readSources(files.filter((file) => DOCUMENT.test(file) && !excluded(file)));
      inputs.push({
        name: version.name,
        root: version.root,
        sources,
        categories: files
          .filter((file) => CATEGORY.test(path.posix.basename(file)))
          .map((file) => ({
            folder: path.posix.relative(version.root, path.posix.dirname(file)),
            file,
            data: readData(absolute(file), file, problems),
          })),
        ...(await readSidebars(workspace, version.sidebars, options.stubMissing ?? false, problems)),
        tags: readTagsFile(version.root, docsConfig.tags, files),
        lastUpdates: await updatesOf(siteDir, docsConfig, version.root),
      });
    }
    docs.push({ config: docsConfig, inputs });
  }

  const blogs: Tree["blogs"] = [];
  for (const blogConfig of config.blog) {
    const files = listFiles(absolute(blogConfig.path), siteDir, problems);
    const excluded = excluder(blogConfig.exclude, blogConfig.path);
    const sources = await readSources(files.filter((file) => DOCUMENT.test(file) && !excluded(file)));
    const authors = authorsFile(siteDir, blogConfig, files);
    blogs.push({
      config: blogConfig,
      sources,
      authors: authors && readData(absolute(authors), authors, problems),
      tags: readTagsFile(blogConfig.path, blogConfig.tags, files),
    });
  }

  const folder = config.pages === false ? "" : config.pages;
  const isNoPage = excluder(config.pagesExclude, folder);
  const pageFiles = folder
    ? listFiles(absolute(folder), siteDir, problems).filter((file) => !isNoPage(file))
    : [];
  const pageSources = await readSources(
    pageFiles.filter((file) => DOCUMENT.test(file) && !/(^|\/)_/.test(file)),
  );

  const data = await loading;
  const roots: [folder: string, sources: Source[]][] = [
    ...docs.flatMap(({ inputs }) => inputs.map(({ root, sources }): [string, Source[]] => [root, sources])),
    ...blogs.map(({ config, sources }): [string, Source[]] => [config.path, sources]),
    [folder, pageSources],
  ];
  for (const [root, sources] of roots) {
    if (!root) continue;
    const documents = data.documents.filter((document) => document.path.startsWith(`${root}/`));
    const made = documents.map((document) => dataSource(document, problems));
    sources.push(...made);
    options.found?.(made);
  }

  const staticFiles = new Map<string, string>();
  for (const staticDir of config.staticDirs) {
    const root = absolute(staticDir);
    for (const file of listFiles(root, root, problems, true))
      staticFiles.set(`/${file}`, path.join(root, file));
  }
  for (const [sitePath, file] of data.files) staticFiles.set(sitePath, file);

  known.clear();
  for (const [file, entry] of parsed) known.set(file, entry);
  const sources = new Map<string, Source>();
  for (const { inputs } of docs)
    for (const input of inputs) for (const source of input.sources) sources.set(source.file, source);
  for (const blog of blogs) for (const source of blog.sources) sources.set(source.file, source);
  for (const source of pageSources) sources.set(source.file, source);
  return {
    docs,
    blogs,
    pages: {
      folder,
      files: [...new Set([...pageFiles, ...pageSources.map((source) => source.file)])],
      sources: new Map(pageSources.map((source) => [source.file, source])),
    },
    staticFiles,
    sources,
    problems,
  };
}

async function updatesOf(
  siteDir: string,
  docs: DocsConfig,
  root: string,
): Promise<Record<string, LastUpdate>> {
  return docs.showLastUpdateTime || docs.showLastUpdateAuthor ? lastUpdates(siteDir, root, docs) : {};
}

/** The bytes of a document; undefined, with a problem, when the system does not give them. */
function readBytes(full: string, file: string, problems: Problem[]): Buffer | undefined {
  try {
    return readFileSync(full);
  } catch (error) {
    problems.push({
      code: "unreadable-file",
      severity: "error",
      message: `This file cannot be read: ${(error as Error).message}`,
      file,
      hint: "Check its permissions.",
    });
    return undefined;
  }
}

/** The file of a blog's authors, if there is one: where the settings say, else anywhere in its folder. */
function authorsFile(siteDir: string, blog: BlogConfig, files: readonly string[]): string | undefined {
  const file = path.posix.join(blog.path, blog.authors);
  return existsSync(path.join(siteDir, file)) ? file : files.find((name) => /\/authors\.ya?ml$/.test(name));
}

function readData(full: string, file: string, problems: Problem[]): unknown {
  try {
    const text = readFileSync(full, "utf8");
    return (file.endsWith(".json") && parseJson(text)) || parseYaml(text);
  } catch (error) {
    const at = (error as { linePos?: { line: number; col: number }[] }).linePos?.[0];
    problems.push({
      code: "data-file",
      severity: "error",
      message: `This file cannot be read: ${(error as Error).message.split("\n")[0]}`,
      file,
      line: at?.line,
      column: at?.col,
    });
    return undefined;
  }
}

/** A JSON value; undefined where the text is something else, of which the parser of YAML says where it is wrong. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dataSource(document: DataDocument, problems: Problem[]): Source {
  const text = `---\n${JSON.stringify(document.frontMatter ?? {})}\n---\n\n${document.markdown}`;
  const entry = parseSource(document.path, text, contentHash(text));
  problems.push(...entry.problems);
  return { ...entry.source, text };
}

/** A test of whether a file under `root` matches one of the glob patterns, relative to root. */
function excluder(patterns: readonly string[], root: string): (file: string) => boolean {
  const matches = globMatcher(patterns);
  return (file) => matches(path.posix.relative(root, file));
}
