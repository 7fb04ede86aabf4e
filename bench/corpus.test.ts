import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { corpusPages, pagesPerFolder, writeCorpus } from "./corpus.ts";

describe("corpusPages", () => {
  it("gives the same pages for the same seed and others for another", () => {
    const pages = [...corpusPages(70, 7)];
    expect([...corpusPages(70, 7)]).toEqual(pages);
    const others = [...corpusPages(70, 8)];
    expect(others.filter((page, index) => page.text === pages[index]?.text)).toEqual([]);
  });

  it("gives every page a file and a title of its own", () => {
    const pages = [...corpusPages(4000, 7)];
    expect(new Set(pages.map((page) => page.file)).size).toBe(4000);
    expect(new Set(pages.map((page) => /^# (.*)$/m.exec(page.text)?.[1])).size).toBe(4000);
    expect(new Set(pages.map((page) => posix.dirname(page.file))).size).toBe(
      Math.ceil(4000 / pagesPerFolder),
    );
  });

  it("weighs 6.7 KiB a page, within a tenth of a KiB", () => {
    const pages = [...corpusPages(900, 7)];
    const bytes = pages.reduce((sum, page) => sum + Buffer.byteLength(page.text), 0);
    expect(Math.abs(bytes / pages.length / 1024 - 6.7)).toBeLessThan(0.1);
  });

  it("holds three code blocks, a table, an admonition and five links that lead to pages", () => {
    const pages = [...corpusPages(100, 3)];
    const files = new Set(pages.map((page) => page.file));
    for (const { file, text } of pages) {
      expect(text.match(/^```\w+$/gm)).toHaveLength(3);
      expect(text.match(/^\| --- /gm)).toHaveLength(1);
      expect(text.match(/^:::\w+$/gm)).toHaveLength(1);
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]!);
      expect(links).toHaveLength(5);
      for (const link of links) expect(files).toContain(posix.join(posix.dirname(file), link));
    }
  });
});

describe("writeCorpus", () => {
  it("writes a site with its versions, categories and settings, the same each time", async () => {
    const read = async () => {
      const dir = await mkdtemp(join(tmpdir(), "corpus-"));
      onTestFinished(() => rm(dir, { recursive: true }));
      await writeCorpus(dir, { pages: 35, seed: 7, versions: ["1.0.0"] });
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const files = await Promise.all(
        paths.map(async (path) => [path.slice(dir.length + 1), await readFile(path, "utf8")] as const),
      );
      return new Map(files.sort());
    };
    const files = await read();
    expect(await read()).toEqual(files);
    expect([...files.keys()].filter((file) => !/^(docs|versioned_docs)\//.test(file))).toEqual([
      "pages/index.md",
      "quire.config.ts",
      "versioned_sidebars/version-1.0.0-sidebars.json",
      "versions.json",
    ]);
    const inVersion = (folder: string) => [...files.keys()].filter((file) => file.startsWith(folder)).length;
    // 35 pages, the first page, and a category for each of two folders.
    expect(inVersion("docs/")).toBe(38);
    expect(inVersion("versioned_docs/version-1.0.0/")).toBe(38);
    expect(JSON.parse(files.get("versions.json")!)).toEqual(["1.0.0"]);
  });
});
