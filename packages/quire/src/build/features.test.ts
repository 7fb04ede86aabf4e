import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import { literally } from "../base/regular-expression.ts";

let site: CopiedSite;

beforeAll(async () => {
  site = new CopiedSite("features");
  const { exitCode, problems } = await site.build();
  expect(problems).toEqual([]);
  expect(exitCode).toBe(0);
}, 60_000);

afterAll(() => site.remove());

/** The islands of a page: their scripts, when they load, and their properties. */
function islands(name: string) {
  return [...site.output(name).matchAll(/<quire-island src="\/base\/([^"]+)" ([^>]*)>/g)].map(
    ([, script, attributes]) => ({
      script: script!,
      load: /load="(\w+)"/.exec(attributes!)?.[1],
      props: JSON.parse((/props="([^"]*)"/.exec(attributes!)?.[1] ?? "{}").replaceAll("&quot;", '"')),
    }),
  );
}

it("draws islands in documents and pages, with their scripts and properties", () => {
  const counters = islands("docs/moving/counter.html");
  expect(counters.map(({ props }) => props)).toEqual([
    { label: "Foxes", start: 3 },
    { label: "Door 1", start: 1 },
    { label: "Door 2", start: 2 },
  ]);
  expect(new Set(counters.map(({ script }) => script)).size).toBe(1);
  expect(counters.every(({ script }) => site.has(script))).toBe(true);
  expect(site.output("docs/moving/counter.html")).toContain("Foxes<!-- -->: <!-- -->3");
  expect(site.output("docs/moving/counter.html")).toMatch(/<quire-children>.*<em>sentence<\/em>/);
  expect(islands("docs/moving/plain.html")).toMatchObject([
    { load: "visible", props: { label: "Badgers", start: 1 } },
  ]);
  expect(islands("docs/moving/crash.html")).toMatchObject([{ load: "interaction" }]);
  expect(islands("tour.html")).toHaveLength(1);
  expect(site.output("tour.html")).toContain("<title>Tour | Burrow</title>");
  expect(site.output("crash.html")).toMatch(/<quire-island [^>]*body=""/);
});

it("gives no island, and nothing of React, to pages where nothing moves", () => {
  expect(islands("docs/start.html")).toEqual([]);
  expect(site.output("docs/start.html").match(/<script type="module" src="[^"]*"/g)).toHaveLength(1);
});

it("marks the item of the navbar that stands for the sidebar of a page", () => {
  expect(site.output("docs/code.html")).toMatch(/<a [^>]*href="\/base\/docs\/start"[^>]*aria-current="true"/);
});

it("makes pages from data, with the sidebar and links of written ones", () => {
  expect(site.output("docs/animals/owl.html")).toContain('href="/base/docs/animals/fox"');
  expect(site.output("sidebars/default-current-docs.html")).toContain("/base/docs/animals/owl");
  expect(site.has("docs/animals/owl.md")).toBe(true);
  expect(JSON.parse(site.output("data/legs.json"))).toHaveProperty("owl", 2);
});

it("says of a version that is made what data modules have to do for it", async () => {
  const own = new CopiedSite("features");
  try {
    const { stdout } = await own.start("version", "3.0.0").ended;
    expect(stdout).toContain("Created version 3.0.0:");
    expect(stdout).toContain("Data modules must also make their documents for it");
    expect(existsSync(own.file("versioned_docs/version-3.0.0"))).toBe(true);
  } finally {
    own.remove();
  }
});

it("writes files that the manual names, and documents may link to those that are for readers and programs", async () => {
  const manual = readFileSync(path.join(import.meta.dirname, "../../manual/docs/output.md"), "utf8");
  const [, told] = /^# What a build writes\n([\s\S]*?)^## /m.exec(manual)!;
  const names = [...told!.matchAll(/`([^`\s]*\w)`/g)].map(([, name]) => literally(path.basename(name!)));
  const isNamed = new RegExp(`^(?:${names.join("|").replaceAll("…", ".+")})$`);
  // Of pages, static files and data modules, and what is fetched by a name with a hash.
  const others = /\.(?:html|md|br|gz)$|^(?:assets|img|data)\/|^robots-note\.txt$/;
  const files = Object.keys(site.snapshot()).filter((name) => !others.test(name));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((name) => !isNamed.test(path.basename(name)))).toEqual([]);

  const forHosts = /^(?:_|\.|nginx|search-index|sitemap-)/;
  const links = files.filter((name) => !forHosts.test(name)).map((name) => `[${name}](/${name})`);
  site.write("docs/written.md", `---\ndescription: Files.\n---\n\n# Files\n\n${links.join("\n")}\n`);
  expect((await site.build()).problems).toEqual([]);
}, 60_000);
