import { deflateSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { SearchFailure } from "./api.ts";
import { documentTerms } from "./document-terms.ts";
import { writeShard } from "./fixtures/write-shard.ts";
import { filePath, MANIFEST } from "./manifest.ts";
import { SearchSession } from "./session.ts";
import { encodeTexts } from "./text-files.ts";

const TEXT = "0123456789abcdef";

/** The files of a site with one page for each version. */
function siteFiles(build: string, versions = ["current"]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const id of versions) {
    const { first, second } = writeShard(`${build}-${id}`, [
      {
        path: `/docs/${id}`,
        title: `Lineage ${build}`,
        kind: "guide",
        context: [],
        names: "",
        links: 0,
        called: [],
        terms: documentTerms(
          [{ anchor: "", path: ["Lineage"], text: "Columns are followed upstream.", code: [] }],
          [{ name: TEXT, sections: 1 }],
        ),
      },
    ]);
    files.set(filePath(`${build}-${id}-1`), deflateSync(first));
    files.set(filePath(`${build}-${id}-2`), deflateSync(second));
  }
  const sections = [{ anchor: "", headings: [], text: "Columns are followed upstream." }];
  files.set(filePath(TEXT), deflateSync(encodeTexts(sections)));
  const listed = versions.map((id, index) => ({
    id,
    label: id,
    isDefault: index === 0,
    first: `${build}-${id}-1`,
    second: `${build}-${id}-2`,
  }));
  files.set(MANIFEST, Buffer.from(JSON.stringify({ build, versions: listed, synonyms: [] })));
  return files;
}

function openSession(files: ReadonlyMap<string, Uint8Array>) {
  const asked: string[] = [];
  const ready = vi.fn();
  const session = new SearchSession(async (path) => {
    asked.push(path);
    const content = files.get(path);
    if (!content) throw new Error(`404 ${path}`);
    return content;
  }, ready);
  return { session, ready, asked };
}

describe("a session", () => {
  it("answers from the first file of a version, and better from both", async () => {
    const files = siteFiles("a");
    let give: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      give = resolve;
    });
    const session = new SearchSession(async (path) => {
      if (path.endsWith("-2.bin")) await second;
      return files.get(path)!;
    });
    const early = await session.search("lineage");
    expect([early.complete, early.hits.length]).toEqual([false, 1]);
    expect((await session.search("upstream")).hits).toEqual([]);
    give();
    await session.load();
    const late = await session.search("upstream");
    expect([late.complete, late.hits.length]).toEqual([true, 1]);
  });

  it("loads the default version only, until another is asked for", async () => {
    const { session, asked, ready } = openSession(siteFiles("a", ["next", "1.1.0"]));
    await session.load();
    expect(asked).toEqual([MANIFEST, filePath("a-next-1"), filePath("a-next-2")]);
    await session.search("lineage");
    expect(ready).toHaveBeenCalledOnce();
    const { hits } = await session.search("lineage", { versions: ["1.1.0"] });
    expect(hits.map(({ path }) => path)).toEqual(["/docs/1.1.0"]);
    expect((await session.search("lineage", { versions: ["9.9"] })).hits).toEqual([]);
  });

  it("reads the manifest again when the site was built anew in between", async () => {
    const old = siteFiles("old");
    const files = new Map(siteFiles("new"));
    const session = new SearchSession(async (path, fresh) => {
      if (path === MANIFEST && !fresh) return old.get(path)!;
      const content = files.get(path);
      if (!content) throw new Error("404");
      return content;
    });
    expect((await session.search("lineage")).hits[0]!.title.text).toBe("Lineage new");
  });

  it.each<[string, (files: Map<string, Uint8Array>) => void, SearchFailure["reason"]]>([
    ["is missing", (files) => files.delete(MANIFEST), "network"],
    ["is a page", (files) => files.set(MANIFEST, Buffer.from("<!doctype html>")), "damaged"],
    [
      "is cut short",
      (files) => files.set(filePath("a-current-1"), files.get(filePath("a-current-1"))!.slice(0, -9)),
      "damaged",
    ],
    [
      "is of another build",
      (files) => files.set(filePath("a-current-1"), deflateSync(Buffer.from("quire-search-0"))),
      "damaged",
    ],
  ])("says so when its index %s, and tries again later", async (_, harm, reason) => {
    const files = siteFiles("a");
    const whole = new Map(files);
    harm(files);
    const { session } = openSession(files);
    const failure = await session.search("lineage").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchFailure);
    expect((failure as SearchFailure).reason).toBe(reason);
    for (const [path, content] of whole) files.set(path, content);
    expect((await session.search("lineage")).hits).toHaveLength(1);
  });

  it("takes no second file of another build", async () => {
    const files = siteFiles("a");
    files.set(filePath("a-current-2"), siteFiles("b").get(filePath("b-current-2"))!);
    const { session, ready } = openSession(files);
    const failure = await session.load().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "SearchFailure", reason: "damaged" });
    expect(ready).not.toHaveBeenCalled();
    expect((await session.search("lineage")).complete).toBe(false);
  });

  it("asks for the second file again when it could not be had", async () => {
    const files = siteFiles("a");
    const name = filePath("a-current-2");
    const second = files.get(name)!;
    files.delete(name);
    const { session, ready } = openSession(files);
    const failure = await session.load().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "SearchFailure", reason: "network" });
    files.set(name, second);
    await session.load();
    expect(ready).toHaveBeenCalledOnce();
    expect((await session.search("upstream")).hits).toHaveLength(1);
  });

  it("knows the versions of documents, and no other pages as one", async () => {
    const { session } = openSession(siteFiles("a", ["current", ""]));
    await session.load();
    expect(session.versions.map(({ id }) => id)).toEqual(["current"]);
  });

  it("takes other words for a question than for a search", async () => {
    const { session } = openSession(siteFiles("a"));
    await session.load();
    const wording = {
      name: "everyday",
      synonyms: [["rivers", "columns"] as [string, string]],
      plain: new Set<string>(),
    };
    expect((await session.search("rivers")).hits).toEqual([]);
    expect((await session.engine(undefined, wording)).search("rivers").hits).toHaveLength(1);
    expect((await session.search("rivers")).hits).toEqual([]);
  });

  it("shows hits without excerpts where texts cannot be had", async () => {
    const files = siteFiles("a");
    const { session } = openSession(files);
    await session.load();
    const { hits } = await session.search("upstream");
    files.delete(filePath(TEXT));
    expect(await session.excerpts("upstream", hits)).toEqual(hits);
    expect(await session.texts(hits[0]!)).toEqual([]);
    files.set(filePath(TEXT), siteFiles("a").get(filePath(TEXT))!);
    expect(await session.excerpts("upstream", hits, async () => false)).toEqual(hits);
    const [hit] = await session.excerpts("upstream", hits);
    expect(hit!.sections[0]!.excerpt).toEqual({
      text: "Columns are followed upstream.",
      matches: [[21, 29]],
    });
  });
});
