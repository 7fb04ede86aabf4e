import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import { serve } from "./fixtures/serve.ts";

const page = (text: string) => `---\ntitle: A page\ndescription: About it.\n---\n\n${text}\n`;

describe("what the development server follows", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    // After the server has ended: of such functions, the last is called first.
    onTestFinished(() => site.remove());
    site.configure();
    site.write("docs/page.md", page("First."));
  });

  it.each([
    ["the site's folder", (_site: CopiedSite) => "docs"],
    ["a folder outside", (site: CopiedSite) => `../${path.basename(site.folder)}-outside`],
  ])("follows what is written in %s while it starts", async (_name, folderOf) => {
    const folder = folderOf(site);
    onTestFinished(() => rmSync(site.file(folder), { recursive: true, force: true }));
    site.configure(`docs: { path: "${folder}" }, data: [{ module: "data.js" }],`);
    site.write(`${folder}/page.md`, page("First."));
    site.write(
      "data.js",
      `import { readFileSync, writeFileSync } from "node:fs";
export default async () => {
  const text = readFileSync("${folder}/page.md", "utf8");
  // Documents are read meanwhile.
  await new Promise((later) => setTimeout(later, 500));
  writeFileSync("${folder}/page.md", text.replace("First.", "Second."));
  return [];
};
`,
    );
    const { until } = await serve(site);
    await until("/docs/page", "Second.");
  });

  it("follows folders outside the site's own after a start that failed", async () => {
    const folder = `../${path.basename(site.folder)}-outside`;
    const outside = site.file(folder);
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    site.configure(`docs: { path: "${folder}" },`);
    site.write(`${folder}/box.jsx`, 'import "no-such-package";\nexport default () => <p>A box.</p>;\n');
    site.write(`${folder}/page.mdx`, page("import Box from './box.jsx';\n\n<Box />"));
    const { until } = await serve(site);
    await until("/docs/page", "The site cannot be built");
    site.write(`${folder}/page.mdx`, page("Mended."));
    await until("/docs/page", "Mended.");
  });

  it("shows the date of a commit that changes no file", async () => {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: site.folder, stdio: "pipe" });
    const commit = (date: string, ...more: string[]) => {
      git("add", "docs");
      const committer = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"];
      git(...committer, "commit", "--message=Write", `--date=${date}T12:00:00Z`, ...more);
    };
    git("init", "--quiet");
    commit("2024-01-02");
    site.configure("docs: { showLastUpdateTime: true },");
    const { until } = await serve(site);
    await until("/docs/page", "2024-01-02");
    commit("2024-03-04", "--amend");
    await until("/docs/page", "2024-03-04");
  });

  it("follows files and folders outside the site's own", async () => {
    const folder = `../${path.basename(site.folder)}-outside`;
    const outside = site.file(folder);
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    site.configure(`docs: { path: "${folder}/docs", sidebarPath: "${folder}/sidebars.json" },
      blog: { path: "${folder}/blog" }, pages: "${folder}/pages", staticDirs: ["${folder}/static"], data: [{ module: "data.js", inputs: ["${folder}/data"] }],`);
    site.write(
      "data.js",
      `import { readFileSync } from "node:fs";
export default () => [{ path: "/made.txt", text: readFileSync("${folder}/data/a.txt", "utf8") }];
`,
    );
    const files = {
      "docs/page.md": "/docs/page",
      "blog/2024-01-02-post.md": "/blog/2024/01/02/post",
      "pages/own.md": "/own",
      "static/a.txt": "/a.txt",
      "data/a.txt": "/made.txt",
    };
    const write = (name: string, word: string) =>
      site.write(`${folder}/${name}`, name.endsWith(".md") ? page(word) : word);
    const list = (label: string) =>
      site.write(`${folder}/sidebars.json`, JSON.stringify({ docs: [{ type: "doc", id: "page", label }] }));
    for (const name of Object.keys(files)) write(name, "First.");
    list("Listed first");
    const { until } = await serve(site);
    for (const [name, address] of Object.entries(files)) {
      await until(address, "First.");
      // Nothing else is written meanwhile that would have all of them read again.
      write(name, "Second.");
      await until(address, "Second.");
    }
    list("Listed second");
    await until("/docs/page", "Listed second");
    write("static/new.txt", "Third.");
    await until("/new.txt", "Third.");
  });

  it("heeds neither copies that editors keep beside a file nor what packages and Git write", async () => {
    const { until, listen } = await serve(site);
    await until("/docs/page", "First.");
    const told = await listen();
    await vi.waitFor(() => expect(told.text).toContain("hello"), { timeout: 20_000 });
    for (const name of ["docs/page.md~", "docs/.page.md.swp", "docs/page.md.tmp", "docs/4913", ".git/index"])
      site.write(name, "");
    // What is written later is not processed together with these.
    await new Promise((later) => setTimeout(later, 200));
    site.write(".quire/page.md", page("Second."));
    renameSync(site.file(".quire/page.md"), site.file("docs/page.md"));
    await until("/docs/page", "Second.");
    await vi.waitFor(() => expect(told.text).toContain('"main"'), { timeout: 20_000 });
    expect(told.text.match(/data:/g)).toHaveLength(2);
  });

  it("follows a file that was put in the place of another, as many editors save", async () => {
    const { until } = await serve(site);
    await until("/docs/page", "First.");
    site.write("page.new", page("Second."));
    renameSync(site.file("page.new"), site.file("docs/page.md"));
    await until("/docs/page", "Second.");
    site.write("docs/page.md", page("Third."));
    await until("/docs/page", "Third.");
  });

  it("follows folders that come, go and come again", async () => {
    const { get, until } = await serve(site);
    site.write("docs/a/b/c.md", page("First."));
    await until("/docs/a/b/c", "First.");
    renameSync(site.file("docs/a"), site.file("docs/z"));
    await until("/docs/z/b/c", "First.");
    expect((await get("/docs/a/b/c")).status).toBe(404);
    rmSync(site.file("docs/z"), { recursive: true });
    site.write("docs/z/b/c.md", page("Second."));
    await until("/docs/z/b/c", "Second.");
    site.write("docs/z/b/c.md", page("Third."));
    await until("/docs/z/b/c", "Third.");
  });

  it("follows what links lead to, also where one leads back", async () => {
    const outside = `${site.folder}-linked`;
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    mkdirSync(outside);
    writeFileSync(path.join(outside, "page.md"), page("First."));
    symlinkSync(outside, site.file("docs/linked"));
    symlinkSync(site.folder, site.file("loop"));
    const { until } = await serve(site);
    await until("/docs/linked/page", "First.");
    writeFileSync(path.join(outside, "page.md"), page("Second."));
    await until("/docs/linked/page", "Second.");
  });

  it("follows a folder that is named like the output", async () => {
    site.configure('outDir: "dist/docs",');
    const { until } = await serve(site);
    await until("/docs/page", "First.");
    site.write("docs/page.md", page("Second."));
    await until("/docs/page", "Second.");
  });

  it("follows a document everywhere when its body changes", async () => {
    site.configure("blog: {},");
    const write = (name: string, text: string) => site.write(`docs/${name}.md`, page(`Text.\n\n${text}`));
    write("included", "First.");
    write("imported", "First.");
    site.write("docs/page.md", page("import Included from './included.md';\n\n<Included />"));
    site.write(
      "pages/code.tsx",
      "import Imported from '@site/docs/imported.md';\n\nexport default () => <main><h1>Code</h1><Imported /></main>;\n",
    );
    site.write("blog/2024-01-02-post.md", page("Text.\n\nFirst."));
    const { get, until } = await serve(site);
    for (const address of ["/docs/page", "/code", "/blog"]) await until(address, "First.");
    write("included", "Second.");
    await until("/docs/page", "Second.");
    write("imported", "Second.");
    await until("/code", "Second.");
    expect((await get("/blog")).text).not.toContain("Read more");
    site.write("blog/2024-01-02-post.md", page("Text.\n\n<!-- truncate -->\n\nFirst."));
    await until("/blog", "Read more");
  });
});
