import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readDataFile } from "../build/read/data-file.ts";
import { readVersionNames } from "../config/version-places.ts";
import type { Problem } from "./problem.ts";
import { isFile, isFolder, isWrittenSince, readText, statOf } from "./read-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-text-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

it("leaves out a byte order mark", () => {
  writeFileSync(file("versions.json"), '\uFEFF["1.0"]');
  expect(readText(file("versions.json"))).toBe('["1.0"]');
  expect(readVersionNames(folder, "versions.json")).toEqual(["1.0"]);
  expect(readDataFile(file("versions.json"), "versions.json", [])).toEqual(["1.0"]);
});

it("does not wait for a pipe", () => {
  execFileSync("mkfifo", [file("pipe.json")]);
  const problems: Problem[] = [];
  readDataFile(file("pipe.json"), "pipe.json", problems);
  expect(problems).toMatchObject([{ code: "data-file", file: "pipe.json" }]);
  expect(() => readVersionNames(folder, "pipe.json")).toThrow("it is not a file");
});

it("finds nothing below a file", () => {
  expect(statOf(path.join(file("versions.json"), "index.js"))).toBeUndefined();
  expect(statOf(file("nothing"))).toBeUndefined();
  expect(statOf(file("versions.json"))?.isFile()).toBe(true);
});

it("tells files from folders, and both from nothing", () => {
  expect([folder, file("versions.json"), file("nothing")].map(isFile)).toEqual([false, true, false]);
  expect([folder, file("versions.json"), file("nothing")].map(isFolder)).toEqual([true, false, false]);
});

it("takes a file for written since a time up to a tick of the file system's clock after its change", () => {
  const { ctimeMs } = statOf(file("versions.json"))!;
  const answers = [-1, 0, 9, 10, 1000].map((after) => isWrittenSince(file("versions.json"), ctimeMs + after));
  expect(answers).toEqual([true, true, true, false, false]);
  expect(isWrittenSince(file("nothing"), 0)).toBe(false);
});
