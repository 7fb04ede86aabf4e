import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { LinkResolver } from "../../site/links.ts";
import { resolveImport } from "../bundle/resolve-import.ts";
import { createDocumentLinkResolver } from "./resolve-links.ts";

test("a link that leads nowhere stays as it is written, under the base path", () => {
  const resolver: LinkResolver = { resolve: () => ({ kind: "broken", message: "There is no page." }) };
  const documents = createDocumentLinkResolver(resolver, "/site", "/base/", new Map());
  const urls = ["/app?x=1#y", "/base/app", "./gone.md", "gone", "", "java\tscript:alert(1)"];
  const { hrefs, problems } = documents.resolve(
    urls.map((url) => ({ url, kind: "link", line: 1, column: 1 })),
    { file: "docs/a.md", path: "/docs/a" },
  );
  expect(hrefs).toEqual(["/base/app?x=1#y", "/base/app", "./gone.md", "gone", "#", "#"]);
  expect(problems.map(({ code }) => code)).toEqual(urls.map(() => "broken-link"));
});

test("the address of a file next to a document keeps its fragment", () => {
  const resolver: LinkResolver = { resolve: () => ({ kind: "file", file: "resolve-links.ts" }) };
  const documents = createDocumentLinkResolver(resolver, import.meta.dirname, "/", new Map());
  const { hrefs, assets } = documents.resolve(
    [{ url: "./resolve-links.ts#gh-dark-mode-only", kind: "image", line: 1, column: 1 }],
    { file: "a.md", path: "/a" },
  );
  expect(hrefs[0]).toMatch(/^\/assets\/files\/resolve-links-\w+\.ts#gh-dark-mode-only$/);
  expect(Object.keys(assets)).toEqual([hrefs[0]!.replace(/#.*/, "")]);
});

test.each([
  ["www.tea.example", "Write https://www.tea.example for a website."],
  ["jo@tea.example", "Write mailto:jo@tea.example for a mailbox."],
  ["cup@2x.png", "Check the path, or add the file."],
])("says what to write for %s, for which there is no file", (url, hint) => {
  const resolver: LinkResolver = { resolve: () => ({ kind: "file", file: `docs/${url}` }) };
  const documents = createDocumentLinkResolver(resolver, import.meta.dirname, "/", new Map());
  const use = { url, kind: "link" as const, line: 1, column: 1 };
  expect(documents.resolve([use], { file: "docs/a.md", path: "/docs/a" }).problems).toMatchObject([{ hint }]);
});

test("a link within a post leads to the post from a list of posts", () => {
  const resolver: LinkResolver = {
    resolve: (_, { path }) => ({ kind: "internal", path, hash: "x", href: "#x" }),
  };
  const documents = createDocumentLinkResolver(resolver, "/site", "/base/", new Map());
  const links = [{ url: "#x", kind: "link" as const, line: 1, column: 1 }];
  const origin = { file: "blog/a.md", path: "/blog/a" };
  const hrefs = [true, false, true].map(
    (shownInList) => documents.resolve(links, { ...origin, shownInList }).hrefs,
  );
  expect(hrefs).toEqual([["/base/blog/a#x"], ["#x"], ["/base/blog/a#x"]]);
});

test("a file outside the repository is not published, whatever leads there", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "quire-reach-"));
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), "x");
  };
  for (const name of ["secret.env", "repo/notes.txt", "repo/site/a.txt", "alone/notes.txt", "docs/img/b.txt"])
    write(name);
  mkdirSync(path.join(folder, "repo/.git"));
  const publishes = (site: string, document: string, file: string) => {
    const resolver: LinkResolver = { resolve: () => ({ kind: "file", file }) };
    const documents = createDocumentLinkResolver(resolver, path.join(folder, site), "/", new Map());
    const use = { url: file, kind: "link" as const, line: 1, column: 1 };
    const { assets, problems } = documents.resolve([use], { file: document, path: "/a" });
    expect(problems.map(({ code }) => code)).toEqual(Object.keys(assets).length > 0 ? [] : ["broken-link"]);
    return problems.length === 0;
  };
  expect(publishes("repo/site", "docs/a.md", "a.txt")).toBe(true);
  expect(publishes("repo/site", "docs/a.md", "../notes.txt")).toBe(true);
  expect(publishes("repo/site", "docs/a.md", "../../secret.env")).toBe(false);
  expect(publishes("alone/site", "docs/a.md", "../notes.txt")).toBe(false);
  // Documents of a site may be in a folder elsewhere.
  expect(publishes("alone", "../docs/guides/a.md", "../docs/img/b.txt")).toBe(true);
  const settings = { staticDirs: [], aliases: { "@docs": "docs", "@up": "../.." } };
  const imported = (name: string) =>
    resolveImport(path.join(folder, "repo/site"), name, "docs/a.md", settings);
  expect(imported("!!raw-loader!../../notes.txt")).toEqual({ kind: "text", file: "../notes.txt" });
  for (const way of ["../../../", "@site/../../", "@docs/../../../"]) {
    expect(imported(`!!raw-loader!${way}secret.env`)).toBeUndefined();
    expect(imported(`${way}secret.env?raw`)).toBeUndefined();
  }
  // The site itself names the folder of an alias.
  for (const name of ["!!raw-loader!@up/secret.env", "@up/secret.env?raw"])
    expect(imported(name)).toEqual({ kind: "text", file: "../../secret.env" });
  rmSync(folder, { recursive: true });
});
