import { describe, expect, it } from "vitest";
import type { SiteContents, VersionContents } from "./contents.ts";
import { pathsOf } from "./contents-paths.ts";
import { llmsGroups, llmsPaths, renderLlms } from "./llms.ts";

const next: VersionContents = {
  id: "current",
  label: "Next",
  isDefault: true,
  path: "/docs",
  sections: [
    {
      label: "Guides",
      path: "/docs/guides",
      description: "How to.",
      items: [
        { label: "A [b]", path: "/docs/a", description: "About\n a." },
        { label: "Deep", items: [{ label: "C", path: "/docs/c#d", description: "About c." }] },
        { label: "C again", path: "/docs/c#d", description: "About c." },
        { label: "Long", path: "/docs/long", description: "x ".repeat(200) },
        { label: "Elsewhere", path: "https://example.com/" },
      ],
    },
  ],
};
const old: VersionContents = { ...next, id: "1.0", label: "1.0", isDefault: false, path: "/docs/1.0" };
const site: SiteContents = {
  title: "T",
  address: "https://example.org/x",
  versions: [next, old],
  pages: [
    { label: "Home", path: "/" },
    { label: "Blog", path: "/blog", description: "News.", items: [{ label: "Post", path: "/blog/post" }] },
  ],
};

const root = (...versions: VersionContents[]) => llmsGroups(versions)[0]!;

describe("renderLlms", () => {
  it("lists the default version by section, with links to Markdown, the site's pages and the other versions", () => {
    const lines = renderLlms(site, root(next), "Sum.").split("\n");
    expect(lines.slice(0, 3)).toEqual(["# T", "", "> Sum."]);
    expect(lines).toContain("## Guides");
    expect(lines).toContain("- [Guides](https://example.org/x/docs/guides.md): How to.");
    expect(lines).toContain("- [A \\[b\\]](https://example.org/x/docs/a.md): About a.");
    expect(lines).toContain("- Deep");
    expect(lines).toContain("  - [C](https://example.org/x/docs/c.md#d): About c.");
    expect(lines).toContain("- [C again](https://example.org/x/docs/c.md#d)");
    expect(lines.find((line) => line.startsWith("- [Long]"))?.length).toBeLessThan(220);
    expect(lines).toContain("- [Elsewhere](https://example.com/)");
    expect(lines).toContain("- [Home](https://example.org/x/index.md)");
    expect(lines.slice(lines.indexOf("## Blog")).slice(2, 4)).toEqual([
      "- [Blog](https://example.org/x/blog.md): News.",
      "- [Post](https://example.org/x/blog/post.md)",
    ]);
    expect(lines).toContain("- [1.0](https://example.org/x/docs/1.0/llms.txt)");
  });

  it("does not speak of versions where there is one", () => {
    expect(renderLlms({ ...site, versions: [next] }, root(next), "")).toContain(
      "\nEach link leads to a page as",
    );
    expect(renderLlms(site, root(next), "")).toContain("\nVersion Next. Each link leads to a page of it as");
    const other = { ...next, path: "/api" };
    expect(renderLlms({ ...site, versions: [next, other, old] }, root(next, other), "")).toContain(
      "Version Next.",
    );
  });

  it("lists the pages of two documentations below one heading where both have it", () => {
    const start = (path: string): VersionContents => ({
      ...next,
      path,
      sections: [{ label: "Start here", items: [{ label: `In ${path}`, path: `${path}/a` }] }],
    });
    const other = { ...start("/api"), sections: [...start("/api").sections, ...next.sections] };
    const text = renderLlms(site, root(start("/docs"), other), "");
    expect(text.match(/^## .*/gm)).toEqual([
      "## Start here",
      "## Guides",
      "## Pages",
      "## Blog",
      "## Other versions",
    ]);
    expect(text).toContain(
      "## Start here\n\n- [In /docs](https://example.org/x/docs/a.md)\n- [In /api](https://example.org/x/api/a.md)\n",
    );
  });

  it("cuts long descriptions also where words are written without spaces", () => {
    const items = [{ label: "L", path: "/l", description: "茶".repeat(400) }];
    const long = { ...next, sections: [{ label: "S", items }] };
    expect(renderLlms(site, root(long), "")).toContain(`: ${"茶".repeat(159)} …`);
  });

  it("keeps another version to itself, and names it", () => {
    const text = renderLlms(site, llmsGroups([next, old])[1]!, "");
    expect(text).toMatch(/^# T 1\.0\n/);
    expect(text).toContain("https://example.org/x/docs/1.0/llms-full.txt");
    expect(text).not.toContain("Other versions");
    expect(text).not.toContain("Home");
  });

  it("is written for a site without documentation too", () => {
    expect(renderLlms({ ...site, versions: [] }, root(), "")).toContain("[Home]");
    expect(llmsPaths(old)).toEqual({ short: "/docs/1.0/llms.txt", full: "/docs/1.0/llms-full.txt" });
  });
});

it("pathsOf gives each page of the site once, in order", () => {
  expect(pathsOf([...next.sections, { label: "again", path: "/docs/a#x" }])).toEqual([
    "/docs/guides",
    "/docs/a",
    "/docs/c",
    "/docs/long",
  ]);
});
