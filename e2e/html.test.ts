/**
 * What the documents are made of, before any script. Proves of the specification:
 * - 1 What the product does: a static documentation website, readable as it is served;
 * - 2 Screens and routes: every route is a page, reached by links.
 */
import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import {
  arrive,
  builtFiles,
  features,
  openPage,
  readBuilt,
  routesOf,
  templates,
  website,
} from "./support.ts";

describe.each(["website", "features"] as const)("every document of the %s", (site) => {
  const documents = builtFiles(site, ".html").map((file) => ({ file, html: readBuilt(site, file) }));

  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
  const namedHashes = (directive: string) => {
    const [sources = ""] = new RegExp(` ${directive} [^;]*`).exec(readBuilt(site, "_headers")) ?? [];
    return [...sources.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
  };

  it("skips no level between its headings", () => {
    const skips = documents.flatMap(({ file, html }) => {
      const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      const skip = levels.find((level, at) => level > (levels[at - 1] ?? 0) + 1);
      return skip === undefined ? [] : [`${file}: h${skip}`];
    });
    expect(skips).toEqual([]);
  });

  it("has no styles and no handlers in its tags", () => {
    const tags = documents.flatMap(({ file, html }) =>
      [...html.matchAll(/<[a-z][^<>]*?\s(?:style|on[a-z]+)=[^<>]*>/gi)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(tags).toEqual([]);
  });

  it("has no inline script but those whose hash the policy names", () => {
    const scripts = documents.flatMap(({ html }) =>
      [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^<]*)/g)]
        .filter(([, attributes]) => !attributes!.includes("application/ld+json"))
        .map(([, , source]) => hashOf(source!)),
    );
    expect(new Set(scripts)).toEqual(new Set(namedHashes("script-src")));
  });

  it("has no inline style but the one whose hash the policy names", () => {
    const hashes = documents.flatMap(({ html }) =>
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashOf(css!)),
    );
    expect([...new Set(hashes)]).toEqual(namedHashes("style-src"));
  });

  it("asks for its font once, in the body, where it does not hold back the first paint", () => {
    const others = documents.filter(({ html }) => {
      const [head = "", body = ""] = html.split("<body>");
      const asked = body.match(/<link rel="preload" href="[^"]*\/assets\/[^"]+\.woff2" as="font"/g) ?? [];
      return body.includes('class="navbar"') && (head.includes("preload") || asked.length !== 1);
    });
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it("has a title, a language and its direction, one h1 and one main", () => {
    const lacking = documents.flatMap(({ file, html }) => {
      // Its body is an island that crashes; nothing else is in it.
      if (file === "crash.html") return [];
      if (file.startsWith("sidebars/") || html.includes('http-equiv="refresh"')) return [];
      const counts = {
        title: html.split("</head>")[0]!.match(/<title>[^<]+<\/title>/g)?.length,
        lang: html.match(/^<!DOCTYPE html><html lang="en" dir="ltr"/g)?.length,
        main: html.match(/<main\b[^>]*id="main"/g)?.length,
        h1: html.match(/<h1\b/g)?.length,
      };
      return Object.values(counts).every((count) => count === 1) ? [] : [{ file, ...counts }];
    });
    expect(lacking).toEqual([]);
  });

  it("says to search engines, where it shows readers the way to it, that way from the front page, each step with its address", () => {
    const shown = documents.filter(({ html }) => /<nav[^>]*aria-label="Breadcrumbs"/.test(html));
    expect(shown.length).toBeGreaterThan(1);
    const lost = shown.flatMap(({ file, html }) => {
      const [, json = "{}"] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
      const { itemListElement: steps = [] } = JSON.parse(json) as { itemListElement?: { item?: string }[] };
      const [first, ...rest] = steps.map(({ item }) => item && new URL(item).pathname);
      const isWay =
        first === (site === "features" ? "/base/" : "/") &&
        rest.length > 0 &&
        rest.slice(0, -1).every(Boolean);
      return isWay ? [] : [{ file, first, rest }];
    });
    expect(lost).toEqual([]);
  });

  it("begins with a link to what it is about", () => {
    const lost = documents.filter(({ file, html }) => {
      if (file.startsWith("sidebars/") || html.includes('http-equiv="refresh"')) return false;
      const target = /<body[^>]*>(?:<link[^>]*>)?<a class="button skip-link" href="#(\w+)"/.exec(html)?.[1];
      return target === undefined || !html.includes(` id="${target}"`);
    });
    expect(lost.map(({ file }) => file)).toEqual([]);
  });

  it("is reached by links from the front page, scripts off", () => {
    const routes = new Set(routesOf(site));
    const base = new URL({ website, features }[site]).pathname.replace(/\/$/, "");
    const reached = new Set(["/"]);
    for (const route of reached) {
      const file = `${route === "/" ? "index" : route.slice(1)}.html`;
      const html = readBuilt(site, file).replace(/<dialog[\s\S]*?<\/dialog>/, "");
      for (const [, address] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const url = new URL(address!, `http://site${base}${route}`);
        const path = url.pathname.slice(base.length) || "/";
        if (url.host === "site" && routes.has(path)) reached.add(path);
      }
    }
    expect([...routes].filter((route) => !reached.has(route))).toEqual(UNLINKED[site]);
  });
});

/** Pages that nothing links to, on purpose. */
const UNLINKED = { website: ["/hack_display_image"], features: ["/crash"] };

/**
 * The recommended rules, without those about the way HTML is written down rather than what it says: void
 * elements and boolean attributes as React writes them, `charSet`, ids that React makes and that may begin
 * with any character, `&` where nothing can be mistaken for a character reference, labels on lists (which
 * may have them), and titles of posts that are as long as their authors want them.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": ["error", { relaxed: true }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

describe.each(
  Object.entries(templates).flatMap(([site, pages]) =>
    Object.entries(pages).map(
      ([template, path]) => [site as keyof typeof templates, template, path] as const,
    ),
  ),
)("%s, %s", (site, _template, path) => {
  it("is valid HTML", async () => {
    const file = path.startsWith("/no/") ? "404" : path === "/" ? "index" : path.slice(1);
    const report = await validator.validateString(readBuilt(site, `${file}.html`));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
});

describe("with scripts off", () => {
  const still = { javaScriptEnabled: false };

  it("a page of the documentation reads and leads on", async () => {
    const page = await openPage(`${website}/docs/quickstart`, still);
    expect((await page.locator("#main").innerText()).length).toBeGreaterThan(1000);
    await page.getByRole("navigation", { name: "Breadcrumbs" }).waitFor();
    expect(await page.locator("#sidebar a").first().isVisible()).toBe(true);
    await page.locator(".pagination-next").click();
    await arrive(page, (url) => url.pathname !== "/docs/quickstart");
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("what only scripts can do is not offered", async () => {
    const page = await openPage(`${features}/docs/code`, still);
    for (const control of [".code-copy", "[data-copy-page]", "[data-color-mode]", ".navbar-toggle"]) {
      expect([control, await page.locator(control).first().isVisible()]).toEqual([control, false]);
    }
  });

  it.each([templates.website.explorer, templates.website.graphql, templates.website.matrix])(
    "no filter is offered, nor printed: %s",
    async (path) => {
      const filter = ".row-filter";
      const page = await openPage(website + path, still);
      expect(await page.locator(filter).isVisible()).toBe(false);
      const printed = await openPage(website + path);
      expect(await printed.locator(filter).isVisible()).toBe(true);
      await printed.emulateMedia({ media: "print" });
      expect(await printed.locator(filter).isVisible()).toBe(false);
    },
  );

  it("every panel of tabs is shown under its label", async () => {
    const page = await openPage(`${features}/docs/tabs`, still);
    for (const text of ["slow and quiet", "quick and loud", "In sand", "In clay", "snow is gone"]) {
      expect([text, await page.getByText(text).isVisible()]).toEqual([text, true]);
    }
    expect(await page.locator(".tab-label").first().isVisible()).toBe(true);
  });

  it("dropdowns and the contents open", async () => {
    const page = await openPage(`${website}/docs/quickstart`, {
      ...still,
      viewport: { width: 390, height: 800 },
    });
    await page.getByText("On this page").click();
    expect(await page.locator("[data-toc] a").first().isVisible()).toBe(true);
    await page.locator(".navbar .versions summary").click();
    expect(await page.locator(".navbar [data-version='1.1.0']").isVisible()).toBe(true);
  });

  it("a small screen has a link to the menu, which stands below the text", async () => {
    const page = await openPage(`${website}/docs/quickstart`, {
      ...still,
      viewport: { width: 390, height: 800 },
    });
    await page.getByRole("link", { name: "Menu" }).click();
    const link = page.locator("#sidebar a[aria-current=page]");
    expect(await link.isVisible()).toBe(true);
  });
});
