import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimFolder } from "./lock.ts";
import type { Workspace } from "./workspace.ts";

let stateDir: string;
let lock: string;

beforeEach(() => {
  stateDir = mkdtempSync(path.join(tmpdir(), "quire-lock-"));
  lock = path.join(stateDir, "lock");
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

/** Claim the folder; tells how that goes. */
function claim() {
  const state = { waitedFor: [] as number[], claimed: false };
  const release = claimFolder({ stateDir } as Workspace, (pid) => state.waitedFor.push(pid));
  const done = release.then(() => {
    state.claimed = true;
  });
  return { state, done, release };
}

it("claims a free folder, and gives it back", async () => {
  const release = await claim().release;
  expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} \\d+$`));
  release();
  expect(readdirSync(stateDir)).toEqual([".gitignore"]);
});

it("waits for a process that runs, and says so once", async () => {
  writeFileSync(lock, String(process.ppid));
  const { state, done } = claim();
  await wait(250);
  expect(state).toEqual({ waitedFor: [process.ppid], claimed: false });
  rmSync(lock);
  await done;
});

it("takes over from a process that is gone, and leaves nothing of it", async () => {
  writeFileSync(lock, "999999999");
  const { state, done } = claim();
  await done;
  expect(state.waitedFor).toEqual([]);
  expect(readdirSync(stateDir).sort()).toEqual([".gitignore", "lock"]);
});

it.runIf(process.platform === "linux")(
  "takes over from a process that is gone, and whose id another has by now",
  async () => {
    writeFileSync(lock, `${process.ppid} 1`);
    const { state, done } = claim();
    await done;
    expect(state.waitedFor).toEqual([]);
  },
);

it("takes over from a process that is gone and had the same id, as in a container that is started again", async () => {
  writeFileSync(lock, String(process.pid));
  const { state, done } = claim();
  await done;
  expect(state.waitedFor).toEqual([]);
});

it("leaves a claim alone that is just being written", async () => {
  writeFileSync(lock, "");
  const { state, done } = claim();
  await wait(50);
  expect(state.claimed).toBe(false);
  expect(readFileSync(lock, "utf8")).toBe("");
  writeFileSync(lock, String(process.ppid));
  await wait(200);
  expect(state).toEqual({ waitedFor: [process.ppid], claimed: false });
  rmSync(lock);
  await done;
});

it("takes over a claim that was never written to its end", async () => {
  writeFileSync(lock, "");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  await claim().done;
  expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} \\d+$`));
});

it("waits for a process of another user, which it may not signal", async () => {
  const signal = vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("Not yours."), { code: "EPERM" });
  });
  writeFileSync(lock, "999999999");
  const { state, done } = claim();
  await wait(50);
  expect(state).toEqual({ waitedFor: [999999999], claimed: false });
  signal.mockRestore();
  await done;
});
