import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { ANY_ENGINE, readEntry, readPacked, writeEntry, writePacked } from "./cache.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-cache-"));
const file = path.join(folder, "entry");
afterAll(() => rmSync(folder, { recursive: true }));

it("gives an entry back to the engine that wrote it, and to no other", () => {
  writeEntry(file, { tea: ["green"] });
  expect(readEntry(file)).toEqual({ tea: ["green"] });
  expect(readEntry(file, "another")).toBeUndefined();
  writeEntry(file, ["black"], "another");
  expect(readEntry(file)).toBeUndefined();
  expect(readEntry(file, "another")).toEqual(["black"]);
});

it("gives an entry that does not depend on the engine to whoever asks for such", () => {
  writeEntry(file, 1, ANY_ENGINE);
  expect(readEntry(file, ANY_ENGINE)).toBe(1);
  expect(readEntry(file)).toBeUndefined();
});

it.each([
  ["JSON", (value: unknown) => writeEntry(file, value), () => readEntry(file)],
  ["packed", (value: unknown) => writePacked(file, value), () => readPacked(file)],
])("ignores a damaged, shortened or missing entry: %s", (_, write, read) => {
  write("whole");
  expect(read()).toBe("whole");
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.with(bytes.length - 2, bytes.at(-2)! ^ 1));
  expect(read()).toBeUndefined();
  writeFileSync(file, bytes.subarray(0, -1));
  expect(read()).toBeUndefined();
  rmSync(file);
  expect(read()).toBeUndefined();
});
