import { expect, test } from "vitest";
import { closestIndex } from "./closest.ts";

const many = Array.from({ length: 3000 }, (_, n) => `/docs/part-${n % 30}/page-${n}`);
const paths = [...many, "/docs/guides/quickstart", "/docs/guides/README.md", "/docs/concepts/lineage"];

test.each([
  ["/docs/guides/quikstart", "/docs/guides/quickstart"],
  ["/docs/Guides/Quickstart", "/docs/guides/quickstart"],
  ["/another/place/entirely/lineage.md", "/docs/concepts/lineage"],
  ["/old/guides/index.md", "/docs/guides/README.md"],
  ["/docs/part-3/page-33x", "/docs/part-3/page-33"],
  ["/wholly-unlike-anything-else", undefined],
  ["", undefined],
])("%s is most like %s", (word, expected) => {
  expect(closestIndex(() => paths)(word)).toBe(expected);
});

test("candidates are asked for once, and only when needed", () => {
  let asked = 0;
  const closest = closestIndex(() => {
    asked++;
    return ["/a"];
  });
  expect(asked).toBe(0);
  closest("/b");
  closest("/c");
  expect(asked).toBe(1);
});
