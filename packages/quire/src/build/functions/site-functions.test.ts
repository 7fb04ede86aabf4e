import { expect, it } from "vitest";
import { noFunctions } from "../../config/docusaurus/functions.ts";
import { configSchema } from "../../config/schema.ts";
import { planTree } from "../../site/fixtures/plan-tree.ts";
import type { Site } from "../../site/model.ts";
import type { Tree } from "../read/read.ts";
import { askEditUrls, createdRedirects, sitemapPaths } from "./site-functions.ts";

it("takes former addresses of pages from functions, unless there are pages", () => {
  const functions = noFunctions();
  const olds: Record<string, unknown> = { "/a": ["/old/a", "/b", "/b/", 3], "/b": "/old/b", "/": undefined };
  functions.createRedirects.push((path) => olds[path]);
  expect(createdRedirects(functions, new Set(Object.keys(olds)))).toEqual([
    { from: ["/old/a"], to: "/a" },
    { from: ["/old/b"], to: "/b" },
  ]);
});

it("lists the pages in sitemaps that a function leaves there", async () => {
  const files = { "a.md": "# A", "b.md": "# B", "c.md": "---\nunlisted: true\n---\n# C" };
  const site: Site = { ...planTree({ current: { files } }), blogs: [], pages: [], redirects: [] };
  const config = configSchema.parse({ title: "T", url: "https://t.dev", baseUrl: "/base/" });
  const functions = noFunctions();
  expect(await sitemapPaths(site, config, functions)).toBeUndefined();
  functions.sitemapItems = async ({ defaultCreateSitemapItems, siteConfig }) => {
    const items = await defaultCreateSitemapItems();
    expect(items.map(({ url }) => url)).toEqual(["https://t.dev/base/docs/a", "https://t.dev/base/docs/b"]);
    return [...items, { url: `${siteConfig.url}/elsewhere` }].filter(({ url }) => !url.endsWith("/b"));
  };
  expect(await sitemapPaths(site, config, functions)).toEqual(new Set(["/docs/a"]));
});

it("asks functions for edit links, with spaces encoded, and tells of one that returns something else", () => {
  const files = { "a b.md": "# A", "c.md": "---\ncustom_edit_url: null\n---\n# C", "d.md": "# D" };
  const site: Site = { ...planTree({ current: { files } }), blogs: [], pages: [], redirects: [] };
  const config = configSchema.parse({ title: "T", url: "https://t.dev" });
  const tree = { docs: [{ config: config.docs[0], inputs: [{ name: "current", root: "docs" }] }] };
  const functions = noFunctions();
  const asked: unknown[] = [];
  functions.docs.set("default", {
    editUrl(question) {
      asked.push(question);
      return question.docPath === "d.md" ? "No link here" : `https://e.dev/${question.docPath}`;
    },
  });
  const problems = askEditUrls(site, config, tree as unknown as Tree, functions);
  expect(site.versions[0]!.docs.map(({ editUrl }) => editUrl)).toEqual([
    "https://e.dev/a%20b.md",
    undefined,
    undefined,
  ]);
  expect(asked[0]).toEqual({
    ...{ locale: "en", version: "current", versionDocsDirPath: "docs", docPath: "a b.md" },
    permalink: "/docs/a b",
  });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ["config-function", "The function editUrl of docs default returns “No link here”, which is not a URL."],
  ]);
});
