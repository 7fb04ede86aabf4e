import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";
import type { Workspace } from "../workspace.ts";
import { isIntact, noteTimes, openStaging, previousFolder, stagingFolder, swapIn } from "./output-folder.ts";
import type { OutputFile } from "./output-writer.ts";

const page = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

describe("the output and the cache of a site", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  afterEach(() => site.remove());

  it("is no file in the place of the output", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", "---\ntitle: A\ndescription: An a.\n---\n");
    site.write("build", "a file");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "output", severity: "error" }]);
    expect(readFileSync(site.file("build"), "utf8")).toBe("a file");
  });

  it("says that the output cannot stand below a file", async () => {
    site = new CopiedSite();
    site.configure('outDir: "note.txt/site",');
    site.write("docs/a.md", page("A"));
    site.write("note.txt", "Mine.");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "output", severity: "error" }]);
    expect(readFileSync(site.file("note.txt"), "utf8")).toBe("Mine.");
  });

  it.each([".quire", ".quire/cache"])(
    "says that a file %s stands where it keeps what it made",
    async (file) => {
      site = new CopiedSite();
      site.configure();
      site.write("docs/a.md", page("A"));
      site.write(file, "a file");
      const { exitCode, problems } = await site.build();
      expect(exitCode).toBe(1);
      expect(problems).toMatchObject([{ code: "output", severity: "error", file }]);
      expect(readFileSync(site.file(file), "utf8")).toBe("a file");
    },
  );

  it("says that a file stands where a folder of its cache must be", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A"));
    site.write(".quire/cache/modules", "a file");
    const { exitCode, stderr } = await site.build();
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/error {2}output {2}There is a file where a folder is needed.*\n.*hint: /);
  });

  it("deletes nothing where a link in the place of the output leads", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A"));
    site.write("kept/note.txt", "Mine.");
    symlinkSync(site.file("kept"), site.file("build"));
    expect((await site.build()).exitCode).toBe(0);
    expect(readFileSync(site.file("kept/note.txt"), "utf8")).toBe("Mine.");
    expect(existsSync(site.file("build/docs/a.html"))).toBe(true);
    expect(lstatSync(site.file("build")).isSymbolicLink()).toBe(false);
  });

  it("is not taken for the last one when an older one was put back with its times", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A"));
    site.write("static/note.bin", "First.");
    await site.build();
    cpSync(site.file("build"), site.file("older"), { recursive: true, preserveTimestamps: true });
    site.write("static/note.bin", "Other.");
    await site.build();
    rmSync(site.file("build"), { recursive: true });
    renameSync(site.file("older"), site.file("build"));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("note.bin")).toBe("Other.");
  });

  it.each([
    ["milliseconds", 1],
    ["seconds", 1000],
  ])("is the last one when it was moved, even with its times in whole %s", async (_, unit) => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A"));
    await site.build();
    cpSync(site.file("build"), site.file("moved"), { recursive: true });
    for (const { parentPath, name } of readdirSync(site.file("build"), {
      recursive: true,
      withFileTypes: true,
    })) {
      const { mtimeMs } = statSync(path.join(parentPath, name));
      const moved = path.join(parentPath, name).replace(site.file("build"), site.file("moved"));
      utimesSync(moved, new Date(), new Date(mtimeMs - (mtimeMs % unit)));
    }
    rmSync(site.file("build"), { recursive: true });
    renameSync(site.file("moved"), site.file("build"));
    expect(await site.build()).toMatchObject({ exitCode: 0, drawn: 0 });
    site.write("build/docs/a.html", site.output("docs/a.html").replace("Text", "Next"));
    expect(await site.build()).toMatchObject({ exitCode: 0, drawn: 1 });
    expect(site.output("docs/a.html")).toContain("Text");
  });

  it("deletes nothing inside its folder but an earlier build", async () => {
    site = new CopiedSite();
    site.configure('outDir: "notes",');
    site.write("docs/a.md", page("A"));
    site.write("notes/note.txt", "Mine.");
    site.write("notes/.gitkeep", "");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "output", severity: "error" }]);
    expect(readdirSync(site.file("notes"))).toEqual([".gitkeep", "note.txt"]);
    rmSync(site.file("notes/note.txt"));
    expect((await site.build()).exitCode).toBe(0);
    site.write("docs/b.md", page("B"));
    expect((await site.build()).exitCode).toBe(0);
    expect(existsSync(site.file("notes/docs/b.html"))).toBe(true);
  });

  it("deletes nothing outside its folder but an earlier build", async () => {
    site = new CopiedSite();
    const other = new CopiedSite();
    const outDir = other.file("public");
    site.configure(`outDir: ${JSON.stringify(outDir)},`);
    site.write("docs/a.md", page("A"));
    other.write("public/note.txt", "Mine.");
    const { exitCode, problems } = await site.build();
    const kept = readdirSync(outDir);
    rmSync(path.join(outDir, "note.txt"), { force: true });
    const empty = await site.build();
    site.write("docs/b.md", page("B"));
    const built = await site.build();
    other.remove();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "output", severity: "error" }]);
    expect(kept).toEqual(["note.txt"]);
    expect([empty.exitCode, built.exitCode]).toEqual([0, 0]);
  });
});

describe("a build that was killed while it replaced the output", () => {
  const folder = () => {
    const made = mkdtempSync(path.join(tmpdir(), "quire-output-"));
    onTestFinished(() => rmSync(made, { recursive: true }));
    return made;
  };
  const site = (place: string, text: string) => {
    mkdirSync(place);
    writeFileSync(path.join(place, "404.html"), text);
  };
  const read = (place: string) => readFileSync(path.join(place, "404.html"), "utf8");

  it("has left the old output aside, which is put back", () => {
    const siteDir = folder();
    const workspace = { siteDir, outDir: path.join(siteDir, "build") } as Workspace;
    site(previousFolder(workspace), "old");
    site(stagingFolder(workspace), "half");
    const staging = openStaging(workspace);
    expect(read(workspace.outDir)).toBe("old");
    expect(existsSync(previousFolder(workspace))).toBe(false);
    expect(readdirSync(staging.folder)).toEqual([]);
  });

  it("has left the old output beside the new one, which stays alone", () => {
    const siteDir = folder();
    const workspace = { siteDir, outDir: path.join(siteDir, "build") } as Workspace;
    site(previousFolder(workspace), "old");
    site(workspace.outDir, "new");
    openStaging(workspace);
    expect(read(workspace.outDir)).toBe("new");
    expect(existsSync(previousFolder(workspace))).toBe(false);
  });
});

it("leaves alone what a link in the place of the output leads to, which is kept for no build", () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), "quire-output-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const at = (name: string) => path.join(siteDir, name);
  const workspace = { siteDir, outDir: at("build"), stateDir: at(".quire") } as Workspace;
  for (const name of ["target", ".quire", ".build-next"]) mkdirSync(at(name));
  writeFileSync(at("target/mine.txt"), "Mine.");
  symlinkSync("target", at("build"));
  swapIn(workspace);
  expect(lstatSync(at("build")).isDirectory()).toBe(true);
  expect(readdirSync(at("target"))).toEqual(["mine.txt"]);
  expect(readdirSync(at(".quire"))).toEqual([]);
});

it("knows a file by its size and time", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "quire-output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: OutputFile[] = [{ name: "a.txt", size: 3 }];
  const write = (text: string, time: number) => {
    writeFileSync(path.join(folder, "a.txt"), text);
    utimesSync(path.join(folder, "a.txt"), time, time);
    return isIntact(folder, files);
  };
  expect(write("one", 5)).toBe(false);
  noteTimes(folder, files);
  expect(write("two", 5)).toBe(true);
  expect(write("three", 5)).toBe(false);
  expect(write("two", 6)).toBe(false);
  rmSync(path.join(folder, "a.txt"));
  expect(isIntact(folder, files)).toBe(false);
});
