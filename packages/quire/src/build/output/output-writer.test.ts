import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { refusal } from "../../base/problem.ts";
import { createInPlace } from "./output-writer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-writer-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("creates a file although another thread creates and removes the same one meanwhile", () => {
  const file = path.join(folder, "shared.bin");
  const others = [
    () => {}, // It was there, and is gone again.
    () => writeFileSync(file, "theirs"),
  ];
  createInPlace(file, () => {
    const other = others.shift();
    if (!other) return writeFileSync(file, "ours", { flag: "wx" });
    other();
    throw Object.assign(new Error("It exists."), { code: "EEXIST" });
  });
  expect(readFileSync(file, "utf8")).toBe("ours");
});

it("fails where a folder is in the place of the file, for a reason that can be told", () => {
  const file = path.join(folder, "taken");
  mkdirSync(file);
  const problem = (() => {
    try {
      return createInPlace(file, () => writeFileSync(file, "", { flag: "wx" }));
    } catch (error) {
      return refusal(error);
    }
  })();
  expect(problem).toMatchObject({ code: "output", message: expect.stringContaining(file) });
});
