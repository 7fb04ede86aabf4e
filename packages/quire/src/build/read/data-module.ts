import path from "node:path";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import { jsonError } from "../../base/json-error.ts";
import { messageOf, type Problem, QuireError } from "../../base/problem.ts";
import { isFolder, isWrittenSince, readBytes, readText } from "../../base/read-file.ts";
import { evenWhereItBlocks } from "../../base/still-waiting.ts";
import { writeWhole } from "../../base/write-whole.ts";
import { errorPlace } from "../../config/bundle-origin.ts";
import { loadModule } from "../../config/load-module.ts";
import type { Config } from "../../config/schema.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";
import { readEntry, writeEntry } from "../cache/cache.ts";
import type { Workspace } from "../workspace.ts";
import { listFiles } from "./walk.ts";

/** The argument of a data module. */
export interface DataContext {
  /** Absolute path of the site. */
  siteDir: string;
  /**
   * The front matter of a document, by path relative to the site; undefined if there is no such file. When it
   * changes, the module is run again.
   */
  frontMatter(file: string): Record<string, unknown> | undefined;
}

/** A generated document, which is treated like a written one in every way. */
export interface DataDocument {
  /** Path it would have as a file, relative to the site: `docs/sources/mysql.md` (or `.mdx`). */
  path: string;
  frontMatter?: Record<string, unknown>;
  /**
   * Its body in Markdown. Components may be used if the path ends in `.mdx`, or if they are available in all
   * documents.
   */
  markdown: string;
}

/** A generated file, published unchanged. */
export interface DataFile {
  /** Site path, without the base path: `/reference/mysql.json`. */
  path: string;
  text: string;
}

/** The default export of a data module. */
export type DataPages = (
  context: DataContext,
) => Iterable<DataDocument | DataFile> | Promise<Iterable<DataDocument | DataFile>>;

/** Result of running a data module, cached until the module, its inputs or the front matter it read change. */
export interface DataRun {
  key: string;
  /** Documents whose front matter was read, with its hash. */
  frontMatter: [file: string, hash: string][];
  documents: DataDocument[];
  files: [sitePath: string, keptAt: string][];
}

/**
 * Run a data module, or return the cached result if nothing it depends on has changed.
 *
 * @throws QuireError when its default export is not a function, throws, or yields something else
 */
export async function runDataModule(
  workspace: Workspace,
  { module: file, inputs }: Config["data"][number],
): Promise<DataRun> {
  const { siteDir, cacheDir } = workspace;
  const { module, hash } = await loadModule(path.resolve(siteDir, file), { root: siteDir });
  const make = module.default;
  if (typeof make !== "function")
    throw wrong(file, "The default export of a data module must be a function.", "export default () => [];");
  const begun = Date.now();
  const files = inputFiles(siteDir, inputs);
  const key = hashOf(siteDir, hash, ...files.map(fileHash));
  const entryFile = path.join(cacheDir, "data", `${hashOf(file)}.json`);
  const kept = readEntry<DataRun>(entryFile);
  if (
    kept?.key === key &&
    kept.frontMatter.every(
      ([document, hash]) => hashOfFrontMatter(readFrontMatter(siteDir, document)) === hash,
    ) &&
    kept.files.every(([, keptAt]) => isKept(path.join(cacheDir, keptAt)))
  )
    return kept;
  const asked = new Map<string, string>();
  const context: DataContext = {
    siteDir,
    frontMatter(document) {
      const values = readFrontMatter(siteDir, document);
      if (!asked.has(document)) asked.set(document, hashOfFrontMatter(values));
      return values;
    },
  };
  const made = await call(make as DataPages, context, file).catch((error) => {
    throw failureOf(error, file, workspace);
  });
  const run: DataRun = {
    key,
    frontMatter: [...asked],
    documents: [],
    files: [],
  };
  for (const item of made) {
    if (String(item?.path).split(/[\\/]/).includes(".."))
      throw wrong(
        file,
        `The path ${item.path} must not contain \`..\`.`,
        "Write the path relative to the site folder.",
      );
    if (isDocument(item)) run.documents.push(plainDocument(item, file));
    else if (isFile(item)) run.files.push([item.path, keepText(workspace, item.text)]);
    else {
      throw wrong(
        file,
        "A data module must return documents (`path`, ending in `.md` or `.mdx`, and `markdown`) or files (`path`, starting with a slash, and `text`).",
        `It returned ${JSON.stringify(item)?.slice(0, 80)}.`,
      );
    }
  }
  // What the module has read of a file that was written meanwhile is unknown.
  if (!files.some((input) => isWrittenSince(input, begun))) writeEntry(entryFile, run);
  return run;
}

/** Read the front matter of a document for the data modules of a site. */
function readFrontMatter(siteDir: string, file: string): Record<string, unknown> | undefined {
  try {
    return readFrontMatterBlock(file, readText(path.join(siteDir, file))).values;
  } catch {
    return undefined;
  }
}

function hashOfFrontMatter(values: Record<string, unknown> | undefined): string {
  return hashOf(JSON.stringify(values) ?? "");
}

/** What the function of a data module returns. */
function call(make: DataPages, context: DataContext, file: string): Promise<(DataDocument | DataFile)[]> {
  return evenWhereItBlocks(async () => {
    const given = await make(context);
    if (isList(given)) return [...given];
    const message = "A data module must return a list of documents and files.";
    throw wrong(file, message, `It returned ${String(given)}.`);
  }, file);
}

function wrong(file: string, message: string, hint: string): QuireError {
  return new QuireError({ code: "data-module", severity: "error", message, file, hint });
}

/** The error of a data module that threw, or whose unhandled error ended its thread. */
export function failureOf(error: unknown, file: string, { siteDir }: Workspace): QuireError {
  if (error instanceof QuireError) return error;
  return new QuireError({
    code: "data-module",
    severity: "error",
    message: `This data module failed: ${messageOf(error)}`,
    file,
    ...errorPlace(error, siteDir),
  });
}

function isList(given: unknown): boolean {
  return typeof given === "object" && given !== null && Symbol.iterator in given;
}

function isDocument(item: DataDocument | DataFile): item is DataDocument {
  return (
    typeof item?.path === "string" &&
    "markdown" in item &&
    typeof item.markdown === "string" &&
    /\.mdx?$/.test(item.path)
  );
}

/** A document as it is cached and posted between threads: its front matter has what JSON has, as a file's has. */
function plainDocument({ path: file, frontMatter, markdown }: DataDocument, module: string): DataDocument {
  const reason = jsonError(frontMatter);
  if (reason !== undefined)
    throw wrong(
      module,
      `The front matter of ${file} cannot be written as JSON: ${reason}.`,
      "Use plain values.",
    );
  return { path: file, frontMatter: frontMatter && JSON.parse(JSON.stringify(frontMatter)), markdown };
}

function isFile(item: DataDocument | DataFile): item is DataFile {
  return (
    typeof item?.path === "string" &&
    "text" in item &&
    typeof item.text === "string" &&
    /^\/.*[^/]$/s.test(item.path)
  );
}

/** Store a file's text under its hash; returns its path in the cache. */
function keepText(workspace: Workspace, text: string): string {
  const name = path.join("data", "files", contentHash(text));
  const full = path.join(workspace.cacheDir, name);
  if (!isKept(full)) writeWhole(full, text);
  return name;
}

/** Whether a file in the cache has the content after whose hash it is named. */
function isKept(file: string): boolean {
  return fileHash(file) === `${file} ${path.basename(file)}`;
}

function inputFiles(siteDir: string, inputs: readonly string[]): string[] {
  const problems: Problem[] = [];
  const files = inputs.flatMap((input) => {
    const full = path.resolve(siteDir, input);
    if (!isFolder(full)) return [full];
    return listFiles(full, siteDir, problems).map((name) => path.join(siteDir, name));
  });
  if (problems.length > 0) throw new QuireError(problems);
  return files;
}

function fileHash(file: string): string {
  try {
    return `${file} ${contentHash(readBytes(file))}`;
  } catch {
    return `${file} -`;
  }
}
