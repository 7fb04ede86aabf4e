import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";

const FILES = 1000;

/** Properties of the machine that the numbers of a run depend on. */
export interface Machine {
  node: string;
  system: string;
  processor: string;
  /** Number of threads that can run concurrently. */
  cores: number;
  /** In bytes. */
  memory: number;
  /** Milliseconds to create a file of 8 KB next to the trees, before and after the run. */
  fileMs: { before: number; after: number };
  /** Load average over the minute before the run. */
  load: number;
  /** Commit that is measured, with `+` if there are uncommitted changes; "" outside of a repository. */
  commit: string;
  date: string;
}

/** @param measured file creation time (see {@link millisecondsPerFile}) and load */
export function describeMachine(measured: Pick<Machine, "fileMs" | "load">): Machine {
  return {
    ...measured,
    node: process.versions.node,
    system: `${type()} ${release()}`,
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory: totalmem(),
    commit: commitOf(),
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
  };
}

/**
 * Measure how long it takes to create a file, by writing a thousand of 8 KB into new folders in `parent`, which
 * are left there. Disks differ by a factor of a hundred, and one disk by a factor of thirty, depending on what
 * was deleted there.
 */
export function millisecondsPerFile(parent: string): number {
  const folder = mkdtempSync(join(parent, "files-"));
  const content = Buffer.alloc(8192);
  const begun = performance.now();
  for (let file = 0; file < FILES; file++) {
    const place = join(folder, String(Math.floor(file / 50)));
    if (file % 50 === 0) mkdirSync(place);
    writeFileSync(join(place, String(file)), content);
  }
  return (performance.now() - begun) / FILES;
}

/** The line about the machine below a table. */
export function machineLine(machine: Machine): string {
  const memory = `${Math.round(machine.memory / 2 ** 30)} GiB`;
  const { node, system, processor, cores, fileMs, load, commit, date } = machine;
  const disk = `${fileMs.before.toFixed(2)} ms a new file (${fileMs.after.toFixed(2)} after)`;
  return `${cores} cores (${processor}), ${memory}, load ${load.toFixed(1)} before, ${disk}, ${system}, Node ${node}, commit ${commit || "unknown"}, ${date} UTC`;
}

function commitOf(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
    return git("rev-parse", "--short", "HEAD") + (changed ? "+" : "");
  } catch {
    return "";
  }
}
