/*
 * The bundler's process: it loads a hundred megabytes of code for half a second of work, which are the
 * system's again when it ends.
 */
import type { Config } from "../config/schema.ts";
import { type Problem, QuireError } from "../problem.ts";
import type { BundleRequest } from "./bundle.ts";
import { bundleClient, type ClientBundle } from "./bundle-client.ts";
import { bundleServer, type ServerBundle } from "./bundle-server.ts";
import type { Workspace } from "./workspace.ts";

/** What the bundler is sent. */
export interface BundleJob {
  workspace: Workspace;
  config: Config;
  request: BundleRequest;
}

/** What it answers: both bundles, or why there are none. */
export type BundleAnswer =
  | { server: ServerBundle; client: ClientBundle }
  | { problems: readonly Problem[] }
  | { failure: string };

async function answer({ workspace, config, request }: BundleJob): Promise<BundleAnswer> {
  try {
    const server = await bundleServer(workspace, config, request);
    return {
      server,
      client: await bundleClient(workspace, config, request, server.islands, server.styles),
    };
  } catch (error) {
    if (error instanceof QuireError) return { problems: error.problems };
    return { failure: (error as Error).stack ?? String(error) };
  }
}

process.once("message", async (job: BundleJob) => {
  process.send!(await answer(job), () => process.disconnect());
});
