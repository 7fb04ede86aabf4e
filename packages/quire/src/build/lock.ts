import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Workspace } from "./workspace.ts";

/** A file is there before its text is: so long a claim may be without its process, in milliseconds. */
const NAMELESS = 5000;

/**
 * Wait until no other build works in this site's folder, then claim it. A claim whose process is gone is
 * taken over.
 *
 * @param waiting called once, with the other's process id, when there is something to wait for
 * @returns gives the claim back
 */
export async function claimFolder(workspace: Workspace, waiting: (pid: number) => void): Promise<() => void> {
  const file = path.join(workspace.stateDir, "lock");
  mkdirSync(workspace.stateDir, { recursive: true });
  writeFileSync(path.join(workspace.stateDir, ".gitignore"), "*\n");
  let said = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = readOwner(file);
    const pid = Number(owner);
    if (owner === "" ? age(file) > NAMELESS : pid === process.pid || !isRunning(pid)) {
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

/** Take away a claim, unless another has taken its place since it was read. */
function takeAway(file: string, owner: string): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readOwner(aside) === owner) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    // Whoever claims it now was quicker.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Milliseconds since a file was written; 0 when it is gone. */
function age(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
