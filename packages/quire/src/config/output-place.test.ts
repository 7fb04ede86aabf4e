import { expect, it } from "vitest";
import { adviceOnOutput } from "./output-place.ts";
import { configSchema } from "./schema.ts";

it("is no matter of style sheets of the engine, whose names begin like a folder", () => {
  const adviceOn = (css: string) =>
    adviceOnOutput(configSchema.parse({ title: "A", url: "https://a.b", outDir: "quire", css: [css] }), "/a");
  expect(adviceOn("quire/theme/styles/docusaurus/index.css")).toEqual([]);
  expect(adviceOn("./quire/site.css")).toHaveLength(1);
});
