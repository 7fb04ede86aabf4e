import { expect, it } from "vitest";
import { planTree } from "../site/fixtures/plan-tree.ts";
import type { Site } from "../site/model.ts";
import { type PageRoute, pageRoutes } from "../site/page-route.ts";
import { createVersionLinks } from "./version-links.ts";

const listed = { set: { label: "Set", link: { type: "generated-index" } } };
const page = (slug: string) => `---\nslug: ${slug}\n---\n\n# Text`;
const plan = planTree({
  current: {
    files: { "index.md": "# Start", "a.md": page("/renamed"), "set/new.md": "# New" },
    categories: listed,
  },
  "1.0": { files: { "index.md": "# Start", "a.md": "# A", "set/old.md": "# Old" }, categories: listed },
});
const site: Site = { ...plan, blogs: [], redirects: [], pages: [] };
const links = createVersionLinks(site);
const routes = new Map(pageRoutes(site).map((route) => [route.path, route]));
const counterparts = (path: string) => links.choices(routes.get(path)!).map((choice) => choice.path);

it("finds a page in other versions, also where it moved; else leads to their front page", () => {
  expect(counterparts("/docs/a")).toEqual(["/docs/next/renamed", "/docs/a"]);
  expect(counterparts("/docs/next/set/new")).toEqual(["/docs/next/set/new", "/docs"]);
  expect(counterparts("/docs/category/set")).toEqual(["/docs/next/category/set", "/docs/category/set"]);
  expect(counterparts("/404")).toEqual(["/docs/next", "/docs"]);
});

it("finds the list of a category also where the documents stand at the root", () => {
  const atRoot = planTree(
    {
      current: { files: { "set/a.md": "# A" }, categories: listed },
      "1.0": { files: { "set/a.md": "# A" }, categories: listed },
    },
    { routeBasePath: "/" },
  );
  const all: Site = { ...atRoot, blogs: [], redirects: [], pages: [] };
  const paths = (path: string) =>
    createVersionLinks(all)
      .choices(pageRoutes(all).find((route) => route.path === path)!)
      .map((choice) => choice.path);
  const both = ["/next/category/set", "/category/set"];
  expect([paths("/next/category/set"), paths("/category/set")]).toEqual([both, both]);
});

it("tells a page of another version where the latest one is", () => {
  const latest = (path: string) => links.pageVersion(routes.get(path)!)?.latestPath;
  expect([latest("/docs/next/renamed"), latest("/docs/next/set/new")]).toEqual(["/docs/a", "/docs"]);
  expect(links.pageVersion(routes.get("/404")!)).toBeUndefined();
});

it("draws a page that was written where one is made at the same address", () => {
  const written = { path: "/docs/category/set", file: "pages/set.md", kind: "document" as const };
  const claimed = pageRoutes({ ...site, pages: [written] }).filter(({ path }) => path === written.path);
  expect(claimed.map(({ kind }: PageRoute) => kind)).toEqual(["page"]);
});
