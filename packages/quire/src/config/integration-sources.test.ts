import { describe, expect, it } from "vitest";
import { integrationSources } from "./integration-sources.ts";
import { integrationsSchema } from "./integrations-schema.ts";

describe("services of others", () => {
  it("need nothing while they are off", () => {
    const none = integrationsSchema.parse({});
    expect(integrationSources(none)).toEqual([]);
  });

  it("have their own hosts allowed, and those they name", () => {
    const scheduling = { id: "1", src: "https://x.example/w.js", allow: ["https://y.example"] };
    const hosts = ["https://x.example", "https://y.example"];
    const [needed] = integrationSources(integrationsSchema.parse({ scheduling }));
    expect(needed).toMatchObject({ script: hosts, frame: hosts });
    expect(needed?.media).toBeUndefined();
  });

  it("load tags from the host of the tag manager, whichever service has them", () => {
    const tags = ["https://www.googletagmanager.com"];
    for (const service of ["analytics", "tagManager"]) {
      const needed = integrationSources(integrationsSchema.parse({ [service]: { id: "1" } }));
      expect(needed[0]).toEqual({ script: tags, img: tags, connect: tags });
      expect(needed.length).toBe(service === "analytics" ? 2 : 1);
    }
  });

  it("take the files of a typeface from the host of its style sheet, unless others are named", () => {
    const fontsOf = (webFont: object) => integrationSources(integrationsSchema.parse({ webFont }))[0]?.font;
    expect(fontsOf({ href: "https://t.example/a.css" })).toEqual(["https://t.example"]);
    expect(fontsOf({ href: "https://t.example/a.css", files: ["https://f.example"] })).toEqual([
      "https://f.example",
    ]);
  });
});
