import path from "node:path";
import type { Config } from "../config/schema.ts";
import { type Problem, QuireError, refusal } from "../problem.ts";
import { stillWaiting } from "../still-waiting.ts";
import { type DataDocument, failureOf, type runDataModule } from "./data-module.ts";
import type { Workspace } from "./workspace.ts";

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
