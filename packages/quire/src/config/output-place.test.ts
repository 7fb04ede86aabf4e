import { expect, it } from "vitest";
import { adviceOnOutput, holds } from "./output-place.ts";
import { configSchema } from "./schema.ts";

it("is no matter of style sheets of the engine, whose names begin like a folder", () => {
  const adviceOn = (css: string) =>
    adviceOnOutput(configSchema.parse({ title: "A", url: "https://a.b", outDir: "quire", css: [css] }), "/a");
  expect(adviceOn("quire/theme/styles/docusaurus/index.css")).toEqual([]);
  expect(adviceOn("./quire/site.css")).toHaveLength(1);
});

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
