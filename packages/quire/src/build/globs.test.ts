import { describe, expect, it } from "vitest";
import { globMatcher } from "./globs.ts";

describe("globMatcher", () => {
  it.each([
    ["{drafts,old}/**", "drafts/a.md", true],
    ["{drafts,old}/**", "old/b/c.md", true],
    ["{drafts,old}/**", "new/a.md", false],
    ["**/*.{md,mdx}", "a.md", true],
    ["**/*.{md,mdx}", "a/b.mdx", true],
    ["**/*.{md,mdx}", "a/b.txt", false],
    ["*/?.md", "a/b.md", true],
    ["*/?.md", "a/b/c.md", false],
    ["c++/*", "c++/a", true],
  ])("reads %s for %s", (pattern, path, matches) => {
    expect(globMatcher([pattern])(path)).toBe(matches);
  });
});
