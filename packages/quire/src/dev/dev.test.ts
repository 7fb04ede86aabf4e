import { readdirSync, readlinkSync, rmSync } from "node:fs";
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

  it("tells a page that listens late that it has changed since", async () => {
    const { get, until, listen } = await serve(site);
    const ageOf = async () => /data-age="([^"]+)"/.exec((await get("/docs/page")).text)![1]!;
    const sent = await ageOf();
    site.write("docs/page.md", page("Second."));
    await until("/docs/page", "Second.");
    await vi.waitFor(async () => expect(await ageOf()).not.toBe(sent), { timeout: 20_000 });
    const told = await listen();
    await vi.waitFor(async () => expect(told.text).toContain(`{"hello":true,"age":"${await ageOf()}"}`), {
      timeout: 20_000,
    });
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
});
