import path from "node:path";
import type { DataDocument } from "quire";
import { expect, it } from "vitest";
import { dataContext } from "../../checks/data-context.ts";
import pages from "./pages.ts";

it("begins with the endpoints for what programs do most, which lead to where they are described", async () => {
  const made = (await pages(dataContext(path.join(import.meta.dirname, "../..")))) as DataDocument[];
  const { markdown } = made.find((page) => page.path === "docs/api/openapi/endpoints.md")!;
  const tasks = [...markdown.split("\n## ")[0]!.matchAll(/\]\(#([^)]+)\) \|$/gm)].map(([, anchor]) => anchor);
  expect(tasks).toContain("post-openapi-v3-entity-entityname");
  expect(tasks.filter((anchor) => !markdown.includes(`{#${anchor}}`))).toEqual([]);
});
