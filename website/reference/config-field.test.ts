import { expect, it } from "vitest";
import { type ConfigField, fieldTable } from "./config-field.ts";

it("shows required fields first, with what is inside them, and keeps the order otherwise", () => {
  const field = (path: string, more: Partial<ConfigField> = {}): ConfigField => ({
    path,
    type: "string",
    description: "What it holds.",
    ...more,
  });
  const fields = [
    field("retries"),
    field("connection", { type: "object", required: true }),
    field("connection.address", { required: "within" }),
    field("topic", { enum: ["a", "b"] }),
    field("token", { required: true }),
  ];
  const markdown = fieldTable(fields, "acme-");
  expect([...markdown.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "acme-connection",
    "acme-connection.address",
    "acme-token",
    "acme-retries",
    "acme-topic",
  ]);
  expect(markdown).toContain("One of `a`, `b`.");
});
