import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SearchFailure } from "../api.ts";
import { documentTerms } from "../document-terms.ts";
import { writeShard } from "../fixtures/write-shard.ts";
import { filePath, MANIFEST } from "../manifest.ts";
import { encodeTexts } from "../text-files.ts";
import { openSearch } from "./open-search.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-search-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(sitePath: string, content: string | Uint8Array): void {
  const file = path.join(folder, ...sitePath.split("/"));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A site of one page, whose text says `lineage`. */
function writeSite(): void {
  const sections = [
    { anchor: "", path: ["Snowflake"], text: "A warehouse.", code: [] },
    { anchor: "lineage", path: ["Snowflake", "Lineage"], text: "Columns are followed.", code: [] },
  ];
  const name = "0123456789abcdef";
  const { first, second } = writeShard("b", [
    {
      path: "/docs/snowflake",
      title: "Snowflake",
      kind: "source",
      context: [],
      names: "",
      links: 0,
      called: [],
      terms: documentTerms(sections, [{ name, sections: 2 }]),
    },
  ]);
  put(filePath("b-1"), deflateSync(first));
  put(filePath("b-2"), deflateSync(second));
  put(
    filePath(name),
    deflateSync(
      encodeTexts([
        { anchor: "", headings: [], text: "A warehouse." },
        { anchor: "lineage", headings: ["Lineage"], text: "Columns are followed." },
      ]),
    ),
  );
  const version = { id: "current", label: "Next", isDefault: true, first: "b-1", second: "b-2" };
  put(MANIFEST, JSON.stringify({ build: "b", versions: [version], synonyms: [] }));
}

describe("search in Node", () => {
  it("reads nothing outside the output", async () => {
    writeSite();
    put("/docs/snowflake.md", "# Snowflake");
    writeFileSync(`${folder}.md`, "Secret.");
    const search = openSearch(folder);
    expect(await search.twin("/docs/snowflake")).toBe("# Snowflake");
    for (const away of [`/../${path.basename(folder)}`, `/docs/../../${path.basename(folder)}`])
      await expect(search.twin(away)).rejects.toThrow("is not part of the site");
    rmSync(`${folder}.md`);
  });

  it("answers from the files of a built site", async () => {
    writeSite();
    const search = openSearch(folder);
    await search.load();
    expect(search.versions.map(({ id }) => id)).toEqual(["current"]);
    const { hits, complete } = await search.search("followed columns");
    expect([hits.map((hit) => hit.path), complete]).toEqual([["/docs/snowflake"], true]);
    const [found] = await search.excerpts("followed columns", hits);
    expect(found!.sections[0]).toMatchObject({
      anchor: "lineage",
      excerpt: { text: "Columns are followed." },
    });
    expect(await search.texts(found!)).toHaveLength(2);
  });

  it("says what is missing", async () => {
    expect(() => openSearch(folder)).toThrow("has no search index");
    writeSite();
    rmSync(path.join(folder, ...filePath("b-1").split("/")));
    await expect(openSearch(folder).search("columns")).rejects.toThrow(SearchFailure);
  });
});
