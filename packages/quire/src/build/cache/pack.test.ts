import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
