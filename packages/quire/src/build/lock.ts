import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { textIfAny } from "../base/read-file.ts";
import type { Workspace } from "./workspace.ts";

/** How long in milliseconds a lock file may lack its process id, as a file exists before its content does. */
const NAMELESS_MS = 5000;

/**
 * Wait until no other build works in this site's folder, then lock it. A lock whose process no longer exists is
 * taken over.
 *
 * @param waiting called once with the other process's id, if there is one to wait for
 * @returns a function that releases the lock
 */
export async function claimFolder(workspace: Workspace, waiting: (pid: number) => void): Promise<() => void> {
  const file = path.join(workspace.stateDir, "lock");
  mkdirSync(workspace.stateDir, { recursive: true });
  writeFileSync(path.join(workspace.stateDir, ".gitignore"), "*\n");
  let said = false;
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = textIfAny(file) ?? "";
    const [pid = 0, start = 0] = owner.split(" ").map(Number);
    if (owner === "" ? age(file) > NAMELESS_MS : pid === process.pid || !isRunning(pid, start)) {
      takeAway(file, owner);
      continue;
    }
    if (!said && owner !== "") {
      waiting(pid);
      said = true;
    }
    await new Promise((resolve) => setTimeout(resolve, owner === "" ? 10 : 100));
  }
}

/** Remove a lock file, unless it has been replaced since it was read. */
function takeAway(file: string, owner: string): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if ((textIfAny(aside) ?? "") === owner) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Milliseconds since a file was written; 0 if it no longer exists. */
function age(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

/** @param start when the process started, as its id may have been given to another since; 0 if that is unknown */
function isRunning(pid: number, start: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (start !== 0 && startOf(pid) !== start) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in a unit of the system; 0 if the system does not tell. */
function startOf(pid: number): number {
  // Behind the name of the program, which may contain anything.
  const facts = textIfAny(`/proc/${pid}/stat`)?.replace(/^.*\) /s, "");
  return Number(facts?.split(" ")[19] ?? 0);
}
