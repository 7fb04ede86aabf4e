import { expect, it } from "vitest";
import { holds, siteFile } from "./file-path.ts";

it.each([
  ["/a/site", "/a/site", true],
  ["/a/site", "/a/site/build", true],
  ["/a/site", "/a/site/..build", true],
  ["/a/site", "/a/site-old", false],
  ["/a/site", "/a/site-old/build", false],
  ["/a/site", "/a", false],
  ["/a/site", "/a/other", false],
  ["/", "/a", true],
])("%s holds %s: %s", (folder, file, held) => {
  expect(holds(folder, file)).toBe(held);
});

it("names a file by its path in the site, or by its whole path if it is outside", () => {
  expect(
    ["/a/site/docs/b.md", "/a/site/..docs/b.md", "/a/other/b.md", "/a/site"].map((file) =>
      siteFile(file, "/a/site"),
    ),
  ).toEqual(["docs/b.md", "..docs/b.md", "/a/other/b.md", ""]);
});
