import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import { serve } from "./fixtures/serve.ts";

const page = (text: string) => `---\ntitle: A page\ndescription: About it.\n---\n\n${text}\n`;

/** The number of open files of compiled documents in a process, which only Linux lists in a folder. */
function openPacks(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => readlinkSync(path.join(folder, name)).endsWith(".pack")).length;
}

describe("the development server", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    // After the server has ended: of such functions, the last is called first.
    onTestFinished(() => site.remove());
    site.configure();
    site.write("docs/page.md", page("First."));
  });

  it("recovers when a file that could not be bundled is again what it was", async () => {
    const box = "export default () => <p>A box.</p>;\n";
    site.write("box.jsx", box);
    site.write("docs/page.md", page("import Box from '@site/box';\n\n<Box />"));
    const { until } = await serve(site);
    await until("/docs/page", "A box.");
    site.write("box.jsx", `import "no-such-package";\n${box}`);
    await until("/docs/page", "The site cannot be built");
    site.write("box.jsx", box);
    await until("/docs/page", "A box.");
  });

  it("tells on every page what is wrong with the settings, until it is mended", async () => {
    const { get, until } = await serve(site);
    await until("/docs/page", "First.");
    site.configure('theme: { navbar: { items: [{ type: "doc", docId: "nowhere", label: "A" }] } },');
    await until("/docs/page", "navbar-unknown-doc");
    expect((await get("/docs/page")).text).toContain("First.");
    site.configure();
    await vi.waitFor(async () => expect((await get("/docs/page")).text).not.toContain("navbar-unknown-doc"), {
      timeout: 20_000,
    });
  });

  it("says on the page of a document that cannot be read why it has no text", async () => {
    site.write("docs/latin.md", new Uint8Array([0x23, 0x20, 0xe9, 0x0a]));
    const { until } = await serve(site);
    await until("/docs/latin", "not-utf8");
    site.write("docs/latin.md", page("Mended."));
    await until("/docs/latin", "Mended.");
  });

  it("has open pages take a new text in place, and loads them anew for what stands around it", async () => {
    const { until, listen } = await serve(site);
    await until("/docs/page", "First.");
    const told = await listen();
    const tells = (change: string) =>
      vi.waitFor(() => expect(told.text).toContain(`{"${change}":true,`), { timeout: 20_000 });
    site.write("docs/page.md", page("Second."));
    await tells("main");
    expect(told.text).not.toContain("update");
    site.write("docs/page.md", page("Second.").replace("A page", "Another"));
    await tells("update");
    expect(told.text).not.toContain("reload");
    site.configure('theme: { navbar: { title: "Another" } },');
    await tells("reload");
  });

  it("loads open pages anew for a version that comes, which menus around pages list", async () => {
    const { until, listen } = await serve(site);
    await until("/docs/page", "First.");
    const told = await listen();
    site.write("versioned_docs/version-1.0/page.md", page("Earlier."));
    site.write("versions.json", '["1.0"]');
    await until("/docs/page", "Earlier.");
    await vi.waitFor(() => expect(told.text).toContain('{"reload":true,'), { timeout: 20_000 });
  });

  it("shows on a page which other file has its address", async () => {
    const { get, until } = await serve(site);
    await until("/docs/page", "First.");
    site.write("docs/other.md", page("Other.").replace("---\n", "---\nslug: /page\n"));
    await until("/docs/page", "Two pages have the path /docs/page");
    expect((await get("/docs/elsewhere")).text).not.toContain("Two pages");
  });

  it("says in the terminal what concerns no page, once", async () => {
    const { said, until } = await serve(site);
    await until("/docs/page", "First.");
    const says = (text: string) => vi.waitFor(() => expect(said.text).toContain(text), { timeout: 20_000 });
    site.write("docs/more/_category_.json", '{ "lable": "More" }');
    await says("A category has no field `lable`.");
    site.configure("blogg: {},");
    await says("`blogg` is not a setting.");
    site.configure('tagline: "Mended",');
    await until("/docs/page", "First.");
    site.configure("bloggs: {},");
    await says("`bloggs` is not a setting.");
    expect(said.text.split("A category has no field")).toHaveLength(2);
  });

  it("goes on when code of the site fails late, and says so once for all pages", async () => {
    site.write(
      "late.jsx",
      'export default () => {\n  Promise.reject(new Error("Late."));\n  return <p>A box.</p>;\n};\n',
    );
    const text = page("import Late from '@site/late';\n\n<Late />");
    for (const name of ["page", "other"]) site.write(`docs/${name}.mdx`, text);
    rmSync(site.file("docs/page.md"));
    const { said, get, until } = await serve(site);
    const says = (message: string) =>
      vi.waitFor(() => expect(said.text).toContain(message), { timeout: 20_000 });
    await until("/docs/page", "A box.");
    await says("late.jsx:2");
    await until("/docs/other", "A box.");
    site.write("late.jsx", site.source("late.jsx").replace("Late.", "Later."));
    await vi.waitFor(
      async () => {
        await get("/docs/page");
        expect(said.text).toContain("not handled: Later.");
      },
      { timeout: 20_000 },
    );
    expect(said.text.split("not handled: Late.")).toHaveLength(2);
  });

  it.runIf(process.platform === "linux")("closes the files of the site as it was before", async () => {
    const { pid, until } = await serve(site);
    await until("/docs/page", "First.");
    const open = openPacks(pid);
    expect(open).toBeGreaterThan(0);
    for (const title of ["One", "Two"]) {
      site.configure(`theme: { navbar: { title: "${title}" } },`);
      site.write("docs/page.md", page(`Text ${title}.`));
      await until("/docs/page", `>${title}<`);
      await until("/docs/page", `Text ${title}.`);
    }
    expect(openPacks(pid)).toBeLessThanOrEqual(open + 1);
  });

  it("tells a page that listens late that it has changed since", async () => {
    const { get, until, listen } = await serve(site);
    const ageOf = async () => /data-age="([^"]+)"/.exec((await get("/docs/page")).text)![1]!;
    const sent = await ageOf();
    site.write("docs/page.md", page("Second."));
    await until("/docs/page", "Second.");
    await vi.waitFor(async () => expect(await ageOf()).not.toBe(sent), { timeout: 20_000 });
    const told = await listen();
    await vi.waitFor(async () => expect(told.text).toContain(`{"hello":true,"age":"${await ageOf()}"}`));
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

  it("marks what has changed since an earlier version, and no longer what is the same again", async () => {
    site.configure('docs: { lastVersion: "current", versions: { current: { changesSince: "1.0" } } },');
    site.write("docs/page.md", page("Text.\n\nFirst."));
    site.write("versioned_docs/version-1.0/page.md", page("Text.\n\nFirst."));
    site.write("versions.json", '["1.0"]');
    const { get, until } = await serve(site);
    await until("/docs/page", "<p>First.</p>");
    const mark = "Changed since 1.0";
    expect((await get("/docs/page")).text).not.toContain(mark);
    site.write("docs/page.md", page("Text.\n\nSecond."));
    await until("/docs/page", mark);
    site.write("versioned_docs/version-1.0/page.md", page("Text.\n\nSecond."));
    await vi.waitFor(async () => expect((await get("/docs/page")).text).not.toContain(mark), {
      timeout: 20_000,
    });
  });

  it("follows folders outside the site's own", async () => {
    const folder = `../${path.basename(site.folder)}-outside`;
    const outside = site.file(folder);
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    site.configure(`docs: { path: "${folder}/docs" }, blog: { path: "${folder}/blog" }, pages: "${folder}/pages",
      staticDirs: ["${folder}/static"], data: [{ module: "data.js", inputs: ["${folder}/data"] }],`);
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
    for (const name of Object.keys(files)) write(name, "First.");
    const { until } = await serve(site);
    for (const [name, address] of Object.entries(files)) {
      await until(address, "First.");
      // Nothing else is written meanwhile that would have all of them read again.
      write(name, "Second.");
      await until(address, "Second.");
    }
    write("static/new.txt", "Third.");
    await until("/new.txt", "Third.");
  });

  it("heeds neither copies that editors keep beside a file nor what packages and Git write", async () => {
    const { until, listen } = await serve(site);
    await until("/docs/page", "First.");
    const told = await listen();
    await vi.waitFor(() => expect(told.text).toContain("hello"));
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

  it("keeps browsers from keeping anything, and says where the site is under its base path", async () => {
    site.configure('baseUrl: "/base/",');
    const { get } = await serve(site);
    const { status, headers } = await get("/docs/page");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    const outside = await get("/../docs/page");
    expect([outside.status, outside.text]).toEqual([404, expect.stringContaining("Open /base/.")]);
  });

  it("leaves links to headings to builds, which know those of all pages", async () => {
    site.write("docs/page.md", page("[There](other.md#part) and [here](#gone)."));
    site.write("docs/other.md", page("Other."));
    const { get } = await serve(site);
    expect((await get("/docs/page")).text).not.toContain("broken-anchor");
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

  it("finds addresses that are percent-encoded, and redirects from and to them", async () => {
    site.configure('redirects: [{ from: "/älter", to: "/docs/größe" }],');
    site.write("docs/größe.md", page("Text."));
    const { get } = await serve(site);
    const address = `/docs/${encodeURIComponent("größe")}`;
    expect((await get(address)).text).toContain("<h1>A page</h1>");
    expect((await get(`${address}.md`)).text).toContain("# A page");
    expect((await get(`/${encodeURIComponent("älter")}`)).text).toContain("<h1>A page</h1>");
  });

  it("gives whole sidebars, whatever their names hold, and none at an address that is not well-formed", async () => {
    site.write("sidebars.ts", 'export default { "größe 1%": ["page"] };');
    const { get } = await serve(site);
    const name = encodeURIComponent("größe 1%");
    expect((await get(`/sidebars/default-current-${name}.html`)).text).toContain('href="/docs/page"');
    expect((await get("/sidebars/%.html")).status).toBe(404);
  });

  it("goes on when the cache is emptied, and when a file is gone before it is sent", async () => {
    site.write("docs/fox.txt", "A fox.");
    site.write("docs/page.md", page("[fox](fox.txt)"));
    const { get } = await serve(site);
    const { text } = await get("/docs/page");
    const style = /href="([^"]+\.css)"/.exec(text)![1]!;
    const fox = /href="([^"]+\.txt)"/.exec(text)![1]!;
    // The server may write into it meanwhile.
    const empty = () => rmSync(site.file(".quire/cache"), { recursive: true, force: true });
    await vi.waitFor(empty, { timeout: 20_000 });
    const [sheet, again] = await Promise.all([get(style), get(style)]);
    expect([sheet.status, again.status]).toEqual([200, 200]);
    rmSync(site.file("docs/fox.txt"));
    expect((await get(fox)).status).toBe(404);
    expect((await get("/docs/page")).status).toBe(200);
  });

  it("shows nothing to pages of others, such as one whose host name leads here", async () => {
    const { get } = await serve(site);
    expect((await get("/docs/page", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await get("/@quire/events", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await get("/docs/page")).status).toBe(200);
  });
});
