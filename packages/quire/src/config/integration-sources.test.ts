import { describe, expect, it } from "vitest";
import { integrationSources, serviceScripts } from "./integration-sources.ts";
import { integrationsSchema } from "./integrations-schema.ts";

describe("services of others", () => {
  it("need nothing while they are off", () => {
    const none = integrationsSchema.parse({});
    expect(serviceScripts(none)).toEqual([]);
    expect(Object.values(integrationSources(none)).flat()).toEqual([]);
  });

  it("get their id where they want it", () => {
    const assistant = {
      id: "a b",
      src: "https://x.example/{id}/w.js",
      attributes: { "data-id": "{id}", defer: "" },
    };
    expect(serviceScripts(integrationsSchema.parse({ assistant }))).toEqual([
      { src: "https://x.example/a%20b/w.js", attributes: { "data-id": "a b", defer: "" } },
    ]);
  });

  it("have their own hosts allowed, and those they name", () => {
    const scheduling = { id: "1", src: "https://x.example/w.js", allow: ["https://y.example"] };
    const { script, frame, media } = integrationSources(integrationsSchema.parse({ scheduling }));
    expect([script, frame]).toEqual([
      ["https://x.example", "https://y.example"],
      ["https://x.example", "https://y.example"],
    ]);
    expect(media).toEqual([]);
  });

  it("take the files of a typeface from the host of its style sheet, unless others are named", () => {
    const fontsOf = (webFont: object) => integrationSources(integrationsSchema.parse({ webFont })).font;
    expect(fontsOf({ href: "https://t.example/a.css" })).toEqual(["https://t.example"]);
    expect(fontsOf({ href: "https://t.example/a.css", files: ["https://f.example"] })).toEqual([
      "https://f.example",
    ]);
  });
});
