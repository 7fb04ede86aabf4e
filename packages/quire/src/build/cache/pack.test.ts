import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPacks, tidyPacks } from "./pack.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "packs-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("gives back what it was given, also to another run", () => {
  const packs = openPacks(folder);
  const locations = [{ a: 1 }, "é\u0001", [1, 2]].map((value) => packs.append(value));
  packs.close();
  expect(locations.map((location) => openPacks(folder).read(location))).toEqual([
    { a: 1 },
    "é\u0001",
    [1, 2],
  ]);
});

test("does not believe an entry that was altered or cut short", () => {
  const packs = openPacks(folder);
  const [first, second] = [packs.append("first"), packs.append("second")];
  packs.close();
  const file = path.join(folder, first!.pack);
  const bytes = readFileSync(file);
  bytes[first!.length - 2]! ^= 1;
  writeFileSync(file, bytes.subarray(0, bytes.length - 1));
  const reader = openPacks(folder);
  expect(reader.read(first!)).toBeUndefined();
  expect(reader.read(second!)).toBeUndefined();
  expect(reader.read({ ...first!, pack: "missing.pack" })).toBeUndefined();
});

test("brings many packs together and removes what nobody wants", () => {
  const wanted = Array.from({ length: 14 }, (_, index) => {
    const packs = openPacks(folder);
    const location = packs.append(index);
    packs.close();
    // Each run has a pack of its own; here they are all this process's.
    const pack = `${index}.pack`;
    writeFileSync(path.join(folder, pack), readFileSync(path.join(folder, location.pack)));
    rmSync(path.join(folder, location.pack));
    return { ...location, pack };
  });
  writeFileSync(path.join(folder, "stale.pack"), "x");
  tidyPacks(folder, wanted);
  expect(readdirSync(folder)).toHaveLength(1);
  const packs = openPacks(folder);
  expect(wanted.map((location) => packs.read(location))).toEqual(wanted.map((_, index) => index));
});

test("makes its folder, and opens a file again that is needed after it was closed", () => {
  const packs = openPacks(path.join(folder, "not/yet"));
  const location = packs.append("kept");
  packs.close();
  expect(packs.read(location)).toBe("kept");
  packs.close();
});

test("leaves few packs alone, until most of what is in them is unwanted", () => {
  const packs = openPacks(folder);
  const wanted = packs.append("wanted");
  const other = packs.append("x".repeat(100));
  packs.close();
  mkdirSync(path.join(folder, "stale"));
  const before = { ...wanted };
  tidyPacks(folder, [wanted, other]);
  expect(readdirSync(folder)).toEqual([before.pack]);
  expect(statSync(path.join(folder, before.pack)).size).toBe(wanted.length + other.length);

  const pack = "old.pack";
  renameSync(path.join(folder, before.pack), path.join(folder, pack));
  const moved = { ...before, pack };
  tidyPacks(folder, [moved]);
  expect(statSync(path.join(folder, moved.pack)).size).toBe(wanted.length);
  expect(openPacks(folder).read(moved)).toBe("wanted");
});

test("brings together what is not damaged", () => {
  const packs = openPacks(folder);
  const [, damaged, good] = ["x".repeat(400), "damaged", "good"].map((value) => packs.append(value));
  packs.close();
  const file = path.join(folder, good!.pack);
  const bytes = readFileSync(file);
  bytes[damaged!.offset + damaged!.length - 2]! ^= 1;
  writeFileSync(file, bytes);
  renameSync(file, path.join(folder, "old.pack"));
  const wanted = [damaged!, good!].map((location) => ({ ...location, pack: "old.pack" }));
  tidyPacks(folder, wanted);
  expect(wanted.map((location) => openPacks(folder).read(location))).toEqual([undefined, "good"]);
});

test("has nothing to tidy where there is no folder", () => {
  expect(() => tidyPacks(path.join(folder, "none"), [])).not.toThrow();
});
