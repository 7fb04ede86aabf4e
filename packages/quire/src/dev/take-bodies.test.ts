import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contentHash } from "../base/content-hash.ts";
import type { SiteSession } from "../build/site-session.ts";
import { parseSource } from "../site/source/source.ts";
import { takeBodies } from "./take-bodies.ts";

const text = (body: string, title = "A page") => `---\ntitle: ${title}\n---\n\nFirst paragraph.\n\n${body}\n`;

/** A site with documents, and what is made of other texts for them. */
function siteOf(documents: Record<string, string>, workspace: Partial<SiteSession["workspace"]> = {}) {
  const siteDir = mkdtempSync(path.join(tmpdir(), "bodies-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const parse = (name: string, content: string) => parseSource(name, content, contentHash(content)).source;
  const sources = new Map(Object.entries(documents).map(([name, old]) => [name, parse(name, old)]));
  const session = {
    workspace: { siteDir, ...workspace },
    tree: { sources },
    site: { versions: [] },
  } as unknown as SiteSession;
  return {
    sources,
    take(changes: Record<string, string | Buffer>, shared: readonly string[] = []): boolean {
      const files = Object.entries(changes).map(([name, content]) => {
        writeFileSync(path.join(siteDir, name), content);
        return path.join(siteDir, name);
      });
      return takeBodies(new Set(files), session, new Set(shared));
    },
    gone: (name: string) => takeBodies(new Set([path.join(siteDir, name)]), session, new Set()),
  };
}

it("takes the bodies of all documents that have changed, or of none", () => {
  const site = siteOf({ "a.md": text("One."), "b.md": text("One.") });
  const hashOf = (name: string) => site.sources.get(name)!.hash;
  const two = text("Two.");
  expect(site.take({ "a.md": two, "b.md": text("One.", "Another") })).toBe(false);
  expect(hashOf("a.md")).toBe(contentHash(text("One.")));
  expect(site.take({ "a.md": two, "b.md": two })).toBe(true);
  expect([hashOf("a.md"), hashOf("b.md")]).toEqual([contentHash(two), contentHash(two)]);
});

it.each([
  ["a title", "a.md", text("One."), text("One.", "Another")],
  ["an import", "a.md", text("One."), text("One.\n\nimport B from './b.md';")],
  ["text of a document that is a module", "a.mdx", text("{1}"), text("{2}")],
  ["text that is code", "a.md", text("<B a={1} />"), text("<B a={2} />")],
  ["text that was code", "a.md", text("<B a={1} />"), text("One.")],
  ["text that becomes code", "a.md", text("One."), text("export const a = 1;")],
  ["front matter that is wrong as before", "a.md", text("One.", "["), text("Two.", "[")],
  ["text that is not UTF-8", "a.md", text("One."), Buffer.from(text("Caf\xe9."), "latin1")],
  ["text with NUL characters", "a.md", text("One."), text("One\0.")],
])("leaves %s to planning", (_what, name, before, after: string | Buffer) => {
  expect(siteOf({ [name]: before }).take({ [name]: after })).toBe(false);
});

it("leaves to planning what others include, what is no document, and what is gone", () => {
  const site = siteOf({ "a.md": text("One."), "b.md": text("One.") });
  expect(site.take({ "a.md": text("Two.") }, ["a.md"])).toBe(false);
  expect(site.take({ "code.ts": "" })).toBe(false);
  expect(site.gone("b.md")).toBe(false);
});

it("leaves everything to planning where a function of the site changes texts", () => {
  const site = siteOf({ "a.md": text("One.") }, { preprocessor: "docusaurus.config.js" });
  expect(site.take({ "a.md": text("Two.") })).toBe(false);
});
