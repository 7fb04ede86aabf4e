import { type ChildProcess, fork } from "node:child_process";
import { QuireError } from "../../base/problem.ts";
import type { BundleAnswer, BundleJob, Bundles } from "./bundler.ts";
import type { KeyedClient } from "./kept-bundle.ts";

/** A process that has loaded the bundler and waits for something to bundle. */
let waiting: ChildProcess | undefined;

/**
 * Start a process for the next job ahead of time, as loading the bundler takes longer than bundling a change. Each
 * bundles only once: settings that modules of the site give to plugins would stay in it.
 */
export function prepareBundler(): void {
  if (waiting) return;
  const child = startBundler();
  waiting = child;
  child.once("exit", () => {
    if (waiting === child) waiting = undefined;
  });
  // It ends with this process, which need not wait for it.
  child.unref();
  child.channel?.unref();
}

/**
 * Run the bundler in a process of its own.
 *
 * @param last the browser's bundle of the last run, which is returned if it would be made again
 * @throws QuireError when a module cannot be read, parsed or resolved
 */
export async function runBundler(
  job: Omit<BundleJob, "lastKey">,
  last?: KeyedClient,
): Promise<Required<Bundles>> {
  const child = waiting ?? startBundler();
  waiting = undefined;
  child.ref();
  child.channel?.ref();
  const answer = await new Promise<BundleAnswer>((resolve, reject) => {
    child.once("message", resolve);
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`The bundler's process ended with ${signal ?? `code ${code}`}.`)),
    );
    child.send({ ...job, lastKey: last?.key } satisfies BundleJob);
  });
  if ("problems" in answer) throw new QuireError(answer.problems);
  if ("failure" in answer) throw new Error(answer.failure);
  return { server: answer.server, client: answer.client ?? last! };
}

function startBundler(): ChildProcess {
  return fork(new URL("./bundler.js", import.meta.url), { serialization: "advanced", execArgv: [] });
}
