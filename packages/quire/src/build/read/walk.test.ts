import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Problem } from "../../base/problem.ts";
import { listFiles } from "./walk.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-walk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), "");
  }
};

it("lists files in order, and those of the system or of tools only if asked to", () => {
  write("docs/b.md", "docs/a/c.md", "docs/.well-known/d.txt", "docs/.DS_Store", "docs/node_modules/e.md");
  write("docs/.git/config");
  const problems: Problem[] = [];
  const list = (hidden?: boolean) => listFiles(path.join(folder, "docs"), folder, problems, hidden);
  expect(list()).toEqual(["docs/a/c.md", "docs/b.md"]);
  expect(list(true)).toEqual(["docs/.well-known/d.txt", "docs/a/c.md", "docs/b.md"]);
  expect(listFiles(path.join(folder, "none"), folder, problems)).toEqual([]);
  expect(problems).toEqual([]);
});

it("follows links to files and folders, and tells of those that lead back or nowhere", () => {
  write("docs/a.md", "shared/b.md");
  symlinkSync("../shared", path.join(folder, "docs/linked"));
  symlinkSync("a.md", path.join(folder, "docs/c.md"));
  symlinkSync("..", path.join(folder, "shared/back"));
  symlinkSync("none", path.join(folder, "docs/gone.md"));
  const problems: Problem[] = [];
  expect(listFiles(path.join(folder, "docs"), folder, problems)).toEqual([
    ...["docs/a.md", "docs/c.md", "docs/linked/b.md"],
    ...["docs/linked/back/docs/a.md", "docs/linked/back/docs/c.md", "docs/linked/back/shared/b.md"],
  ]);
  const told = problems.map(({ code, file, message }) => [code, file, message.split(" ").at(-1)]);
  expect(told).toContainEqual(["symlink-loop", "docs/gone.md", "exist."]);
  expect(told).toContainEqual(["symlink-loop", "docs/linked/back/docs/linked", "it."]);
});
