import { expect, it } from "vitest";
import { coordinateSearch } from "./coordinate-search.ts";

it("finds the lowest point, also where one number depends on the other", () => {
  const valley = ([x, y]: readonly number[]) => (x! - 3) ** 2 + (y! + 7) ** 2 + (x! - 3) * (y! + 7);
  const start = [0, 0];
  const [x, y] = coordinateSearch(start, valley, 0.001);
  expect(x).toBeCloseTo(3, 1);
  expect(y).toBeCloseTo(-7, 1);
  expect(start).toEqual([0, 0]);
});

it("leaves alone what makes no difference", () => {
  expect(coordinateSearch([5, 1], ([, y]) => Math.abs(y!))[0]).toBe(5);
});
