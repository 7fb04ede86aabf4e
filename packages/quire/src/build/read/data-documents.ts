import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import { type Problem, QuireError, refusal } from "../../base/problem.ts";
import { stillWaiting } from "../../base/still-waiting.ts";
import type { Config } from "../../config/schema.ts";
import type { Source } from "../../site/model.ts";
import { parseSource } from "../../site/source/source.ts";
import type { Workspace } from "../workspace.ts";
import { type DataDocument, failureOf, type runDataModule } from "./data-module.ts";

/** The combined results of the data modules of a site. */
export interface DataOutput {
  /** Each with the module that generated it. */
  documents: (DataDocument & { module: string })[];
  /** Published files: site path → absolute path in the cache. */
  files: Map<string, string>;
  /** Module that generated each of these files, by site path. */
  modules: Map<string, string>;
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
      problems.push(...(refused ? [refused] : failureOf(result.reason, module, workspace).problems));
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

function givenTwice(sitePath: string, file: string): Problem {
  return {
    code: "data-module",
    severity: "error",
    message: `Data modules return two files with the path ${sitePath}.`,
    file,
    hint: "Give one of them another path.",
  };
}

/** A folder of documents, with the sources in it. */
export type SourceFolder = [folder: string, sources: Source[]];

/**
 * Add generated documents to the sources of their folders.
 *
 * @param sourceFolders extended
 * @param folders all folders of documents, including those of versions that are left out
 * @param problems extended with documents whose path is taken, or outside all folders
 * @returns the sources that were added
 */
export function addDataDocuments(
  documents: DataOutput["documents"],
  sourceFolders: readonly SourceFolder[],
  folders: readonly string[],
  problems: Problem[],
): Source[] {
  const given = withoutTaken(documents, sourceFolders, problems);
  const added = sourceFolders.flatMap(([folder, sources]) => {
    if (!folder) return [];
    const own = given.filter((document) => document.path.startsWith(`${folder}/`));
    const made = own.map((document) => dataSource(document, problems));
    sources.push(...made);
    return made;
  });
  problems.push(...strayDocuments(documents, folders));
  return added;
}

/** Drop generated documents whose path is taken; their modules are reported. */
function withoutTaken(
  documents: DataOutput["documents"],
  sourceFolders: readonly SourceFolder[],
  problems: Problem[],
): DataOutput["documents"] {
  const taken = new Set(sourceFolders.flatMap(([, sources]) => sources.map(({ file }) => file)));
  return documents.filter(({ path: file, module }) => {
    const isFree = !taken.has(file);
    taken.add(file);
    if (isFree) return true;
    problems.push({
      code: "data-module",
      severity: "error",
      message: `It returns ${file}, which already exists.`,
      file: module,
      hint: "Give each document its own path.",
    });
    return false;
  });
}

/** One problem for each data module that returns documents in none of the document folders. */
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
      message: `It returns ${first!.path}${more}, which is outside all document folders.`,
      file: module,
      hint: `Start the path with one of them: ${folders.join(", ")}.`,
    };
  });
}

function dataSource(document: DataDocument, problems: Problem[]): Source {
  const text = `---\n${JSON.stringify(document.frontMatter ?? {})}\n---\n\n${document.markdown}`;
  const entry = parseSource(document.path, text, contentHash(text));
  problems.push(...entry.problems);
  return { ...entry.source, text };
}
