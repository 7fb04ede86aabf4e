import { expect, test } from "vitest";
import { readFence } from "./code-fence.ts";

test("a range may end after the last line; what marks no line is told", () => {
  const { marks, idle } = readFence("js", "{2,3-999999, 4,3-2,0,-,}", "a\nb\nc");
  expect([...marks.keys()]).toEqual([2, 3]);
  expect(idle).toEqual(["4", "3-2", "0", "-"]);
});

test("lines are counted without comments that mark others", () => {
  const { marks, idle } = readFence("js", "{1,3}", "// highlight-next-line\na\nb");
  expect([...marks.keys()]).toEqual([1]);
  expect(idle).toEqual(["3"]);
});
