import { expect, it } from "vitest";
import { configSchema } from "../../config/schema.ts";
import { planTree, type TreeVersion } from "../../site/fixtures/plan-tree.ts";
import type { Site } from "../../site/model.ts";
import { pageRoutes } from "../../site/page-route.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import type { DocumentLinkResolver } from "../documents/resolve-links.ts";
import { createPageKeys } from "./page-keys.ts";

const config = configSchema.parse({ title: "T", url: "https://t.dev" });
const bundle = { css: "/a.css", script: "/a.js", hash: "", documents: [] } as unknown as Bundle;
const links = { resolve: () => ({ hrefs: [], images: [] }) } as unknown as DocumentLinkResolver;

/** The keys of all pages of a site, by path; documents are compiled to nothing but their hashes. */
function keysOf(versions: Record<string, TreeVersion>): Map<string, string | undefined> {
  const site: Site = { ...planTree(versions), blogs: [], pages: [], redirects: [] };
  const metaOf = ({ hash }: { hash: string }) => ({ key: hash, links: [] }) as unknown as DocumentMeta;
  const keyOf = createPageKeys(config, site, bundle, links, metaOf);
  return new Map(pageRoutes(site).map((route) => [route.path, keyOf(route)]));
}

/** Paths of the pages whose keys differ from one site to another, of those that both have. */
function changed(before: Record<string, TreeVersion>, after: Record<string, TreeVersion>): string[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  return [...now].filter(([path, key]) => old.has(path) && old.get(path) !== key).map(([path]) => path);
}

const files = { "a.md": "# A", "b/c.md": "# C", "b/d.md": "# D", "e/f.md": "# F" };
const version = (more: Record<string, string> = {}): TreeVersion => ({ files: { ...files, ...more } });
const hidden = "---\nunlisted: true\n---\n# F";

it("is the same for the same site", () => {
  expect(changed({ current: version() }, { current: version() })).toEqual([]);
});

it("holds what is canonical for a page of an archived version", () => {
  const site = (latest: TreeVersion) => ({ current: version(), "2.0": latest, "1.0": version() });
  const after = changed(site(version()), site(version({ "e/f.md": hidden })));
  expect(after.filter((path) => /^\/docs\/(1\.0|next)\//.test(path))).toEqual(["/docs/1.0/e/f"]);
});

it("holds where its counterpart in another version is", () => {
  const site = (old: TreeVersion) => ({ "2.0": version(), "1.0": old });
  const after = changed(site(version()), site(version({ "e/f.md": "---\nslug: g\n---\n# F" })));
  expect(after.filter((path) => !path.startsWith("/docs/1.0/"))).toEqual(["/docs/e/f"]);
});

it("holds the items of the sidebar that a page shows: those of closed categories are not", () => {
  const other = version({ "b/d.md": "---\nsidebar_label: Other\n---\n# D" });
  const paths = changed({ current: version() }, { current: other });
  expect(paths).toEqual(expect.arrayContaining(["/docs/b/c", "/docs/b/d"]));
  expect(paths).not.toContain("/docs/a");
});
