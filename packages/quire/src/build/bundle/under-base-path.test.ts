import { expect, it } from "vitest";
import { underBasePath } from "./under-base-path.ts";

it("puts the base path before addresses of the site in a style sheet", () => {
  const css =
    'a{background:url(/a.png),url("/b c.png")}b{src:url(/base/c.woff),url(d.png),url(//e.f/g),url(data:x)}';
  expect(underBasePath(css, "/base/")).toBe(
    'a{background:url(/base/a.png),url("/base/b c.png")}b{src:url(/base/c.woff),url(d.png),url(//e.f/g),url(data:x)}',
  );
  expect(underBasePath(css, "/")).toBe(css);
});
