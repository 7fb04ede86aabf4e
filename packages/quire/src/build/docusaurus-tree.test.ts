import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectInOrder, LarchSite } from "../../fixtures/larch-site.ts";

let site: LarchSite;

beforeAll(async () => {
  site = await LarchSite.make(200);
}, 120_000);

afterAll(() => site.remove());

describe("a tree written for Docusaurus", () => {
  it("builds as it stands, and names what is not carried over", () => {
    expect(site.built.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site.built.exitCode).toBe(0);
    expect(site.built.drawn).toBeGreaterThan(280);
    const codes = new Set(site.built.problems.map(({ code }) => code));
    expect([...codes].sort()).toEqual(["docusaurus-setting", "still-component"]);
    expect(site.built.problems).toContainEqual(
      expect.objectContaining({
        message:
          "The sidebars use `@larch/api-pages/items/all`, which is not installed. They are read without it.",
        hint: "Install `@larch/api-pages`, if sidebar items are missing.",
      }),
    );
  });

  it("has a page at every address", () => {
    const routes = [
      ...["index", "download", "showcase", "about", "support", "support/contact", "404"],
      ...["docs", "docs/1.0.0", "docs/1.0.0/how-to-ask", "docs/next", "docs/next/value-types"],
      ...["docs/next/operations/7.2-upgrade", "docs/next/operations/2024-03-05-incident"],
      ...["docs/next/guides/modelling/pruning", "docs/next/guides/writing", "docs/category/getting-started"],
      ...["community/meetings/01-rules", "community/2023/team"],
      ...["blog", "blog/page/2", "blog/archive", "blog/two-point-oh", "blog/branch-cache"],
      ...[
        "blog/2022/11/30/first-release",
        "blog/no-date-in-name",
        "blog/tags/speed",
        "docs/next/tags/first-steps",
      ],
    ];
    expect(routes.filter((route) => !site.has(`${route}.html`))).toEqual([]);
  });

  it("describes the pages that list posts and tags", () => {
    const described = (name: string) =>
      /<meta name="description" content="([^"]*)"/.exec(site.output(`${name}.html`))?.[1];
    expect(described("blog/archive")).toMatch(/^\d+ posts of .+ by year, the newest first\.$/);
    expect(described("blog/tags")).toMatch(/^\d+ tags of .+, each with its posts\.$/);
    expect(described("blog/tags/speed")).toMatch(/^\d+ posts? of .+ tagged with “.+”\.$/);
    expect(described("docs/tags/start")).toMatch(/^\d+ docs? of .+ tagged with “start”\.$/);
  });

  it("calls tags what tags.yml says", () => {
    const page = site.output("docs/next/tags/begin.html");
    expect(page).toContain("tagged with “Getting going”");
    expect(page).toContain("For the first day with Larch.");
    expect(site.output("docs/next.html")).toMatch(/<a class="tag" href="[^"]*\/docs\/next\/tags\/begin"/);
    expect(site.has("docs/next/tags/concepts.html")).toBe(true);
    // The file of one version says nothing of another.
    expect(site.output("docs/tags/start.html")).toContain("tagged with “start”");
  });

  it("leaves out drafts, partials, tests, hidden files and what exclude names", () => {
    const names = Object.keys(site.snapshot());
    const none = /draft|ignored|_hidden|about\.test|\.hidden|_checklist|_support|parts\/rings|2024\/08\/01/;
    expect(names.filter((name) => none.test(name))).toEqual([]);
  });

  it("lists the sidebar's items as the file and the folders give them", () => {
    const sidebar = site.output("sidebars/default-current-docs.html");
    expectInOrder(
      sidebar,
      ...[
        "Welcome",
        "Install Larch",
        "Grow your first tree",
        "Connect",
        "Guides",
        "Keys",
        "Pruning",
        "Writing pages",
      ],
      ...[
        "Nothing but its own page",
        "<hr",
        "Operations",
        "Backups",
        "Tuning",
        "From 7.2",
        "Find out more",
        "Showcase",
      ],
    );
    expect(sidebar).toContain('class="first-tree"');
    expect(sidebar).toContain("https://shelf.larch.example");
    expect(sidebar).not.toContain("The console");
    expectInOrder(
      site.output("sidebars/default-2.0.0-docs.html"),
      "Welcome",
      "Getting started",
      "Guides",
      "Notes on this",
    );
  });

  it("keeps versions apart and points old and new ones to the latest", () => {
    expect(site.page("docs/next")).toContain("not released yet");
    expect(site.page("docs/1.0.0")).toContain('content="noindex');
    expect(site.page("docs/next/guides/queries")).toContain(
      'href="/docs/guides/queries" data-version="">Go to the latest version',
    );
    expect(site.page("docs")).not.toContain("Go to the latest version");
    expect(site.output("sitemap.xml")).not.toContain("1.0.0");
  });

  it("leaves out of the sitemap what the configuration says", () => {
    const sitemap = site.output("sitemap-pages.xml");
    expect(sitemap).toContain("/blog<");
    expect(sitemap).not.toMatch(/\/blog\/(?:tags|archive)/);
  });

  it("leaves unlisted pages out of sidebars, lists and sitemaps, and reachable", () => {
    expect(site.page("docs/next/operations/hidden-console")).toContain("127.0.0.1:7070/console");
    expect(site.output("sitemap-current.xml")).toContain("/docs/next/operations/tuning<");
    expect(site.output("sitemap-current.xml")).not.toContain("hidden-console");
    expect(site.has("blog/2024/06/11/unlisted.html")).toBe(true);
    for (const list of ["blog", "blog/archive", "blog/tags"])
      expect(site.page(list)).not.toContain("2024/06/11/unlisted");
  });

  it("knows the cards of a category, the edit links and redirects that functions give", () => {
    expect(site.page("docs/next/guides")).toMatch(/<ul class="cards">.*?Writing pages/s);
    expect(site.page("docs/next/faq")).toContain("/edit/main/docs/faq.md");
    expect(site.page("docs/1.0.0/install")).toContain("/edit/main/versioned_docs/version-1.0.0/install.md");
    expect(site.page("docs/next/changelog")).not.toContain("Edit this page");
    expect(site.page("docs/install")).toContain("url=/docs/getting-started/install");
    expect(site.page("contribute/team")).toContain("url=/community/team");
    expect(site.page("chat")).toContain("https://chat.larch.example");
  });

  it("writes the twin of each document, feeds and what stands in static", () => {
    expect(site.page("about")).toContain('<a href="/blog/rss.xml">by feed</a>');
    expect(site.output("docs/next/faq.md")).toMatch(/^# Frequent questions/);
    const feed = site.output("blog/rss.xml");
    expect(feed).toContain("<title>Larch 2</title>");
    // Links of headings to themselves stay on the page.
    expect(feed).toContain("Thanks&lt;/h2&gt;");
    expect(feed).not.toContain("href=&quot;#");
    expect(feed).toContain("<title>Counting rings</title>");
    expect(feed).not.toContain("&lt;h1");
    expect(site.output("CNAME").trim()).not.toBe("");
    expect(site.has("files/cheatsheet.txt")).toBe(true);
  });

  it("keeps every page when nothing changed", async () => {
    const before = site.snapshot();
    const again = await site.build();
    expect(again.drawn).toBe(0);
    expect(site.snapshot()).toEqual(before);
  }, 60_000);

  it("stands under another base path when its configuration says so", async () => {
    const config = site.file("docusaurus.config.js");
    site.write(
      "docusaurus.config.js",
      readFileSync(config, "utf8").replace("baseUrl: '/'", "baseUrl: '/larch/'"),
    );
    const { exitCode, problems } = await site.build();
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(exitCode).toBe(0);
    const addresses = [...site.page("index").matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]!);
    // The announcement is HTML of its author's, who wrote the address without a base path.
    const bare = addresses.filter((address) => !address.startsWith("/larch/") && address !== "/docs/next");
    expect(bare).toEqual([]);
    expect(site.page("docs/next/guides/images")).toContain('src="/larch/img/larch.png"');
    const sheet = /href="\/larch(\/assets\/style-[^"]+\.css)"/.exec(site.page("index"))![1]!;
    expect(site.output(sheet.slice(1))).toContain("url(/larch/img/logo.svg)");
    expect(site.output(sheet.slice(1))).toMatch(/\.larch-ground\{background:url\(\/larch\/assets\/larch-/);
  }, 120_000);
});
