import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

  it("goes on where pictures are gone from the cache, or cut off", async () => {
    const images = site.file(".quire/cache/images");
    for (const name of readdirSync(images)) truncateSync(path.join(images, name), 5);
    expect((await site.build()).exitCode).toBe(0);
    expect(site.snapshot()).toEqual(first);
    rmSync(images, { recursive: true });
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

  it("keeps bundles that another process may be using, for a while", async () => {
    const bundles = () => readdirSync(site.file(".quire/cache/bundles")).sort();
    const [first] = bundles();
    const code = site.source("badge.tsx");
    const change = async (tag: string) => {
      site.write("badge.tsx", code.replaceAll("b>", `${tag}>`));
      expect((await site.build()).exitCode).toBe(0);
    };
    await change("i");
    expect(bundles()).toContain(first);
    expect(bundles()).toHaveLength(2);
    utimesSync(site.file(`.quire/cache/bundles/${first}`), 0, 0);
    await change("u");
    expect(bundles()).not.toContain(first);
    await change("b");
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
    const started = performance.now();
    await site.build();
    const whole = performance.now() - started;
    const sites: Record<string, string>[] = [site.snapshot(), first];
    // Parts of a build, as a busy machine has not begun when another has ended.
    for (const [round, part] of [0.05, 0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 1].entries()) {
      write(round % 2 === 0 ? "Text." : "New.");
      const { process: build, ended } = site.start("build");
      await new Promise((resolve) => setTimeout(resolve, part * whole));
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
