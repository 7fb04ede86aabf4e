import { expect, test } from "vitest";
import { readFence } from "./code-fence.ts";

test("lines that are marked may be far more than there are, and take no more room than a large file", () => {
  const { marks } = readFence("js", "{2,4-5,7-999999}", "a\nb");
  expect([...marks.keys()].slice(0, 4)).toEqual([2, 4, 5, 7]);
  expect(marks.size).toBeLessThan(101_000);
});
