import { describe, expect, test } from "vitest";
import type { ListedPage } from "../listed-pages.ts";
import { renderRobots } from "./robots.ts";
import { renderSitemaps } from "./sitemap.ts";

const where = { url: "https://docs.example.com", baseUrl: "/base/" };

const itself = (path: string) => path;

function route(path: string, more: Partial<ListedPage> = {}): ListedPage {
  return { path, kind: "page", title: path, noIndex: false, ...more };
}

describe("renderSitemaps", () => {
  test("a page that two routes claim is the first of them, and any path is one address", () => {
    const [, pages, version] = renderSitemaps(
      [
        route("/a", { lastmod: "2025-01-02" }),
        route("/a", { lastmod: "2025-03-04" }),
        route("/what?#x"),
        route("/half \ud800"),
        route("/b", { version: "next/beta", instance: "default" }),
        route("/a", { version: "next/beta", instance: "default" }),
        route("/c", { noIndex: true }),
        route("/c", { version: "next/beta", instance: "default" }),
      ],
      where,
      itself,
    );
    expect(pages!.text.match(/<url>.*/g)).toEqual([
      "<url><loc>https://docs.example.com/base/a</loc><lastmod>2025-01-02</lastmod></url>",
      "<url><loc>https://docs.example.com/base/what%3F%23x</loc></url>",
      "<url><loc>https://docs.example.com/base/half%20%EF%BF%BD</loc></url>",
    ]);
    expect(version!.name).toBe("sitemap-next-beta.xml");
    expect(version!.text.match(/<url>/g)).toHaveLength(1);
  });

  test("one for each version, one for the rest, and the list of them", () => {
    const files = renderSitemaps(
      [
        route("/docs/a", { version: "current", instance: "default", lastmod: "2025-01-02" }),
        route("/docs/b&c", { version: "current", instance: "default", lastmod: "2025-03-04" }),
        route("/docs/1.1.0/a", { version: "1.1.0", instance: "default" }),
        route("/docs/1.0.0/a", { version: "1.0.0", instance: "default", noIndex: true }),
        route("/api/a", { version: "current", instance: "api" }),
        route("/"),
        route("/"),
        route("/über uns"),
      ],
      where,
      itself,
    );
    expect(files.map((file) => file.name)).toEqual([
      "sitemap.xml",
      "sitemap-current.xml",
      "sitemap-1.1.0.xml",
      "sitemap-api-current.xml",
      "sitemap-pages.xml",
    ]);
    expect(files[0]!.text).toContain(
      "<sitemap><loc>https://docs.example.com/base/sitemap-current.xml</loc><lastmod>2025-03-04</lastmod></sitemap>",
    );
    expect(files[1]!.text).toContain(
      "<url><loc>https://docs.example.com/base/docs/b&amp;c</loc><lastmod>2025-03-04</lastmod></url>",
    );
    expect(files[4]!.text.match(/<loc>[^<]*/g)).toEqual([
      "<loc>https://docs.example.com/base/",
      "<loc>https://docs.example.com/base/%C3%BCber%20uns",
    ]);
  });

  test("names canonical pages only", () => {
    const files = renderSitemaps(
      [
        route("/docs/a", { version: "current" }),
        route("/docs/1.0/a", { version: "1.0" }),
        route("/docs/1.0/gone", { version: "1.0" }),
        route("/docs/0.9/a", { version: "0.9" }),
      ],
      where,
      (path) => path.replace(/^\/docs\/[\d.]+\/a$/, "/docs/a"),
    );
    expect(files.map((file) => file.name)).toEqual(["sitemap.xml", "sitemap-current.xml", "sitemap-1.0.xml"]);
    expect(files[2]!.text.match(/<loc>[^<]*/g)).toEqual(["<loc>https://docs.example.com/base/docs/1.0/gone"]);
  });

  test("a version whose name is that of another sitemap", () => {
    const files = renderSitemaps(
      [route("/"), route("/docs/a", { version: "pages" }), route("/b")],
      where,
      itself,
    );
    expect(files.map((file) => file.name)).toEqual(["sitemap.xml", "sitemap-pages.xml"]);
    expect(files[1]!.text.match(/<loc>/g)).toHaveLength(3);
  });

  test("whole documents of the protocol, with the date of the newest page", () => {
    const dates = ["2025-01-02", "2025-03-04", "2025-02-03", undefined];
    const [index, pages] = renderSitemaps(
      dates.map((lastmod, at) => route(`/${at}`, { lastmod })),
      where,
      itself,
    );
    const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    expect(index!.text.split("\n")).toEqual([
      expect.stringMatching(/^<\?xml /),
      `<sitemapindex ${namespace}>`,
      "<sitemap><loc>https://docs.example.com/base/sitemap-pages.xml</loc><lastmod>2025-03-04</lastmod></sitemap>",
      "</sitemapindex>",
      "",
    ]);
    expect(pages!.text.split("\n")).toEqual([
      expect.stringMatching(/^<\?xml /),
      `<urlset ${namespace}>`,
      "<url><loc>https://docs.example.com/base/0</loc><lastmod>2025-01-02</lastmod></url>",
      "<url><loc>https://docs.example.com/base/1</loc><lastmod>2025-03-04</lastmod></url>",
      "<url><loc>https://docs.example.com/base/2</loc><lastmod>2025-02-03</lastmod></url>",
      "<url><loc>https://docs.example.com/base/3</loc></url>",
      "</urlset>",
      "",
    ]);
  });

  test("more addresses than one file may hold", () => {
    const many = Array.from({ length: 50_001 }, (_, n) => route(`/${n}`));
    const files = renderSitemaps(many, where, itself);
    expect(files.map((file) => file.name)).toEqual([
      "sitemap.xml",
      "sitemap-pages.xml",
      "sitemap-pages-2.xml",
    ]);
    expect(files[2]!.text.match(/<loc>/g)).toHaveLength(1);
    expect(renderSitemaps(many.slice(1), where, itself)).toHaveLength(2);
  });
});

describe("renderRobots", () => {
  test("names the sitemap", () => {
    expect(renderRobots({ ...where, noIndex: false })).toContain(
      "Sitemap: https://docs.example.com/base/sitemap.xml\n",
    );
  });

  test("asks not to be read", () => {
    expect(renderRobots({ ...where, noIndex: true })).toBe("User-agent: *\nDisallow: /\n");
  });
});
