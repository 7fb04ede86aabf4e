import { execFileSync } from "node:child_process";
import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

/** Build, and say whether the site had to be read for it. */
async function build(site: CopiedSite) {
  const { exitCode, stdout, problems, drawn } = await site.build();
  expect(exitCode).toBe(0);
  return { read: "read" in JSON.parse(stdout).seconds, problems, drawn, stdout };
}

/** Until nothing was touched for long enough that the times of files can be relied on, and a build has seen that. */
async function settle(site: CopiedSite) {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await build(site);
}

describe("a site of which nothing was touched since the last build", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  let shared: string;

  beforeAll(async () => {
    site = new CopiedSite();
    shared = `${site.folder}-shared.ts`;
    writeFileSync(shared, 'export const word = "first";\n');
    site.configure("tagline: process.env.TAGLINE ?? 'Plain',");
    site.write("docs/index.md", page("Start", "Text."));
    site.write("docs/same.md", page("Start", "Text of a page with the title of another."));
    site.write("docs/with.mdx", page("With", "import Badge from '@site/badge.tsx';\n\n<Badge />"));
    site.write(
      "badge.tsx",
      `import { word } from "../${path.basename(shared)}";\n\nexport default () => <b>{word}</b>;\n`,
    );
    await build(site);
    await settle(site);
  }, 60_000);
  afterAll(() => {
    site.remove();
    rmSync(shared);
  });

  it("is not read, and its output and what is said of it stay", async () => {
    const before = site.snapshot();
    const first = await build(site);
    expect(first).toMatchObject({ read: false, drawn: 0, problems: [{ code: "duplicate-title" }] });
    expect(JSON.parse(first.stdout)).toMatchObject({ pages: 5, templates: { doc: { pages: 3 } } });
    expect(site.snapshot()).toEqual(before);
  });

  it("is read when a document changes, even where its size and time stay", async () => {
    const file = site.file("docs/index.md");
    const { atime, mtime } = statSync(file);
    site.write("docs/index.md", page("Start", "Next."));
    utimesSync(file, atime, mtime);
    expect(await build(site)).toMatchObject({ read: true, drawn: 1 });
    expect(site.output("docs.html")).toContain("Next.");
  });

  it("is read when it is again what it was, but its output is not", async () => {
    site.write("docs/guest.md", page("Guest", "Soon gone."));
    await build(site);
    expect(site.has("docs/guest.html")).toBe(true);
    rmSync(site.file("docs/guest.md"));
    expect(await build(site)).toMatchObject({ read: true });
    expect(site.has("docs/guest.html")).toBe(false);
  });

  it("is read when a file comes or goes", async () => {
    await settle(site);
    site.write("static/new.txt", "new");
    expect(await build(site)).toMatchObject({ read: true });
    expect(site.has("new.txt")).toBe(true);
    // What is kept of a module that is no longer loaded may be damaged, and harms nothing.
    site.write(".quire/cache/modules/damaged.json", "{");
    await settle(site);
    rmSync(site.file("static/new.txt"));
    expect(await build(site)).toMatchObject({ read: true });
    expect(site.has("new.txt")).toBe(false);
  });

  it("is read when two files of one size and time change places", async () => {
    for (const name of ["a", "b"]) {
      site.write(`static/${name}.txt`, name);
      utimesSync(site.file(`static/${name}.txt`), 1, 1);
    }
    await settle(site);
    renameSync(site.file("static/a.txt"), site.file("static/c.txt"));
    renameSync(site.file("static/b.txt"), site.file("static/a.txt"));
    renameSync(site.file("static/c.txt"), site.file("static/b.txt"));
    await build(site);
    expect([site.output("a.txt"), site.output("b.txt")]).toEqual(["b", "a"]);
  });

  it("has one file of a name: a page's twin is not replaced by a static file, nor drawn again for it", async () => {
    const twin = site.output("docs.md");
    site.write("static/docs.md", "Of another.");
    await build(site);
    expect(await build(site)).toMatchObject({ drawn: 0 });
    expect(site.output("docs.md")).toBe(twin);
    rmSync(site.file("static/docs.md"));
    await settle(site);
  });

  it("is read when a file elsewhere changes that its code imports", async () => {
    expect(await build(site)).toMatchObject({ read: false });
    writeFileSync(shared, 'export const word = "other";\n');
    expect(await build(site)).toMatchObject({ read: true, drawn: 1 });
    expect(site.output("docs/with.html")).toContain("<b>other</b>");
    await settle(site);
  });

  it("is read when its settings come out otherwise, or packages were installed", async () => {
    expect(await build(site)).toMatchObject({ read: false });
    process.env.TAGLINE = "Other";
    expect(await build(site)).toMatchObject({ read: true });
    delete process.env.TAGLINE;
    expect(await build(site)).toMatchObject({ read: true });
    await settle(site);
    site.write("node_modules/.package-lock.json", "{}");
    expect(await build(site)).toMatchObject({ read: true, drawn: 0 });
  });

  it("is read after a commit if its pages say when they were last updated", async () => {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: site.folder, stdio: "pipe" });
    const commit = (date: string) => {
      const ana = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"];
      git("add", "docs");
      git(...ana, "commit", "--allow-empty-message", "-m", "", `--date=${date}T12:00:00Z`);
    };
    git("init", "--quiet");
    commit("2024-01-02");
    site.configure('tagline: "Plain", docs: { showLastUpdateTime: true },');
    await build(site);
    expect(site.output("docs.html")).toContain("January 2, 2024");
    site.write("docs/index.md", page("Start", "Corrected text."));
    await settle(site);
    expect(await build(site)).toMatchObject({ read: false });
    commit("2024-03-04");
    expect(await build(site)).toMatchObject({ read: true, drawn: 1 });
    expect(site.output("docs.html")).toContain("March 4, 2024");
    rmSync(site.file(".git"), { recursive: true });
  });

  it("is read whenever something of it comes from a package", async () => {
    site.write("node_modules/brand/logo.txt", "First.");
    site.configure('tagline: "Plain", staticDirs: ["static", "node_modules/brand"],');
    await build(site);
    await settle(site);
    site.write("node_modules/brand/logo.txt", "Second.");
    expect(await build(site)).toMatchObject({ read: true });
    expect(site.output("logo.txt")).toBe("Second.");
    site.configure("tagline: process.env.TAGLINE ?? 'Plain',");
    await build(site);
    await settle(site);
  });

  it("is built again when its output or what was kept of it is damaged", async () => {
    expect(await build(site)).toMatchObject({ read: false });
    const whole = site.output("docs.html");
    site.write("build/docs.html", "damaged");
    expect(await build(site)).toMatchObject({ read: true, drawn: 1 });
    expect(site.output("docs.html")).toBe(whole);
    rmSync(site.file(".quire/cache/state.json"));
    expect(await build(site)).toMatchObject({ read: true, drawn: 5 });
  });
});
