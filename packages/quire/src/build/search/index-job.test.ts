import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DocumentTerms } from "../../search/document-terms.ts";
import { type IndexedPage, type IndexFiles, makeIndex } from "./index-job.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "index-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const termsOf = (text: string): DocumentTerms => ({
  sections: [{ nesting: 1, anchor: "how-it-works", heading: "How it works" }],
  terms: text,
  levels: text.replace(/[^ ]+ ?/g, "1"),
  length: 10,
  texts: [],
});

const page = (name: string, text: string, facts: Partial<IndexedPage> = {}): IndexedPage => ({
  path: `/docs/${name}`,
  title: name,
  kind: "guide",
  context: [],
  names: `About ${name}`,
  references: { links: 0, called: [] },
  termsKey: text,
  terms: termsOf(text),
  ...facts,
});

/** Make an index of pages, continuing that in the folder, and list the pages whose terms were asked for. */
async function indexed(pages: IndexedPage[]): Promise<{ files?: string[]; asked: string[] }> {
  const asked: string[] = [];
  const job = { kept: path.join(folder, "kept.bin"), packs: folder, key: "k", pages };
  const made = await makeIndex(job, ({ path, terms }) => {
    asked.push(path);
    return terms as DocumentTerms | undefined;
  });
  return { files: made && contents(made), asked };
}

function contents({ first, second }: IndexFiles): string[] {
  return [inflateSync(first).toString("latin1"), inflateSync(second).toString("latin1")];
}

/** The same without an earlier index. */
async function fresh(pages: IndexedPage[]): Promise<string[] | undefined> {
  rmSync(path.join(folder, "kept.bin"), { force: true });
  return (await indexed(pages)).files;
}

describe("the index of a version", () => {
  const before = [page("a", "lineage owner"), page("b", "owner policy"), page("c", "term")];

  it.each([
    ["a text", [before[0]!, page("b", "owner domain"), before[2]!], ["/docs/b"]],
    ["a title", [before[0]!, page("b", "owner policy", { title: "How it works" }), before[2]!], []],
    ["other names", [before[0]!, page("b", "owner policy", { names: "Rights, grants" }), before[2]!], []],
    ["links", [page("a", "lineage owner", { references: { links: 3, called: ["flow"] } }), before[1]!], []],
    ["the order", [page("0", "term"), before[0]!, before[1]!], []],
    ["a new page", [...before, page("d", "glossary term")], ["/docs/d"]],
  ])("continues that of the last build, and is as if made anew: %s", async (_, pages, expected) => {
    await indexed(before);
    const { files, asked } = await indexed(pages);
    expect(asked).toEqual(expected);
    expect(files).toEqual(await fresh(pages));
  });

  it("is not made if the terms of a page are missing", async () => {
    const pages = [before[0]!, page("b", "owner policy", { terms: undefined })];
    expect((await indexed(pages)).files).toBeUndefined();
  });
});
