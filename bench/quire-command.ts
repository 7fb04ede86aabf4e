import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ProcessCost, watchProcess } from "./process-cost.ts";

/** The compiled program, relative to the root of the repository, where runs start. */
export const quire = resolve("packages/quire/dist/cli.js");

/**
 * The environment for measured commands: this one's without `NODE_ENV`, which could select React's slow
 * development build, and without `NODE_EXTRA_CA_CERTS`, of which each start of Node takes 40 ms to read, although
 * nothing is fetched.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_EXTRA_CA_CERTS: __, ...rest } = process.env;
  return rest as NodeJS.ProcessEnv;
}

/** Cost of a command. */
export interface CommandCost {
  /** From starting the process to its end, including Node's own start. */
  seconds: number;
  process?: ProcessCost;
}

/** Cost of a build. */
export interface BuildCost extends CommandCost {
  /** The build's own report. */
  report: { pages: number; drawn: number; seconds: Record<string, number> };
}

/**
 * Build the site in `dir` in a separate process.
 *
 * @param options.pss measure proportional memory as well, which slows the build down
 * @param options.nodeFlags flags for Node, such as those for profiling
 * @throws with the output of the build when it fails
 */
export async function buildSite(
  dir: string,
  { pss = false, nodeFlags = [] }: { pss?: boolean; nodeFlags?: readonly string[] } = {},
): Promise<BuildCost> {
  const args = [...nodeFlags, quire, "build", dir, "--report", "json"];
  const { printed, ...cost } = await measureNode(args, { pss });
  return { ...cost, report: JSON.parse(printed) };
}

/**
 * Run Node with some arguments to its end.
 *
 * @param options.cwd folder to run in
 * @param options.pss measure proportional memory as well
 * @returns what it cost, and what it printed
 * @throws with the output when it fails
 */
export async function measureNode(
  args: readonly string[],
  { cwd, pss = false }: { cwd?: string; pss?: boolean } = {},
): Promise<CommandCost & { printed: string }> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: plainEnvironment(),
  });
  const watch = watchProcess(child.pid!, pss);
  const output = collect(child);
  const code = await ended(child);
  const seconds = (performance.now() - begun) / 1000;
  const used = watch?.stop();
  const printed = output.stdout();
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}:\n${output.stderr()}${printed}`);
  return { seconds, process: used, printed };
}

let forgotten = 0;

/**
 * Move files of a tree out of the way, next to it. They are not deleted before the end of the run: for minutes
 * after a deletion, ext4 steps over every freed inode, so that each new file nearby takes up to 30 times as long.
 */
export function setAside(dir: string, names: readonly string[]): void {
  const aside = `${dir}-aside/${++forgotten}`;
  mkdirSync(aside, { recursive: true });
  for (const name of names) if (existsSync(join(dir, name))) renameSync(join(dir, name), join(aside, name));
}

/** Remove output and caches, so that the next build starts from nothing. */
export function forgetBuild(dir: string): void {
  setAside(dir, ["build", ".quire"]);
}

/** Sizes of a build's output, in bytes. */
export interface OutputSize {
  files: number;
  bytes: number;
  /** Of these, the compressed copies. */
  compressed: number;
}

/** Sum up the output of the site in `dir`. Sizes are those of the contents, not of disk blocks. */
export function outputSize(dir: string): OutputSize {
  const size: OutputSize = { files: 0, bytes: 0, compressed: 0 };
  for (const entry of readdirSync(join(dir, "build"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = statSync(join(entry.parentPath, entry.name)).size;
    size.files += 1;
    size.bytes += bytes;
    if (/\.(gz|br)$/.test(entry.name)) size.compressed += bytes;
  }
  return size;
}

/** Collect the output of a process. */
export function collect(child: ChildProcess): { stdout(): string; stderr(): string } {
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.on("data", (chunk: Buffer) => chunks[name].push(chunk));
  }
  return {
    stdout: () => Buffer.concat(chunks.stdout).toString(),
    stderr: () => Buffer.concat(chunks.stderr).toString(),
  };
}

/**
 * Wait until a process has ended and its output is complete; resolves to its exit code, or the signal that ended
 * it.
 */
export function ended(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal ?? "nothing"));
  });
}
