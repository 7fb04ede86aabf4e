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
    ["copy (1)/*", "copy (1)/a", true],
    ["!(guides|api)/**", "drafts/a.md", true],
    ["!(guides|api)/**", "api/a.md", false],
    ["!(guides|api)/**", "apis/a.md", true],
    ["**/!(index).{md,mdx}", "a/b.mdx", true],
    ["**/!(index).{md,mdx}", "a/index.mdx", false],
    ["**/!(index|*.old).md", "a/b.old.md", false],
    ["{a,b{1,2}}/*", "b2/x", true],
    ["@(a|b)/?(x)y+(z)*(w).md", "b/yzz.md", true],
    ["@(a|b)/?(x)y+(z)*(w).md", "a/xy.md", false],
    ["[a-cx]?/*", "b2/y", true],
    ["[a-cx]?/*", "d2/y", false],
    ["[!ab]*/[^c].md", "cd/a.md", true],
    ["[!ab]*/[^c].md", "cd/c.md", false],
    ["[!ab]*/[^c].md", "bd/a.md", false],
    ["a[!b]c", "a/c", false],
    ["[a[^]]", "^]", true],
    ["[9-1]/*", "-/a", true],
    ["[a/*", "[a/b", true],
  ])("reads %s for %s", (pattern, path, matches) => {
    expect(globMatcher([pattern])(path)).toBe(matches);
  });

  it("takes back what a pattern after an exclamation mark matches from those before it", () => {
    const matches = globMatcher(["**/*.md", "!{drafts,old}/**", "old/index.md", "!!(a)/none.md"]);
    const paths = ["a.md", "drafts/a.md", "old/a.md", "old/index.md", "a/none.md", "b/none.md"];
    expect(paths.filter(matches)).toEqual(["a.md", "old/index.md", "a/none.md"]);
  });
});
