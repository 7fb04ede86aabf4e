import { expect, it } from "vitest";
import { pageAddress, pathsOf, siteContents } from "./contents.ts";
import { planOne } from "./fixtures/plan-tree.ts";

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
  const site = {
    versions: [version],
    categoryIndexes: [],
    docsTags: [],
    blogs: [],
    pages: [],
    redirects: [],
  };
  const { versions } = siteContents(site, { title: "T", address: "https://x.example" }, () => "next");
  const { sections } = versions[0]!;
  expect(sections).toHaveLength(1);
  const addresses = sections[0]!.items!.map(({ path }) => pageAddress("https://x.example", path!));
  expect(addresses).toEqual([
    "https://x.example/docs/c%23",
    "https://x.example/docs/why%3F",
    "https://x.example/docs/50%25",
    "https://x.example/docs/gr%C3%B6%C3%9Fe#part",
  ]);
  expect(pathsOf(sections)).toEqual(["/docs/c#", "/docs/why?", "/docs/50%", "/docs/größe"]);
});
