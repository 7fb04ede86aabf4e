import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ProcessCost, watchProcess } from "./process-cost.ts";

/** The compiled program, relative to the root of the repository, where a run begins. */
export const quire = resolve("packages/quire/dist/cli.js");

/**
 * The environment that commands are measured in: this one's, but for `NODE_ENV`, which decides whether the
 * slow build of React is loaded.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = process.env;
  return rest as NodeJS.ProcessEnv;
}

/** What one build cost. */
export interface BuildCost {
  /** From starting the process to its end, so Node's own start counts. */
  seconds: number;
  process?: ProcessCost;
  /** What the build says of itself. */
  report: { pages: number; drawn: number; seconds: Record<string, number> };
}

/**
 * Build the site in `dir` in a process of its own.
 *
 * @param options.pss measure proportional memory too, which makes the build slower
 * @param options.nodeFlags put before the program, to profile it
 * @throws when the build fails, with what it printed
 */
export async function buildSite(
  dir: string,
  { pss = false, nodeFlags = [] }: { pss?: boolean; nodeFlags?: readonly string[] } = {},
): Promise<BuildCost> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, quire, "build", dir, "--report", "json"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: plainEnvironment(),
  });
  const watch = watchProcess(child.pid!, pss);
  const printed = collect(child);
  const code = await ended(child);
  const seconds = (performance.now() - begun) / 1000;
  const used = watch?.stop();
  if (code !== 0) {
    throw new Error(`The build of ${dir} ended with ${code}:\n${printed.stderr()}${printed.stdout()}`);
  }
  return { seconds, process: used, report: JSON.parse(printed.stdout()) };
}

let forgotten = 0;

/**
 * Move files of a tree out of the way, next to it. They are not deleted before the run ends: for minutes ext4
 * steps over every inode that was just freed, and each new file near them takes up to 30 times as long.
 */
export function setAside(dir: string, names: readonly string[]): void {
  const aside = `${dir}-aside/${++forgotten}`;
  mkdirSync(aside, { recursive: true });
  for (const name of names) if (existsSync(join(dir, name))) renameSync(join(dir, name), join(aside, name));
}

/** Take away all that a build made and kept, so that the next one begins with nothing. */
export function forgetBuild(dir: string): void {
  setAside(dir, ["build", ".quire"]);
}

/** Sizes of what a build wrote, in bytes. */
export interface OutputSize {
  files: number;
  bytes: number;
  /** Of these, the gzip and brotli copies. */
  compressed: number;
}

/** Add up the output of the site in `dir`. Sizes are those of the contents, not of blocks of the disk. */
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

/** What a process prints, as far as it has come. */
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

/** Wait for the end of a process and all it printed; gives its exit code, or the signal that ended it. */
export function ended(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal ?? "nothing"));
  });
}
