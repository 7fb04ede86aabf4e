import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";

/** What the numbers of a run depend on. */
export interface Machine {
  node: string;
  system: string;
  processor: string;
  /** Threads that may run at once. */
  cores: number;
  /** Bytes. */
  memory: number;
  /** Commit that was measured, with `+` when files differ from it; empty outside of a repository. */
  commit: string;
  date: string;
}

export function describeMachine(): Machine {
  return {
    node: process.versions.node,
    system: `${type()} ${release()}`,
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory: totalmem(),
    commit: commitOf(),
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
  };
}

/** One line to print below a table. */
export function machineLine(machine: Machine): string {
  const memory = `${Math.round(machine.memory / 2 ** 30)} GiB`;
  const { node, system, processor, cores, commit, date } = machine;
  return `${cores} cores (${processor}), ${memory}, ${system}, Node ${node}, commit ${commit || "unknown"}, ${date} UTC`;
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
