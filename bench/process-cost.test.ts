import { describe, expect, it } from "vitest";
import { cpuSecondsIn, descendants, kibibytes, parentIn } from "./process-cost.ts";

describe("descendants", () => {
  const parents = new Map([
    [1, 0],
    [40, 30],
    [20, 1],
    [30, 20],
    [31, 20],
    [50, 1],
  ]);

  it("finds children of children, whatever the order of the ids", () => {
    expect(descendants(20, parents).sort()).toEqual([20, 30, 31, 40]);
  });

  it("is empty for a process that has ended", () => {
    expect(descendants(99, parents)).toEqual([]);
  });
});

describe("reading /proc", () => {
  it("reads a size in bytes by its whole name", () => {
    const status = "Name:\tnode\nVmHWM:\t  2048 kB\nVmRSS:\t  1024 kB\nThreads:\t11\n";
    expect(kibibytes(status, "VmRSS")).toBe(1024 * 1024);
    expect(kibibytes(status, "VmHWM")).toBe(2048 * 1024);
    expect(kibibytes(status, "RSS")).toBe(0);
    expect(kibibytes("", "VmRSS")).toBe(0);
  });

  it("reads the parent after a name with brackets and spaces", () => {
    expect(parentIn("812 (a) b (c) S 77 812 812 0 -1")).toBe(77);
  });

  it("adds time in the program and in the system, and knows none of a process that has ended", () => {
    expect(cpuSecondsIn("812 (a b) R 77 812 812 0 -1 4194304 900 0 3 0 250 75 9 9 20 0 11 0")).toBe(3.25);
    expect(cpuSecondsIn("")).toBe(0);
  });
});
