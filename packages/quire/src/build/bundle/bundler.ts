/*
 * The bundler's process: it loads a hundred megabytes of code for half a second of work, which are the
 * system's again when it ends.
 */

import { hashOf } from "../../base/content-hash.ts";
import { type Problem, QuireError } from "../../base/problem.ts";
import type { BundlerError } from "../../config/bundler-error.ts";
import type { Config } from "../../config/schema.ts";
import type { Workspace } from "../workspace.ts";
import { bundleClient } from "./bundle-client.ts";
import { bundleError } from "./bundle-error.ts";
import type { LoadedRequest } from "./bundle-request.ts";
import { bundleServer, type ServerBundle } from "./bundle-server.ts";
import { type DocumentIslands, documentIslands } from "./document-islands.ts";
import type { KeyedClient } from "./kept-bundle.ts";

/** Message to the bundler process. */
export interface BundleJob {
  workspace: Workspace;
  config: Config;
  request: LoadedRequest;
  /** Hash of what both bundles depend on, apart from files. */
  settings: string;
  /** Key of the browser's bundle of the last run, if its inputs are the same. */
  lastKey?: string;
}

/** The bundles for renderer and browser. */
export interface Bundles {
  server: ServerBundle;
  /** Undefined if it is that of the last run. */
  client?: KeyedClient;
}

/** Its answer: the bundles, or why there are none. */
export type BundleAnswer = Bundles | { problems: readonly Problem[] } | { failure: string };

async function answer(job: BundleJob): Promise<BundleAnswer> {
  try {
    return await Promise.race([bundles(job), unawaited(job.workspace.siteDir)]);
  } catch (error) {
    if (error instanceof QuireError) return { problems: error.problems };
    return { failure: (error as Error).stack ?? String(error) };
  }
}

/** Reject with an error that nothing waits for, such as one in a style sheet whose rules others take by `composes`. */
function unawaited(siteDir: string): Promise<never> {
  return new Promise((_, reject) => {
    process.on("unhandledRejection", (error) => {
      try {
        bundleError(error as BundlerError, siteDir);
      } catch (problems) {
        reject(problems);
      }
    });
  });
}

/** Make both bundles; if components have to become islands on their own, a second time with these. */
async function bundles({ workspace, config, request, settings, lastKey }: BundleJob): Promise<Bundles> {
  const withClient = async (server: ServerBundle, documents: DocumentIslands): Promise<Bundles> => {
    const { islands, styles } = server;
    const key = hashOf(settings, JSON.stringify([islands, styles, ...documents]));
    if (key === lastKey) return { server };
    return {
      server,
      client: { ...(await bundleClient(workspace, config, request, server, documents)), key },
    };
  };
  const server = await bundleServer(workspace, config, request);
  const documents = documentIslands(config.autoIslands ? request.documents : []);
  const isMoving = config.autoIslands && server.movable.length > 0;
  if (!isMoving && documents.size === 0) return withClient(server, documents);
  try {
    const chosen = new Set(server.movable);
    return await withClient(
      isMoving ? await bundleServer(workspace, config, request, chosen) : server,
      documents,
    );
  } catch (error) {
    if (!(error instanceof QuireError)) throw error;
    const reasons = error.problems.map((problem) => ({
      ...problem,
      severity: "warning" as const,
      message: `The components of this site are static: ${problem.message}`,
    }));
    return withClient({ ...server, problems: [...server.problems, ...reasons] }, new Map());
  }
}

// Also when the process that asked has ended, which leaves nobody to answer.
process.once("disconnect", () => process.exit());
process.once("message", async (job: BundleJob) => {
  process.send!(await answer(job), () => process.disconnect());
});
