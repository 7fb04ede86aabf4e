import type { Stats } from "node:fs";
import { expect, it } from "vitest";
import { fileStamp } from "./file-stamp.ts";

const file = (changes: Partial<Stats> = {}) =>
  ({ size: 10, mtimeMs: 1_000, ctimeMs: 2_000, ino: 7, ...changes }) as Stats;

it("is the same for a file that is the same, and differs with its size, times and inode", () => {
  const stamp = fileStamp(file(), 10_000);
  expect(fileStamp(file(), 20_000)).toBe(stamp);
  for (const changed of [{ size: 11 }, { mtimeMs: 1_001 }, { ctimeMs: 2_001 }, { ino: 8 }])
    expect(fileStamp(file(changed), 10_000)).not.toBe(stamp);
});

it("is none for a file that was touched within the last second, or after looking began", () => {
  for (const ctimeMs of [9_001, 9_999, 10_500]) expect(fileStamp(file({ ctimeMs }), 10_000)).toBeUndefined();
  expect(fileStamp(file({ ctimeMs: 9_000 }), 10_000)).toBeDefined();
});
