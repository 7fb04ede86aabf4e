import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

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
