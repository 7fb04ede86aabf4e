import { statSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { configSchema } from "../../config/schema.ts";
import type { LinkUse } from "../../markdown/document.ts";
import { planTree, type TreeVersion } from "../../site/fixtures/plan-tree.ts";
import type { Site } from "../../site/model.ts";
import { pageRoutes } from "../../site/page-route.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import type { DocumentLinkResolver } from "../documents/resolve-links.ts";
import { createPageKeys } from "./page-keys.ts";

const config = configSchema.parse({ title: "T", url: "https://t.dev" });

/** What the keys depend on besides the plan. */
interface Rest {
  /** Facts about each document. */
  meta?: Partial<DocumentMeta>;
  bundle?: Partial<Bundle>;
  /** Where links lead. */
  target?: string;
  /** Files that pages link to: site path → absolute path. */
  assets?: Record<string, string>;
  /** Images that pages show, by absolute path. */
  images?: string[];
}

/** The keys of all pages of a site, by path; documents are compiled to nothing but their hashes. */
function keysOf(
  versions: Record<string, TreeVersion>,
  { meta, bundle, target = "", assets = {}, images = [] }: Rest = {},
) {
  const component = { path: "/team", kind: "component", file: "pages/team.tsx" } as const;
  const site: Site = { ...planTree(versions), blogs: [], pages: [component], redirects: [] };
  const made = { css: "/a.css", script: "/a.js", hash: "", pages: {}, documents: [] };
  const bundled = { ...made, ...bundle } as unknown as Bundle;
  const links = {
    resolve: (uses: readonly LinkUse[]) => ({
      hrefs: uses.map(({ url }) => target + url),
      images: images.map((file) => ({ file, hash: "" })),
      assets,
    }),
  } as unknown as DocumentLinkResolver;
  const metaOf = ({ hash }: { hash: string }) =>
    ({ key: hash, links: [], ...meta }) as unknown as DocumentMeta;
  const keyOf = createPageKeys(config, site, bundled, links, metaOf);
  return new Map(pageRoutes(site).map((route) => [route.path, keyOf(route)]));
}

/** Paths of the pages whose keys differ from one site to another, of those that both have. */
function changed(
  before: Record<string, TreeVersion>,
  after: Record<string, TreeVersion>,
  rest: Rest = {},
  restAfter = rest,
): string[] {
  const [old, now] = [keysOf(before, rest), keysOf(after, restAfter)];
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

it("holds the items of a category within an open one only where that is open, too", () => {
  const tree = (label: string) => ({
    current: version({
      "b/a/x.md": "# X",
      "b/a/y.md": "# Y",
      "b/a/z.md": `---\nsidebar_label: ${label}\n---\n# Z`,
    }),
  });
  const paths = changed(tree("Z"), tree("Other"));
  expect(paths).toContain("/docs/b/a/x");
  expect(paths).not.toContain("/docs/b/d");
});

it.each([{ collapsed: false }, { collapsible: false }])(
  "holds the items of a category that is %o",
  (category) => {
    const tree = (label: string) => ({
      current: {
        ...version({ "b/d.md": `---\nsidebar_label: ${label}\n---\n# D` }),
        categories: { b: category },
      },
    });
    expect(changed(tree("D"), tree("Other"))).toContain("/docs/a");
  },
);

it("holds where a closed category leads", () => {
  const moved = version({ "b/c.md": "---\nslug: g\n---\n# C" });
  expect(changed({ current: version() }, { current: moved })).toContain("/docs/e/f");
});

it("holds the documents of a page, its links and its preview picture", () => {
  const tree = { current: version({ "a.md": "---\nimage: ./a.png\n---\n# A" }) };
  const all = [...keysOf(tree).keys()].filter((path) => path.startsWith("/docs/"));
  const link = { url: "x" } as LinkUse;
  expect(changed(tree, tree, { meta: { key: "1" } }, { meta: { key: "2" } })).toEqual(all);
  expect(changed(tree, tree, { target: "/1" }, { target: "/2" })).toEqual(["/docs/a"]);
  const withLinks = (target: string) => ({ meta: { links: [link] }, target });
  expect(changed(tree, tree, withLinks("/1"), withLinks("/2"))).toEqual(all);
});

it("is its own where a page has a file that was written after keys began to be computed", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const tree = { current: version() };
  const keyAt = (now: number, rest: Rest = { assets: { "/a.ts": import.meta.filename } }) => {
    vi.setSystemTime(now);
    return keysOf(tree, rest).get("/docs/a");
  };
  const hour = 3_600_000;
  const { ctimeMs } = statSync(import.meta.filename);
  expect(keyAt(ctimeMs + 2 * hour)).toBe(keyAt(ctimeMs + hour));
  expect(keyAt(ctimeMs - 2 * hour)).not.toBe(keyAt(ctimeMs - hour));
  const shown = { images: [import.meta.filename] };
  expect(keyAt(ctimeMs + 2 * hour, shown)).toBe(keyAt(ctimeMs + hour, shown));
  expect(keyAt(ctimeMs - 2 * hour, shown)).not.toBe(keyAt(ctimeMs - hour, shown));
  vi.useRealTimers();
});

it("holds the site's code for pages that use it, and what that may see of others", () => {
  const tree = { current: version() };
  const described = { current: version({ "e/f.md": "---\ndescription: F\n---\n# F" }) };
  const bundled = (hash: string, usesCode: boolean): Rest => ({ meta: { usesCode }, bundle: { hash } });
  expect(changed(tree, tree, bundled("1", false), bundled("2", false))).toEqual(["/team"]);
  expect(changed(tree, tree, bundled("1", true), bundled("2", true))).toContain("/docs/a");
  const ofTeam = (hash: string) => ({
    meta: { usesCode: true },
    bundle: { pages: { "pages/team.tsx": hash } },
  });
  expect(changed(tree, tree, ofTeam("1"), ofTeam("2"))).toEqual(["/team"]);
  expect(changed(tree, described, { meta: { usesCode: true } })).toEqual(["/docs/e/f"]);
  const looking = { meta: { usesCode: true }, bundle: { mayShow: "own version" as const } };
  expect(changed(tree, described, looking)).toContain("/docs/a");
  expect(changed(tree, described, looking)).not.toContain("/team");
  expect(changed(tree, described, { bundle: { mayShow: "all versions" } })).toContain("/team");
});

it("holds the cards of a page that may show some", () => {
  const described = version({ "b/d.md": "---\ndescription: D\n---\n# D" });
  const others = (meta: Partial<DocumentMeta>) =>
    changed({ current: version() }, { current: described }, { meta });
  expect(others({})).toEqual(["/docs/b/d"]);
  expect(others({ listsCards: true })).toEqual(["/docs/b/c", "/docs/b/d"]);
  expect(others({ namesCards: true })).toContain("/docs/a");
});
