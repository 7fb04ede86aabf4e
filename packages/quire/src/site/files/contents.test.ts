import { expect, it } from "vitest";
import { planOne } from "../fixtures/plan-tree.ts";
import type { Page, Site, Version } from "../model.ts";
import { siteContents } from "./contents.ts";
import { pageAddress, pathsOf } from "./contents-paths.ts";

const siteOf = (version: Version, pages: Page[] = []): Site => ({
  versions: [version],
  blogs: [],
  pages,
  redirects: [],
});

it("tells signs in names of documents from those that part an address", () => {
  const { version } = planOne({
    files: {
      "c#.md": "# C#\n\nA language.",
      "why?.md": "# Why\n\nA question.",
      "50%.md": "# Half\n\nA share.",
      "größe.md": "# Größe\n\nA size.",
    },
    sidebars: { docs: ["c#", "why?", "50%", { type: "link", label: "Part", href: "/docs/größe#part" }] },
  });
  const site = siteOf(version);
  const { versions } = siteContents(site, { title: "T", address: "https://x.example" });
  const { sections } = versions[0]!;
  expect(sections).toHaveLength(1);
  const addresses = sections[0]!.items!.map(({ path }) => pageAddress("https://x.example", path!));
  expect(addresses).toEqual([
    "https://x.example/docs/c%23",
    "https://x.example/docs/why%3F",
    "https://x.example/docs/50%25",
    "https://x.example/docs/gr%C3%B6%C3%9Fe#part",
  ]);
  expect(sections[0]!.items!.map(({ description }) => description)).toEqual([
    "A language.",
    "A question.",
    "A share.",
    // That of the page would not be that of its part.
    undefined,
  ]);
  expect(pathsOf(sections)).toEqual(["/docs/c#", "/docs/why?", "/docs/50%", "/docs/größe"]);
});

it("has the whole URLs of links that lead to no page", () => {
  const hrefs = [
    "/x y.pdf",
    "pathname:///app/",
    "/docs/a?x=1#y",
    "/search",
    "//elsewhere.example",
    "/docs/a#y",
  ];
  const items = hrefs.map((href) => ({ type: "link" as const, label: "Link", href }));
  const { version } = planOne({ files: { "a.md": "# A" }, sidebars: { docs: items } });
  const site = siteOf(version, [{ path: "/search", file: "", kind: "search" }]);
  const { versions } = siteContents(site, { title: "T", address: "https://x.example/base" });
  expect(versions[0]!.sections[0]!.items!.map(({ path }) => path)).toEqual([
    "https://x.example/base/x%20y.pdf",
    "https://x.example/base/app/",
    "https://x.example/base/docs/a?x=1#y",
    "https://x.example/base/search",
    "//elsewhere.example",
    "/docs/a#y",
  ]);
});

it("names the groups of a sidebar by its headings, and sections of one name too", () => {
  const heading = (value: string) => ({ type: "html" as const, value });
  const category = (label: string, id: string) => ({ type: "category" as const, label, items: [id] });
  const { version } = planOne({
    files: Object.fromEntries(
      ["a", "b", "c", "d", "e", "f"].map((name) => [`${name}.md`, `# ${name}\n\nText.`]),
    ),
    sidebars: {
      docs: [
        "a",
        heading("<b>Cloud &amp; more</b>"),
        "b",
        category("Guides", "c"),
        heading("<hr>"),
        heading("A note that is too long to be the heading of anything below it"),
        "d",
        heading("Developers"),
        category("Guides", "e"),
        category("Tests", "f"),
      ],
    },
  });
  const page = { path: "/x", file: "x.tsx", kind: "component" as const };
  const search: Page = { path: "/search", file: "", kind: "search", title: "Search" };
  const site = siteOf(version, [page, { ...page, path: "/y" }, search]);
  const contents = siteContents(site, { title: "T", address: "https://x.example" }, (path) =>
    path === "/x" ? { title: "Drawn", description: "By code." } : undefined,
  );
  expect(
    contents.versions[0]!.sections.map(({ label, items = [] }) => [label, ...items.map((one) => one.label)]),
  ).toEqual([
    ["Start here", "a"],
    ["Cloud & more", "b", "d"],
    ["Cloud & more: Guides", "c"],
    ["Developers: Guides", "e"],
    ["Tests", "f"],
  ]);
  expect(contents.versions[0]!.sections.map((section) => section.heading)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    "Developers",
  ]);
  expect(contents.pages).toEqual([
    { label: "Drawn", path: "/x", description: "By code." },
    { label: "/y", path: "/y" },
  ]);
});

it("lists pages that no sidebar has, by their titles", () => {
  const files = {
    "a.md": "# A\n\nText.",
    "src/main/b.md": "---\ndescription: About b.\n---\n# B\n\nText.",
    "src/c.md": "---\nunlisted: true\n---\n# C\n\nText.",
    "src/d.md": "---\ndraft: true\n---\n# D\n\nText.",
  };
  const { version } = planOne({ files, sidebars: { docs: ["a"] } }, {}, true);
  const site = siteOf(version);
  const { versions } = siteContents(site, { title: "T", address: "https://x.example" });
  expect(versions[0]!.sections[1]).toEqual({
    label: "Other pages",
    items: [{ label: "B", path: "/docs/src/main/b", description: "About b." }],
  });
});

it("leaves out versions that are not to be indexed", () => {
  const { version } = planOne({ files: { "a.md": "# A\n\nText." } });
  const site = siteOf(version);
  site.versions.push({ ...version, name: "1.0", noIndex: true });
  const { versions } = siteContents(site, { title: "T", address: "https://x.example" });
  expect(versions.map(({ id }) => id)).toEqual([version.name]);
});
