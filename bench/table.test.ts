import { describe, expect, it } from "vitest";
import { formatValue, markdownTable, median } from "./table.ts";

describe("median", () => {
  it("takes the middle by size, not by place or by spelling", () => {
    expect(median([100, 9, 20])).toBe(20);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

describe("markdownTable", () => {
  it("fills every column up to one width", () => {
    expect(markdownTable(["what", "1 s"], [["a", "10.00 s"], ["longer name"]]).split("\n")).toEqual([
      "| what        |     1 s |",
      "| ----------- | ------: |",
      "| a           | 10.00 s |",
      "| longer name |         |",
    ]);
  });
});

describe("formatValue", () => {
  it("writes each unit", () => {
    expect(formatValue(1.234, "s")).toBe("1.23 s");
    expect(formatValue(61_240_000, "MB")).toBe("61.2 MB");
    expect(formatValue(-3.21, "percent")).toBe("−3.2 %");
    expect(formatValue(4.011, "ratio")).toBe("4.01×");
  });

  it("writes a dash for what was not measured", () => {
    expect(formatValue(Number.NaN, "s")).toBe("–");
  });
});
