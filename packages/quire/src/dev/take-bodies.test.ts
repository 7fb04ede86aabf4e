import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contentHash } from "../base/content-hash.ts";
import { createDocuments } from "../build/documents/documents.ts";
import type { SiteSession } from "../build/site-session.ts";
import { openWorkspace } from "../build/workspace.ts";
import { configSchema } from "../config/schema.ts";
import type { Source } from "../site/model.ts";
import { parseSource } from "../site/source/source.ts";
import { takeBodies } from "./take-bodies.ts";

const text = (body: string, title = "A page") => `---\ntitle: ${title}\n---\n\nFirst paragraph.\n\n${body}\n`;

/** A site with documents, whose code has been bundled, and what is made of other texts for them. */
async function siteOf(texts: Record<string, string>, settings: Partial<SiteSession["workspace"]> = {}) {
  const siteDir = mkdtempSync(path.join(tmpdir(), "bodies-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const workspace = { ...openWorkspace(siteDir, "build"), ...settings };
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(path.join(siteDir, name), content);
    return path.join(siteDir, name);
  };
  const sources = new Map<string, Source>();
  const config = configSchema.parse({ title: "A site", url: "https://site.example" });
  const documents = createDocuments(workspace, config, {});
  for (const [name, old] of Object.entries(texts)) {
    write(name, old);
    const { source } = parseSource(name, old, contentHash(old));
    sources.set(name, source);
    if (documents.mayCompute(source)) await documents.get(source);
  }
  const session = { workspace, tree: { sources }, site: { versions: [] }, documents };
  const takeAll = (files: readonly string[], shared: readonly string[] = []) =>
    takeBodies(new Set(files), session as unknown as SiteSession, new Set(shared));
  return {
    sources,
    take: (changes: Record<string, string | Buffer>, shared?: readonly string[]) =>
      takeAll(
        Object.entries(changes).map(([name, content]) => write(name, content)),
        shared,
      ),
    gone: (name: string) => {
      rmSync(path.join(siteDir, name));
      return takeAll([path.join(siteDir, name)]);
    },
  };
}

it("takes the body of a document that has a questions file", async () => {
  const site = await siteOf({ "a.md": text("One.") });
  site.sources.get("a.md")!.questions = "What is it?";
  expect(await site.take({ "a.md": text("Two.") })).toBe(true);
});

it("takes the bodies of all documents that have changed, or of none", async () => {
  const site = await siteOf({ "a.md": text("One."), "b.md": text("One.") });
  const hashOf = (name: string) => site.sources.get(name)!.hash;
  const two = text("Two.");
  expect(await site.take({ "a.md": two, "b.md": text("One.", "Another") })).toBe(false);
  expect(hashOf("a.md")).toBe(contentHash(text("One.")));
  expect(await site.take({ "a.md": two, "b.md": two })).toBe(true);
  expect([hashOf("a.md"), hashOf("b.md")]).toEqual([contentHash(two), contentHash(two)]);
});

it.each([
  ["a title", "a.md", text("One."), text("One.", "Another")],
  ["an import", "a.md", text("One."), text("One.\n\nimport B from './b.md';")],
  ["text of a document that is a module", "a.mdx", text("{1 + 1}"), text("{1 + 2}")],
  ["text that is code", "a.md", text("<b title={1 + 1} />"), text("<b title={1 + 2} />")],
  ["text that was code", "a.md", text("<B a={1} />"), text("One.")],
  ["text that becomes code", "a.md", text("One."), text("export const a = 1;")],
  ["front matter that is wrong as before", "a.md", text("One.", "["), text("Two.", "[")],
  ["text that is not UTF-8", "a.md", text("One."), Buffer.from(text("Caf\xe9."), "latin1")],
  ["text with NUL characters", "a.md", text("One."), text("One\0.")],
])("leaves %s to planning", async (_what, name, before, after: string | Buffer) => {
  const site = await siteOf({ [name]: before });
  expect(await site.take({ [name]: after })).toBe(false);
});

it("takes texts beside code, as long as the code is the same", async () => {
  const site = await siteOf({
    "a.mdx": text("export const n = 1;\n\nOne {n}."),
    "b.md": text("<b title={'1'}>One</b>"),
  });
  const [a, b] = [text("export const n = 1;\n\n**Two** {n}."), text("<b title={'1'}>Two</b>")];
  expect(await site.take({ "a.mdx": a, "b.md": b })).toBe(true);
  expect(site.sources.get("a.mdx")!.hash).toBe(contentHash(a));
  expect(await site.take({ "a.mdx": text("export const n = 2;\n\n**Two** {n}.") })).toBe(false);
});

it("leaves to planning what others include, what is no document, and what is gone", async () => {
  const site = await siteOf({ "a.md": text("One."), "b.md": text("One.") });
  expect(await site.take({ "a.md": text("Two.") }, ["a.md"])).toBe(false);
  expect(await site.take({ "code.ts": "" })).toBe(false);
  expect(await site.gone("b.md")).toBe(false);
});

it("leaves everything to planning where a function of the site changes texts", async () => {
  const site = await siteOf({ "a.md": text("One.") }, { preprocessor: "docusaurus.config.js" });
  expect(await site.take({ "a.md": text("Two.") })).toBe(false);
});
