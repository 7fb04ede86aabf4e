import { describe, expect, it } from "vitest";
import { growthOf, type Measurement, measurementTable } from "./measurement.ts";

const cold = (pages: number, ...values: number[]): Measurement => ({
  name: "cold build",
  pages,
  unit: "s",
  values,
});

describe("growthOf", () => {
  it("is 1 when time grows as the pages do, whatever their order", () => {
    const growth = growthOf([cold(1800, 4, 4.2, 4.4), cold(450, 1.05), cold(10_000, 46.6667)]);
    expect(growth.map(({ pages }) => pages)).toEqual([1800, 10_000]);
    expect(growth[0]!.values[0]).toBeCloseTo(1);
    expect(growth[1]!.values[0]).toBeCloseTo(2);
  });

  it("needs two sizes", () => {
    expect(growthOf([cold(450, 1)])).toEqual([]);
  });
});

describe("measurementTable", () => {
  it("shows the median, the range of several runs, and the goal", () => {
    const table = measurementTable([{ ...cold(1800, 5, 4, 9), goal: 6, drawn: 1802 }, cold(450, 1)]);
    const cells = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    expect(cells[2]).toEqual([
      "",
      "cold build",
      "1,800",
      "5.00 s",
      "4.00 s to 9.00 s",
      "1,802",
      "6.00 s",
      "",
    ]);
    expect(cells[3]).toEqual(["", "cold build", "450", "1.00 s", "", "", "", ""]);
  });
});
