import { expect, it } from "vitest";
import { monogram } from "./monogram.ts";

it.each([
  ["Delta Lake", "DL"],
  ["dbt", "Db"],
  ["S3 / Local Files", "SL"],
])("stands for %s with the letters %s", (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
