/**
 * What each template weighs, compressed with brotli: HTML, the CSS it asks for, the JavaScript that runs by
 * the time the page is at rest. The bounds are those that a documentation page is held to.
 */
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtFiles, compressedSize, openPage, routesOf, templates, website } from "./support.ts";

/** In bytes. The script may have 8,000; without the bundler's helper for imports it has about 7,700. */
const MOST = { html: 14_000, css: 12_000, script: 7_800 };
const MOST_OF_ISLAND = 5_000;

/** HTML of pages that show the whole of something at once. */
const whole: Record<string, number> = {
  "/integrations": 40_000,
  [templates.website.source]: 16_000,
  [templates.website.entity]: 20_500,
  [templates.website["graphql topic"]]: 20_000,
  [templates.website.changes]: 20_000,
};

/** JavaScript of pages whose scripts are what they are there for: the search, the paths that are nearest. */
const scripted: Record<string, number> = {
  [templates.website.search]: 30_000,
  [templates.website["not found"]]: 9_000,
};

/** CSS of the page whose results have styles of their own. */
const styled: Record<string, number> = { [templates.website.search]: 13_100 };

const weigh = (text: string | Buffer) => brotliCompressSync(text).length;

const fileOf = (path: string) =>
  path.startsWith("/no/") ? "404.html" : path === "/" ? "index.html" : `${path.slice(1)}.html`;

describe.each([...Object.values(templates.website), "/integrations"])("%s", (path) => {
  it("is within its bounds, and loads no React by itself", async () => {
    const page = await openPage();
    const weights = { html: 0, css: 0, script: 0 };
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const kind = ({ document: "html", stylesheet: "css", script: "script" } as const)[
        response.request().resourceType() as "document"
      ];
      if (!kind) return;
      bodies.push(
        response.body().then((body) => {
          weights[kind] += weigh(body);
        }),
      );
    });
    await page.goto(website + path);
    await page.waitForLoadState("networkidle");
    await Promise.all(bodies);
    // Styles that a page carries are of its CSS, too.
    for (const style of await page.locator("style[data-first]").allTextContents())
      weights.css += weigh(style);
    const islands = await page.locator("quire-island[data-begun]").count();
    expect(weights.html, "HTML").toBeLessThanOrEqual(whole[path] ?? MOST.html);
    expect(weights.css, "CSS").toBeLessThanOrEqual(styled[path] ?? MOST.css);
    expect(weights.html * weights.css * weights.script).toBeGreaterThan(0);
    if (islands === 0)
      expect(weights.script, "JavaScript").toBeLessThanOrEqual(scripted[path] ?? MOST.script);
  });
});

describe("the code of an island", () => {
  it("is its own and little more: React is loaded once for all", () => {
    const islands = builtFiles("website", ".js").filter((file) => /^assets\/island-\d/.test(file));
    expect(islands.length).toBeGreaterThan(3);
    const heavy = islands.map((file) => [file, compressedSize("website", file)] as const);
    expect(heavy.filter(([, bytes]) => bytes > MOST_OF_ISLAND)).toEqual([]);
  });
});

describe("the middle page of the documentation", () => {
  it("has HTML within its bound", () => {
    const sizes = routesOf("website")
      .filter((route) => route.startsWith("/docs/"))
      .map((route) => compressedSize("website", fileOf(route)))
      .sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(MOST.html);
  });
});
