import { expect, it } from "vitest";
import { integrationsSchema } from "../config/integrations-schema.ts";
import { renderStatic } from "./html.tsx";
import { IntegrationData } from "./integration-data.tsx";

const data = (integrations: object) =>
  renderStatic(<IntegrationData integrations={integrationsSchema.parse(integrations)} />);

it("is left out of pages of a site without services", () => {
  expect(data({})).toBe("");
});

it("puts the site's id where a service wants it", () => {
  const assistant = {
    id: "a b",
    src: "https://x.example/{id}/w.js",
    attributes: { "data-id": "{id}", defer: "" },
  };
  const [, json = ""] = />(\{.*\})</.exec(data({ assistant })) ?? [];
  expect(JSON.parse(json)).toEqual({
    scripts: [{ src: "https://x.example/a%20b/w.js", attributes: { "data-id": "a b", defer: "" } }],
    styles: [],
  });
});
