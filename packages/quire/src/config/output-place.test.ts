import { expect, it } from "vitest";
import { holds } from "./output-place.ts";

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
