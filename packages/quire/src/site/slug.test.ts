import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitNumberPrefix, wholeName } from "./sidebar/number-prefix.ts";
import { identify, isFolderIndex, locate, sitePath } from "./slug.ts";

const identity = (file: string, frontMatter = {}, prefixes = true) =>
  identify(locate(file), frontMatter, prefixes ? splitNumberPrefix : wholeName);

describe("identify", () => {
  test.each([
    ["intro.md", {}, "intro", "/intro"],
    ["guides/intro.mdx", {}, "guides/intro", "/guides/intro"],
    ["01-guides/02-intro.md", {}, "guides/intro", "/guides/intro"],
    ["01-guides/7.0-notes.md", {}, "guides/7.0-notes", "/guides/7.0-notes"],
    ["guides/intro.md", { id: "start" }, "guides/start", "/guides/start"],
    ["guides/index.md", {}, "guides/index", "/guides/"],
    ["guides/README.md", {}, "guides/README", "/guides/"],
    ["guides/ReadMe.md", {}, "guides/ReadMe", "/guides/"],
    ["guides/Guides.md", {}, "guides/Guides", "/guides/"],
    ["index.md", {}, "index", "/"],
    ["guides/intro.md", { slug: "/abs" }, "guides/intro", "/abs"],
    ["guides/intro.md", { slug: "other" }, "guides/intro", "/guides/other"],
    ["guides/index.md", { slug: "./x" }, "guides/index", "/guides/./x"],
  ])("%s %j is %s at %s", (file, frontMatter, id, slug) => {
    expect(identity(file, frontMatter)).toMatchObject({ id, slug });
  });

  test("numbers stay when prefixes are off", () => {
    expect(identity("01-guides/02-intro.md", {}, false)).toEqual({
      id: "01-guides/02-intro",
      baseId: "02-intro",
      slug: "/01-guides/02-intro",
      position: undefined,
    });
  });

  test("the number of the file is its position", () => {
    expect(identity("01-guides/02-intro.md").position).toBe(2);
  });
});

test("a file's name ends before its last dot, unless it starts there", () => {
  expect(locate("guides/v1.2.md")).toEqual({ folder: "guides", name: "v1.2" });
  expect(locate("guides/.md")).toEqual({ folder: "guides", name: ".md" });
  expect(locate("LICENSE")).toEqual({ folder: "", name: "LICENSE" });
});

test("a folder's index is told by its name, whatever the case", () => {
  expect(isFolderIndex({ folder: "a/Guides", name: "guides" })).toBe(true);
  expect(isFolderIndex({ folder: "guides/a", name: "guides" })).toBe(false);
  expect(isFolderIndex({ folder: "", name: "" })).toBe(false);
});

describe("sitePath", () => {
  test.each([
    [["docs", ""], "/docs"],
    [["", "/"], "/"],
    [["/docs/", "/guides/./x/"], "/docs/guides/x"],
    [["/docs", "guides/../x"], "/docs/x"],
    [["/docs", "../../../x"], "/x"],
    [["/docs", "a b", "c%20d"], "/docs/a b/c d"],
    [["/docs", "100%"], "/docs/100%"],
    [["/docs/2.0", "index"], "/docs/2.0"],
    [["", "/index/"], "/"],
    [["/docs", "index/reindex"], "/docs/index/reindex"],
    [["/docs", "old.html/a.html"], "/docs/old.html/a"],
    [["/docs", "index.html"], "/docs"],
    [["/docs", ".html"], "/docs/.html"],
    [["/docs", "a%2Fb", "%2e%2e"], "/docs/a%2Fb/%2e%2e"],
    [["/docs", "%2e", "a"], "/docs/%2e/a"],
  ])("%j is %s", (pieces, path) => {
    expect(sitePath(...pieces)).toBe(path);
  });

  test("a path has one slash in front and none behind, whatever it is made of", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        const path = sitePath(...pieces);
        expect(path).toMatch(/^\/(?!\/)/);
        if (path !== "/") expect(path.endsWith("/")).toBe(false);
        expect(path.split("/")).not.toContain("..");
      }),
    );
  });
});
