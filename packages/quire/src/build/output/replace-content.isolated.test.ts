import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Workspace } from "../workspace.ts";
import { openStaging, swapIn } from "./output-folder.ts";

/** What cannot be renamed: nothing, folders (as in layers of container images), or also files (as between disks). */
let stuck: "nothing" | "folders" | "all" = "nothing";
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return {
    ...fs,
    renameSync: (from: string, to: string) => {
      if (stuck === "all" || (stuck === "folders" && fs.statSync(from).isDirectory()))
        throw Object.assign(new Error("cannot be renamed"), { code: "EXDEV" });
      fs.renameSync(from, to);
    },
  };
});

let workspace: Workspace;
beforeEach(() => {
  const siteDir = mkdtempSync(path.join(tmpdir(), "quire-stuck-"));
  const stateDir = path.join(siteDir, ".quire");
  workspace = { siteDir, stateDir, cacheDir: stateDir, outDir: path.join(siteDir, "build") };
});
afterEach(() => {
  stuck = "nothing";
  rmSync(workspace.siteDir, { recursive: true });
});

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(names.map((name) => [path.relative(folder, name), readFileSync(name, "utf8")]));
}

it.each(["folders", "all"] as const)("replaces an output file by file where %s cannot be renamed", (what) => {
  const { siteDir, outDir } = workspace;
  write(outDir, { "404.html": "", "docs/a.html": "old", "docs/gone/b.html": "old", c: "old", "d/e": "old" });
  const next = { "404.html": "new", "docs/a.html": "new", "c/f.html": "new", d: "new" };
  const staging = openStaging(workspace);
  write(staging.folder, next);
  const time = new Date(1_700_000_000_000);
  utimesSync(path.join(staging.folder, "docs/a.html"), time, time);
  stuck = what;
  swapIn(workspace);
  expect(textsIn(outDir)).toEqual(next);
  expect(readdirSync(path.join(outDir, "docs"))).toEqual(["a.html"]);
  expect(statSync(path.join(outDir, "docs/a.html")).mtime).toEqual(time);
  expect(readdirSync(siteDir)).not.toContain(".build-previous");
});

it("starts from nothing where the output before cannot be moved", () => {
  const kept = path.join(workspace.stateDir, "previous-output");
  write(workspace.outDir, { "404.html": "" });
  write(kept, { "a.html": "" });
  const { ino, mtimeMs } = statSync(kept);
  const keptOutput = { folders: { ".": `${ino} ${mtimeMs}` }, replaced: [] };
  stuck = "folders";
  expect(openStaging(workspace, keptOutput).holds("a.html")).toBe(false);
  stuck = "nothing";
  expect(openStaging(workspace, keptOutput).holds("a.html")).toBe(true);
});
