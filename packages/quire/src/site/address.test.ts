import { describe, expect, test } from "vitest";
import { encodePath, isExternalAddress, isUnsafeAddress, pathnameHref } from "./address.ts";

describe("isUnsafeAddress", () => {
  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "java\r\nscript:alert(1)",
    "\u0001\u007f javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>",
    "data:image",
    "data:,x",
  ])("%j could run a script", (url) => {
    expect(isUnsafeAddress(url)).toBe(true);
  });

  test.each([
    "/javascript:alert(1)",
    "https://a.b/javascript:",
    "data:image/png;base64,AA==",
    "mailto:a@b.c",
    "x",
  ])("%j could not", (url) => {
    expect(isUnsafeAddress(url)).toBe(false);
  });
});

test("an address leaves the site by its scheme or by two slashes", () => {
  for (const url of ["https://a.b", "mailto:a@b.c", "//a.b"]) expect(isExternalAddress(url)).toBe(true);
  for (const url of ["/a:b", "a/b:c", "#a:b", "a b"]) expect(isExternalAddress(url)).toBe(false);
});

test("a path is encoded once, with what would end it", () => {
  expect(encodePath("/a b/größe?#%20%")).toBe("/a%20b/gr%C3%B6%C3%9Fe%3F%23%2520%25");
  expect(encodePath("/a%20b/c")).toBe("/a%20b/c");
  expect(encodePath("/\ud800")).toBe("/%EF%BF%BD");
});

test("a marked address gets the base path unless it has it", () => {
  expect(pathnameHref("/base/", "pathname:///a?b#c")).toBe("/base/a?b#c");
  expect(pathnameHref("/base/", "pathname:///base/a")).toBe("/base/a");
});
