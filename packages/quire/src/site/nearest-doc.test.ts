import { expect, it } from "vitest";
import { nearestDoc } from "./nearest-doc.ts";

it("finds the document that a path of its file, or a slip, means", () => {
  const known = ["guides/brew", "intro"];
  expect(nearestDoc("guides/brew.md", known)).toBe("guides/brew");
  expect(nearestDoc("./intro.mdx", known)).toBe("intro");
  expect(nearestDoc("/intor", known)).toBe("intro");
  expect(nearestDoc("other.md", known)).toBeUndefined();
});
