import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lastUpdates } from "./last-updates.ts";

let folder: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
const commit = (date: string, author: string, ...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), date);
  }
  git("add", ".");
  const committer = ["-c", "user.name=Committer", "-c", "user.email=committer@example.org"];
  git(
    ...committer,
    "commit",
    "-m",
    "Write",
    `--author=${author} <a@example.org>`,
    `--date=${date}T12:00:00Z`,
  );
};
const all = { showLastUpdateTime: true, showLastUpdateAuthor: true };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-git-"));
  git("init", "--quiet");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("knows files by their names, whatever stands in them, also those outside of the site", async () => {
  commit("2024-01-02", "Ana", "site/docs/a.md", "site/docs/größe.md", 'site/docs/a "b" c.md', "shared/d.md");
  commit("2024-03-04", "Größe", "site/docs/a.md");
  const site = path.join(folder, "site");
  const first = { date: "2024-01-02", author: "Ana" };
  expect(await lastUpdates(site, "docs", all)).toEqual({
    "docs/a.md": { date: "2024-03-04", author: "Größe" },
    "docs/größe.md": first,
    'docs/a "b" c.md': first,
  });
  expect(await lastUpdates(site, "../shared", all)).toEqual({ "../shared/d.md": first });
  expect(await lastUpdates(site, "docs", { ...all, showLastUpdateAuthor: false })).toMatchObject({
    "docs/a.md": { date: "2024-03-04" },
  });
});

it("says nothing of a shallow clone, where all files would be of the last commit", async () => {
  commit("2024-01-02", "Ana", "docs/a.md");
  commit("2024-03-04", "Ana", "docs/b.md");
  git("clone", "--quiet", "--depth=1", `file://${folder}`, "shallow");
  expect(await lastUpdates(path.join(folder, "shallow"), "docs", all)).toEqual({});
});

it("knows nothing where there is no history", async () => {
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(await lastUpdates(folder, "docs", all)).toEqual({});
});
