import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

const page = (title: string, body = "Text.") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

/** A small site with a document of each sort, a component and a picture. */
function smallSite(): CopiedSite {
  const site = new CopiedSite();
  site.configure();
  site.write(
    "docs/index.md",
    page("Start", "See [one](one.md) and ![a fox](fox.png).\n\n```js\nlet fox = 1;\n```"),
  );
  site.write("docs/one.md", page("One"));
  site.write(
    "docs/folder/two.mdx",
    page("Two", "import Badge from '@site/badge.tsx';\n\n<Badge>{1 + 1}</Badge>"),
  );
  site.write("badge.tsx", "export default function Badge({ children }) {\n  return <b>{children}</b>;\n}\n");
  const fox = path.join(import.meta.dirname, "../../fixtures/features/static/img/fox.png");
  site.write("docs/fox.png", readFileSync(fox));
  return site;
}

describe("a site that was built before", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  let first: Record<string, string>;

  beforeAll(async () => {
    site = smallSite();
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    first = site.snapshot();
  }, 60_000);
  afterAll(() => site.remove());

  it("is the same bytes from a clean cache in another folder", async () => {
    const other = smallSite();
    await other.build();
    expect(other.snapshot()).toEqual(first);
    other.remove();
  });

  it("takes nothing from the folder that a cache was copied from", async () => {
    const other = smallSite();
    cpSync(site.file(".quire"), other.file(".quire"), { recursive: true });
    expect((await other.build()).exitCode).toBe(0);
    expect(other.snapshot()).toEqual(first);
    expect(readFileSync(other.file(".quire/cache/bundle.json"), "utf8")).not.toContain(site.folder);
    other.remove();
  });

  it("leaves nothing of a page that was removed, renamed or moved", async () => {
    site.write("docs/short-lived.md", "---\ntitle: Short\ndescription: Soon gone.\n---\n\nHere.\n");
    await site.build();
    expect(site.has("docs/short-lived.html")).toBe(true);
    renameSync(site.file("docs/short-lived.md"), site.file("docs/renamed.md"));
    await site.build();
    expect([site.has("docs/short-lived.html"), site.has("docs/renamed.html")]).toEqual([false, true]);
    renameSync(site.file("docs/renamed.md"), site.file("docs/folder/renamed.md"));
    await site.build();
    expect([site.has("docs/renamed.html"), site.has("docs/folder/renamed.md")]).toEqual([false, true]);
    rmSync(site.file("docs/folder/renamed.md"));
    await site.build();
    expect(site.snapshot()).toEqual(first);
  });

  it("believes no cache entry that was damaged", async () => {
    const files = readdirSync(site.file(".quire"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== ".gitignore")
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(5);
    const flip = (chosen: readonly string[]) => {
      for (const file of chosen) {
        const bytes = readFileSync(file);
        const middle = Math.trunc(bytes.length / 2);
        if (bytes.length > 0) bytes[middle] = bytes[middle]! ^ 1;
        writeFileSync(file, bytes);
      }
    };
    // The state is believed, and what it points to is not there to be believed.
    flip(files.filter((file) => !/\/(state|bundle)\.json$/.test(file)));
    site.write("docs/one.md", "---\ntitle: One\ndescription: About One.\n---\n\nOther text.\n");
    expect((await site.build()).exitCode).toBe(0);
    site.write("docs/one.md", "---\ntitle: One\ndescription: About One.\n---\n\nText.\n");
    flip(files.filter(existsSync));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.snapshot()).toEqual(first);
  });

  it("goes on where pictures are gone from the cache", async () => {
    rmSync(site.file(".quire/cache/images"), { recursive: true });
    site.write("docs/one.md", page("One", "Other text."));
    expect((await site.build()).exitCode).toBe(0);
    site.write("docs/one.md", page("One"));
    expect((await site.build()).exitCode).toBe(0);
    expect(site.snapshot()).toEqual(first);
  });

  it("is rebuilt where its output was changed by hand", async () => {
    rmSync(site.file("build/docs/one.html"));
    site.write("build/index.html", "mine");
    await site.build();
    expect(site.snapshot()).toEqual(first);
  });

  it("waits for another build, and both end well", async () => {
    rmSync(site.file(".quire"), { recursive: true });
    const builds = [site.start("build"), site.start("build")];
    const runs = await Promise.all(builds.map(({ ended }) => ended));
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(runs.map(({ stdout }) => /\((\d+) drawn/.exec(stdout)?.[1]).sort()).toEqual(["0", "5"]);
    expect(site.snapshot()).toEqual(first);
  });

  it("is the old site or the new one when a build is killed, and the next build ends well", async () => {
    const write = (text: string) =>
      site.write("docs/one.md", `---\ntitle: One\ndescription: About One.\n---\n\n${text}\n`);
    write("New.");
    await site.build();
    const sites: Record<string, string>[] = [site.snapshot(), first];
    for (const [round, moment] of [20, 120, 200, 260, 320, 380, 440, 600].entries()) {
      write(round % 2 === 0 ? "Text." : "New.");
      const { process: build, ended } = site.start("build");
      await new Promise((resolve) => setTimeout(resolve, moment));
      build.kill("SIGKILL");
      await ended;
      if (existsSync(site.file("build"))) expect(sites).toContainEqual(site.snapshot());
      if (round % 3 === 2) {
        expect((await site.build()).exitCode).toBe(0);
        expect(site.snapshot()).toEqual(sites[round % 2 === 0 ? 1 : 0]);
      }
    }
    write("Text.");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.snapshot()).toEqual(first);
    expect(readdirSync(site.folder).filter((name) => name.startsWith(".build"))).toEqual([]);
  });
});

describe("a site that is out of the ordinary", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  afterEach(() => site.remove());

  it("has its own pages, and nothing else, when it is empty", async () => {
    site = new CopiedSite();
    site.configure();
    const { exitCode, problems } = await site.build();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(Object.keys(site.snapshot()).filter((name) => name.endsWith(".html"))).toEqual([
      "404.html",
      "search.html",
    ]);
  });

  it("may hold empty files, byte order marks, foreign line ends, folders linked twice, 3 MB in one file, and links that no browser understands", async () => {
    site = new CopiedSite();
    site.configure("blog: {},");
    site.write("blog/2024-01-02-post.md", page("Post", "See [it](http://host:port/)."));
    site.write("docs/empty.md", "");
    site.write("docs/only-front.md", "---\ntitle: Only\ndescription: Front matter.\n---");
    site.write("docs/mark.md", "\ufeff---\ntitle: Mark\ndescription: A mark.\n---\n\nBody **bold**.\n");
    site.write(
      "docs/lines.md",
      "---\r\ntitle: Lines\r\ndescription: Foreign.\r\n---\r\n\r\n## One\r\n\r\n- a\r\n- b\r\n",
    );
    site.write("shared/linked.md", "---\ntitle: Linked\ndescription: By a link.\n---\n\nShared.\n");
    symlinkSync("../shared", site.file("docs/left"));
    symlinkSync("../shared", site.file("docs/right"));
    const section = (index: number) =>
      `## Section ${index}\n\nText with \`code\`, **bold** and [a link](#section-${index}).\n\n`;
    const sections = Array.from({ length: 41_000 }, (_, index) => section(index)).join("");
    site.write("docs/large.md", `---\ntitle: Large\ndescription: Three megabytes.\n---\n\n${sections}`);
    expect(sections.length).toBeGreaterThan(3_000_000);
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      "missing-description docs/empty.md",
      "duplicate-title docs/right/linked.md",
    ]);
    expect(site.output("docs/empty.html")).toContain("<h1>");
    expect(site.output("docs/mark.html")).toContain("<h1>Mark</h1>");
    expect(site.output("docs/mark.html")).toContain("<strong>bold</strong>");
    expect(site.output("docs/lines.html")).toMatch(/<h2 id="one">One.*<li>a<\/li>/s);
    expect(site.output("docs/left/linked.html")).toContain("Shared.");
    expect(site.output("docs/large.html")).toContain('id="section-40999"');
    expect(site.output("blog/rss.xml")).toContain("http://host:port/");
  });

  it("has its broken pictures told of by each build, also one that draws no page", async () => {
    site = new CopiedSite();
    site.configure('problems: { brokenImages: "warn" },');
    site.write("docs/a.md", page("A", "![a fox](fox.png)"));
    site.write("docs/fox.png", "No picture.");
    const { problems } = await site.build();
    expect(problems).toMatchObject([{ code: "broken-image", file: "docs/fox.png" }]);
    site.write("static/note.txt", "A note.");
    const again = await site.build();
    expect([again.drawn, again.problems]).toEqual([0, problems]);
  });

  it("is told apart from its output folder", async () => {
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
    expect(stderr).toMatch(/error {2}output {2}A file stands where a folder must be.*\n.*hint: /);
  });

  it("holds pipes, which are left out, and folders with the names of documents", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/folder.md/a.md", page("A"));
    site.write("static/note.txt", "A note.");
    for (const name of ["docs/pipe.md", "static/pipe.txt", "pipe"]) execFileSync("mkfifo", [site.file(name)]);
    symlinkSync("../pipe", site.file("docs/link.md"));
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(0);
    expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual(
      ["docs/link.md", "docs/pipe.md", "static/pipe.txt"].map((file) => ["unreadable-file", "warning", file]),
    );
    expect(site.output("docs/folder.md/a.html")).toContain("<h1>A</h1>");
  });

  it("has no documents with NUL characters", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/a.md", page("A", "One\u0000two."));
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "not-utf8", severity: "error", file: "docs/a.md" }]);
  });

  it("is told of documents of data that stand in no folder of documents", async () => {
    site = new CopiedSite();
    site.configure(`data: [{ module: "data.js" }], docs: { onlyIncludeVersions: ["current"] },`);
    site.write("docs/a.md", page("A"));
    site.write("versions.json", '["1.0"]');
    site.write("versioned_docs/version-1.0/a.md", page("A"));
    const item = (path: string) => ({ path, frontMatter: { description: "D." }, markdown: "Text." });
    const give = (...paths: string[]) =>
      site.write("data.js", `export default () => ${JSON.stringify(paths.map(item))};`);
    give("docs/b.md", "versioned_docs/version-1.0/b.md", "dosc/c.md", "versioned_docs/version-2.0/c.md");
    const { exitCode, problems } = await site.build();
    expect(exitCode).toBe(1);
    expect(problems).toMatchObject([{ code: "data-module", severity: "error", file: "data.js" }]);
    expect(problems[0]?.message).toContain("dosc/c.md and 1 more,");
    give("docs/b.md", "versioned_docs/version-1.0/b.md");
    expect((await site.build()).exitCode).toBe(0);
    expect(site.has("docs/b.html")).toBe(true);
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

  // The one who may read everything cannot be kept from it.
  it.skipIf(process.getuid?.() === 0)("says which of its files cannot be read", async () => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/secret.md", "Text.");
    mkdirSync(site.file("docs/locked"));
    chmodSync(site.file("docs/secret.md"), 0);
    chmodSync(site.file("docs/locked"), 0);
    const { exitCode, problems } = await site.build();
    chmodSync(site.file("docs/locked"), 0o700);
    expect(exitCode).toBe(1);
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ["unreadable-file", "docs/locked"],
      ["unreadable-file", "docs/secret.md"],
    ]);
  });
});
