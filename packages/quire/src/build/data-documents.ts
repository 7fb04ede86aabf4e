import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { loadModule } from "../config/load-module.ts";
import type { Config } from "../config/schema.ts";
import { type Problem, QuireError } from "../problem.ts";
import { readEntry, writeEntry } from "./cache.ts";
import { listFiles } from "./walk.ts";
import { contentHash, hashOf, type Workspace } from "./workspace.ts";

/** A document made from data: it takes part in everything a written document does. */
export interface DataDocument {
  /** Where it would stand as a file, relative to the site: `docs/sources/mysql.md` (or `.mdx`). */
  path: string;
  frontMatter?: Record<string, unknown>;
  /** Its body: Markdown, with components where the path ends in `.mdx` or the components are known. */
  markdown: string;
}

/** What a data module is given. */
export interface DataContext {
  /** Absolute path of the site. */
  siteDir: string;
}

/** The default export of a data module. */
export type DataPages = (context: DataContext) => Iterable<DataDocument> | Promise<Iterable<DataDocument>>;

/**
 * Run the site's data modules, or take what they gave before when neither they nor their inputs changed.
 *
 * @throws QuireError when a module has no function as default export, throws, or yields something else.
 */
export async function loadDataDocuments(workspace: Workspace, config: Config): Promise<DataDocument[]> {
  const all: DataDocument[] = [];
  for (const { module: file, inputs } of config.data) {
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
      fail("A data module needs a function as its default export.", "export default () => [];");
    const key = hashOf(...[...files, ...inputFiles(workspace.siteDir, inputs)].map(fileHash));
    const entryFile = path.join(workspace.cacheDir, "data", `${hashOf(file)}.json`);
    const kept = readEntry<{ key: string; documents: DataDocument[] }>(entryFile);
    if (kept?.key === key) {
      all.push(...kept.documents);
      continue;
    }
    let documents: DataDocument[];
    try {
      documents = [...(await (make as DataPages)({ siteDir: workspace.siteDir }))];
    } catch (error) {
      if (error instanceof QuireError) throw error;
      return fail(`This data module failed: ${(error as Error).message}`);
    }
    for (const document of documents) {
      if (
        typeof document?.path !== "string" ||
        typeof document.markdown !== "string" ||
        !/\.mdx?$/.test(document.path)
      ) {
        fail(
          "A data module must yield documents with a path that ends in .md or .mdx, and markdown.",
          `It yielded ${JSON.stringify(document)?.slice(0, 80)}.`,
        );
      }
    }
    writeEntry(entryFile, { key, documents });
    all.push(...documents);
  }
  return all;
}

function inputFiles(siteDir: string, inputs: readonly string[]): string[] {
  const problems: Problem[] = [];
  const files = inputs.flatMap((input) => {
    const full = path.resolve(siteDir, input);
    if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [full];
    return listFiles(full, siteDir, problems).map((name) => path.join(siteDir, name));
  });
  if (problems.length > 0) throw new QuireError(problems);
  return files;
}

function fileHash(file: string): string {
  try {
    return `${file} ${contentHash(readFileSync(file))}`;
  } catch {
    return `${file} -`;
  }
}
