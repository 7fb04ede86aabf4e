import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Workspace } from "./workspace.ts";

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
    const pid = Number(readOwner(file));
    if (pid === process.pid || !isRunning(pid)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!said) waiting(pid);
    said = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
