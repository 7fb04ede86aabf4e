import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";
import type { Workspace } from "../workspace.ts";
import { type FolderStamps, stampFolders, takeKept } from "./kept-output.ts";

const page = (title: string, text = "Text.") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

describe("the output before the current one", { timeout: 60_000 }, () => {
  const site = new CopiedSite();
  const inode = (name: string) => statSync(site.file(name)).ino;
  /** The output of a site that is built for the first time. */
  const clean = async () => {
    const other = new CopiedSite();
    try {
      for (const name of readdirSync(site.folder, { recursive: true, encoding: "utf8" }))
        if (/^(docs|static)\/.*\.\w+$/.test(name)) other.write(name, site.source(name));
      other.configure();
      await other.build();
      return other.snapshot();
    } finally {
      other.remove();
    }
  };
  beforeAll(async () => {
    site.configure();
    for (const name of ["a", "b", "c", "deep/er/d"]) site.write(`docs/${name}.md`, page(name));
    site.write("static/note.txt", "A note.");
    await site.build();
  });
  afterAll(() => site.remove());

  it("becomes the next one, with what two builds have changed", async () => {
    site.write("docs/a.md", page("a", "First."));
    await site.build();
    const kept = inode(".quire/previous-output");
    site.write("docs/b.md", page("b", "Second."));
    const { drawn } = await site.build();
    expect([drawn, inode("build")]).toEqual([1, kept]);
    expect(site.output("docs/a.html")).toContain("First.");
    expect(site.snapshot()).toEqual(await clean());
  });

  it("is left as it was while the next is made of it: files that are written are new ones", async () => {
    const before = inode("build/docs/a.html");
    const folder = inode("build");
    site.write("docs/a.md", page("a", "Third."));
    await site.build();
    expect(inode(".quire/previous-output")).toBe(folder);
    expect(inode(".quire/previous-output/docs/a.html")).toBe(before);
    expect(inode("build/docs/a.html")).not.toBe(before);
  });

  it("has no empty folders where files were removed", async () => {
    site.write("docs/gone/one.md", page("Gone"));
    await site.build();
    site.write("docs/a.md", page("a", "Before."));
    await site.build();
    rmSync(site.file("docs/gone"), { recursive: true });
    for (const text of ["Without it.", "Once more."]) {
      const kept = inode(".quire/previous-output");
      site.write("docs/a.md", page("a", text));
      await site.build();
      expect(inode("build")).toBe(kept);
      expect(site.has("docs/gone"), text).toBe(false);
    }
  });

  it("brings back nothing that was removed, and nothing that a build did not make", async () => {
    site.write("build/docs/stray.txt", "Mine.");
    rmSync(site.file("docs/deep"), { recursive: true });
    rmSync(site.file("static/note.txt"));
    for (const text of ["Fourth.", "Fifth.", "Sixth."]) {
      site.write("docs/a.md", page("a", text));
      await site.build();
      for (const name of ["docs/deep", "docs/stray.txt", "note.txt"])
        expect(site.has(name), text).toBe(false);
    }
    expect(site.snapshot()).toEqual(await clean());
  });

  it("is not used when something in it was replaced, or it is gone", async () => {
    const files = () => readdirSync(site.file(".quire/previous-output/docs"));
    renameSync(
      site.file(".quire/previous-output/docs/b.html"),
      site.file(".quire/previous-output/docs/c.html"),
    );
    site.write("docs/a.md", page("a", "Seventh."));
    await site.build();
    expect(site.snapshot()).toEqual(await clean());
    expect(files()).toContain("c.html");
    rmSync(site.file(".quire/previous-output"), { recursive: true });
    site.write("docs/a.md", page("a", "Eighth."));
    await site.build();
    expect(site.snapshot()).toEqual(await clean());
  });

  it("leaves room for folders where it has files", async () => {
    site.write("static/part", "A file.");
    await site.build();
    site.write("docs/a.md", page("a", "Ninth."));
    await site.build();
    rmSync(site.file("static/part"));
    site.write("static/part/one.txt", "In a folder.");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("part/one.txt")).toBe("In a folder.");
  });

  it("is used up by a build that fails, and the next one ends well", async () => {
    site.write("docs/a.md", page("a", "[Nowhere](nowhere.md)"));
    const before = site.snapshot();
    expect((await site.build()).exitCode).toBe(1);
    expect(site.snapshot()).toEqual(before);
    expect(existsSync(site.file(".quire/previous-output"))).toBe(false);
    site.write("docs/a.md", page("a", "Tenth."));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("docs/a.html")).toContain("Tenth.");
  });
});

it("is not used when a folder in it is another one of the same time", () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), "quire-kept-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true }));
  const workspace = { stateDir } as Workspace;
  const kept = path.join(stateDir, "previous-output");
  const docs = path.join(kept, "docs");
  mkdirSync(docs, { recursive: true });
  const take = (folders: FolderStamps) =>
    takeKept(workspace, { folders, replaced: [] }, path.join(stateDir, "staging"));
  const stamp = () => {
    for (const folder of [docs, kept]) utimesSync(folder, 1, 1);
    return stampFolders(kept, ["docs/a.html"]);
  };
  const folders = stamp();
  renameSync(docs, path.join(stateDir, "old"));
  mkdirSync(docs);
  const now = stamp();
  expect(take(folders)).toBeUndefined();
  expect(take(now)).toEqual(new Set());
});
