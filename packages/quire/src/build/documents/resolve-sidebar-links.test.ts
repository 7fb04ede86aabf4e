import { expect, it } from "vitest";
import { planOne } from "../../site/fixtures/plan-tree.ts";
import { createLinkResolver } from "../../site/links.ts";
import { createDocumentLinkResolver } from "./resolve-links.ts";
import { resolveSidebarLinks } from "./resolve-sidebar-links.ts";

it("gives links to pages the site path, however they name the page, and leaves others as they are", () => {
  const link = (href: string) => ({ type: "link" as const, label: href, href });
  const links = [
    "/base/docs/a",
    "@site/docs/a.md#part",
    "docs/a/",
    "/x.pdf",
    "https://x.example",
    "/gone",
  ].map(link);
  const index = {
    type: "category" as const,
    label: "All",
    link: { type: "generated-index" as const },
    items: links,
  };
  const { version } = planOne({ files: { "a.md": "# A" }, sidebars: { docs: [index] } });
  const site = { versions: [version], blogs: [], pages: [], redirects: [] };
  const staticFiles = new Map([["/x.pdf", import.meta.filename]]);
  const resolver = createLinkResolver({
    site,
    baseUrl: "/base/",
    staticFiles: new Set(staticFiles.keys()),
    noIndex: false,
    siteDir: "/site",
  });
  const resolved = createDocumentLinkResolver(resolver, "/site", "/base/", staticFiles);
  const { problems, anchors } = resolveSidebarLinks([version], resolved, "/base/");
  const hrefs = ["/docs/a", "/docs/a#part", "/docs/a", "/x.pdf", "https://x.example", "/gone"];
  expect(version.sidebars.docs).toMatchObject([{ items: hrefs.map((href) => ({ href })) }]);
  expect(version.categoryIndexes[0]!.items.map(({ href }) => href)).toEqual(hrefs);
  expect(problems).toMatchObject([{ code: "broken-link", written: { value: "/gone" } }]);
  expect(anchors).toMatchObject([
    { path: "/docs/a", hash: "part", written: { value: "@site/docs/a.md#part" } },
  ]);
});
