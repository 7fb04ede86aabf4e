import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorPlace } from "../config/bundle-origin.ts";
import { loadModule } from "../config/load-module.ts";
import type { Config } from "../config/schema.ts";
import { contentHash, hashOf } from "../content-hash.ts";
import { jsonError } from "../json-error.ts";
import { messageOf, type Problem, QuireError, refusal } from "../problem.ts";
import { readBytes, statOf } from "../read-file.ts";
import { evenWhereItBlocks, stillWaiting } from "../still-waiting.ts";
import { readEntry, writeEntry } from "./cache.ts";
import { type DataContext, dataContext } from "./data-context.ts";
import { engineHash } from "./engine-hash.ts";
import { listFiles } from "./walk.ts";
import type { Workspace } from "./workspace.ts";

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

/** The combined results of the data modules of a site. */
export interface DataOutput {
  /** Each with the module that generated it. */
  documents: (DataDocument & { module: string })[];
  /** Published files: site path → absolute path in the cache. */
  files: Map<string, string>;
  /** Module that generated each of these files, by site path. */
  modules: Map<string, string>;
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
 * Run all data modules of a site.
 *
 * @param run runs one of them, here or in another thread
 * @throws QuireError with the problems of all modules; see runDataModule
 */
export async function loadDataDocuments(
  workspace: Workspace,
  config: Config,
  run: typeof runDataModule,
): Promise<DataOutput> {
  const all: DataOutput = { documents: [], files: new Map(), modules: new Map() };
  const problems: Problem[] = [];
  const results = await Promise.allSettled(
    config.data.map((data) => stillWaiting(run(workspace, data), data.module)),
  );
  for (const [index, result] of results.entries()) {
    const { module } = config.data[index]!;
    if (result.status === "rejected") {
      const refused = refusal(result.reason);
      problems.push(...(refused ? [refused] : failure(result.reason, module, workspace).problems));
      continue;
    }
    const { documents, files } = result.value;
    all.documents.push(...documents.map((document) => ({ ...document, module })));
    for (const [sitePath, keptAt] of files) {
      if (all.files.has(sitePath)) problems.push(givenTwice(sitePath, module));
      all.files.set(sitePath, path.join(workspace.cacheDir, keptAt));
      all.modules.set(sitePath, module);
    }
  }
  if (problems.length > 0) throw new QuireError(problems);
  return all;
}

/** The error of a data module that threw, or whose unhandled error ended its thread. */
function failure(error: unknown, file: string, { siteDir }: Workspace): QuireError {
  if (error instanceof QuireError) return error;
  return new QuireError({
    code: "data-module",
    severity: "error",
    message: `This data module failed: ${messageOf(error)}`,
    file,
    ...errorPlace(error, siteDir),
  });
}

function givenTwice(sitePath: string, file: string): Problem {
  return {
    code: "data-module",
    severity: "error",
    message: `Data modules return two files with the path ${sitePath}.`,
    file,
    hint: "Give one of them another path.",
  };
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
  const fail = (message: string, hint?: string): never => {
    throw new QuireError({ code: "data-module", severity: "error", message, file, hint });
  };
  const full = path.resolve(workspace.siteDir, file);
  const { module, files } = await loadModule(full, {
    cacheDir: workspace.cacheDir,
    root: workspace.siteDir,
  });
  const make = module.default;
  if (typeof make !== "function")
    fail("The default export of a data module must be a function.", "export default () => [];");
  const key = hashOf(engineHash(), ...[...files, ...inputFiles(workspace.siteDir, inputs)].map(fileHash));
  const entryFile = path.join(workspace.cacheDir, "data", `${hashOf(file)}.json`);
  const kept = readEntry<DataRun>(entryFile);
  const isWhole = kept?.files.every(([, keptAt]) => existsSync(path.join(workspace.cacheDir, keptAt)));
  const context = dataContext(workspace.siteDir);
  const hashOfFrontMatter = (document: string) => hashOf(JSON.stringify(context.frontMatter(document)) ?? "");
  const isCurrent =
    kept?.key === key && kept.frontMatter.every(([document, hash]) => hashOfFrontMatter(document) === hash);
  if (isCurrent && isWhole) return kept;
  const asked = new Set<string>();
  const frontMatter: DataContext["frontMatter"] = (document) => {
    asked.add(document);
    return context.frontMatter(document);
  };
  let made: (DataDocument | DataFile)[];
  try {
    made = await evenWhereItBlocks(async () => {
      const given = await (make as DataPages)({ ...context, frontMatter });
      if (!isList(given))
        fail("A data module must return a list of documents and files.", `It returned ${String(given)}.`);
      return [...given];
    }, file);
  } catch (error) {
    throw failure(error, file, workspace);
  }
  const run: DataRun = {
    key,
    frontMatter: [...asked].map((document) => [document, hashOfFrontMatter(document)]),
    documents: [],
    files: [],
  };
  for (const item of made) {
    if (String(item?.path).split(/[\\/]/).includes(".."))
      fail(`The path ${item.path} must not contain \`..\`.`, "Write the path relative to the site folder.");
    if (isDocument(item)) run.documents.push(plainDocument(item, fail));
    else if (isFile(item)) run.files.push([item.path, keepText(workspace, item.text)]);
    else {
      fail(
        "A data module must return documents (`path`, ending in `.md` or `.mdx`, and `markdown`) or files (`path`, starting with a slash, and `text`).",
        `It returned ${JSON.stringify(item)?.slice(0, 80)}.`,
      );
    }
  }
  writeEntry(entryFile, run);
  return run;
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
function plainDocument(
  { path: file, frontMatter, markdown }: DataDocument,
  fail: (message: string, hint: string) => never,
): DataDocument {
  const reason = jsonError(frontMatter);
  if (reason !== undefined)
    return fail(`The front matter of ${file} cannot be written as JSON: ${reason}.`, "Use plain values.");
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
  if (readText(full) !== text) {
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return name;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function inputFiles(siteDir: string, inputs: readonly string[]): string[] {
  const problems: Problem[] = [];
  const files = inputs.flatMap((input) => {
    const full = path.resolve(siteDir, input);
    if (!statOf(full)?.isDirectory()) return [full];
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
