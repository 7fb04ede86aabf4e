import { describe, expect, test } from "vitest";
import { linkedSite } from "./fixtures/linked-site.ts";
import { createLinkResolver, type LinkOrigin, type Resolution } from "./links.ts";
import type { Redirect, Site } from "./model.ts";

const staticFiles = new Set(["/img/logo.png", "/files/a b.zip", "/notes.md", "/api/v1/index.html"]);

function resolver(options: { baseUrl?: string; redirects?: Redirect[] } = {}) {
  const links = createLinkResolver({
    site: linkedSite(options.redirects),
    baseUrl: options.baseUrl ?? "/",
    staticFiles,
    noIndex: false,
    siteDir: "/boats/site",
  });
  return (url: string, from: LinkOrigin = intro): Resolution => links.resolve(url, from);
}

const intro: LinkOrigin = {
  file: "docs/01-guides/02-intro.md",
  path: "/docs/guides/intro",
  root: "docs",
};
const archived: LinkOrigin = {
  file: "versioned_docs/version-1.1.0/01-guides/02-intro.md",
  path: "/docs/1.1.0/guides/intro",
  root: "versioned_docs/version-1.1.0",
};

function page(path: string, href = path) {
  return expect.objectContaining({ kind: "internal", path, href });
}

test.each([
  ["http:/x.example/a", "http://x.example/a"],
  ["https:x.example", "https://x.example"],
  ["HTTPS:///x.example", "https://x.example"],
  ["htps://x.example", "https://x.example"],
  ["htttp://x.example", "http://x.example"],
])("%s is no URL", (url, meant) => {
  expect(resolver()(url)).toMatchObject({ kind: "broken", hint: `Did you mean ${meant}?` });
});

test.each(["javascript:", "htps://", "file:///"])("a long address with %s is cut in the message", (start) => {
  const { message } = resolver()(start + "x".repeat(100)) as { message: string };
  expect(message).toContain(start + "x".repeat(60 - start.length));
  expect(message).not.toContain("x".repeat(61 - start.length));
});

test.each(["file:///home/me/x.md", "C:\\docs\\x.md"])("%s is on one computer", (url) => {
  expect(resolver()(url)).toMatchObject({ kind: "broken", message: expect.stringContaining("one computer") });
});

test.each([
  "https://x.example",
  "HTTP://x.example",
  "ftp://x.example",
  "vscode://x",
  "git://x",
  "mailto:a@b.example",
])("%s is one", (url) => {
  expect(resolver()(url)).toMatchObject({ kind: "external" });
});

test("a fragment alone leads within the page that has it, as it is written", () => {
  expect(resolver()("#part")).toEqual({ kind: "internal", path: intro.path, hash: "part", href: "#part" });
});

test("a document that is not there is missed wherever its path starts; other files are for the site to have", () => {
  expect(resolver()("@site/docs/none.md")).toMatchObject({
    kind: "broken",
    message: expect.stringContaining("docs/none.md"),
  });
  expect(resolver()("@site/docs/none.zip")).toMatchObject({ kind: "file", file: "docs/none.zip" });
});

test("a static file is found with the base path and without", () => {
  const resolve = resolver({ baseUrl: "/base/" });
  for (const url of ["/img/logo.png", "/base/img/logo.png"])
    expect(resolve(url)).toEqual({ kind: "published", path: "/img/logo.png", href: "/base/img/logo.png" });
});

test("a partial has no page", () => {
  expect(resolver()("_part.md")).toMatchObject({
    kind: "broken",
    hint: expect.stringContaining("Link to one that includes it"),
  });
});

describe("addresses of pages", () => {
  const resolve = resolver();

  test.each([
    ["/docs/guides/setup", "/docs/guides/setup"],
    ["/docs/guides/setup/", "/docs/guides/setup"],
    ["/docs/guides/setup.html", "/docs/guides/setup"],
    ["/docs/guides/setup/index.html", "/docs/guides/setup"],
    ["/docs/guides/setup/index", "/docs/guides/setup"],
    ["/docs/guides/setup.md", "/docs/guides/setup"],
    ["/docs/", "/docs"],
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/category/all", "/docs/category/all"],
    ["/events", "/events"],
    ["setup", "/docs/guides/setup"],
    ["./setup/", "/docs/guides/setup"],
    ["../../events", "/events"],
    ["..", "/docs"],
    ["../1.1.0", "/docs/1.1.0"],
    ["../../../../events", "/events"],
    ["../setup", "/docs/guides/setup"],
    [" /docs/guides/\nsetup ", "/docs/guides/setup"],
    ["../../category/all", "/docs/category/all"],
  ])("%s is %s", (url, path) => {
    expect(resolve(url)).toEqual(page(path));
  });

  test("query and fragment stay, in that order", () => {
    expect(resolve("/docs/guides/setup/?os=linux&x=1#a%20b")).toEqual({
      kind: "internal",
      path: "/docs/guides/setup",
      hash: "a%20b",
      href: "/docs/guides/setup?os=linux&x=1#a%20b",
    });
  });

  test("a fragment or query alone stays on the page", () => {
    expect(resolve("#setup")).toEqual({ kind: "internal", path: intro.path, hash: "setup", href: "#setup" });
    expect(resolve("?a=b")).toEqual({ kind: "internal", path: intro.path, hash: "", href: "?a=b" });
    expect(resolve("?a=b#c")).toEqual({ kind: "internal", path: intro.path, hash: "c", href: "?a=b#c" });
  });

  test("case must match, and the hint says how it is written", () => {
    expect(resolve("/docs/Guides/Setup")).toMatchObject({
      kind: "broken",
      hint: "Did you mean /docs/guides/setup?",
    });
  });

  test("a moved page is named even when its path changed wholly", () => {
    expect(resolve("/some/where/quite/else/setup")).toMatchObject({
      kind: "broken",
      hint: expect.stringMatching(/guides\/setup\?$/),
    });
  });

  test("a version is no file, and the file of a page is one of no other kind", () => {
    expect(resolve("../1.2.0")).toMatchObject({ kind: "broken" });
    expect(resolve("/docs/guides/setp.html")).toMatchObject({
      message: expect.stringContaining("There is no page"),
      hint: "Did you mean /docs/guides/setup?",
    });
    expect(resolve("/img/loga.png")).toMatchObject({
      message: "There is no file or page /img/loga.png.",
      hint: "Did you mean /img/logo.png?",
    });
  });

  test("a path that starts with a slash is not one from the folder of the file", () => {
    expect(resolve("02-intro.md")).toEqual(page(intro.path));
    expect(resolve("/02-intro.md")).toMatchObject({ kind: "broken" });
  });

  test("a relative address that lacks its ending is told the file", () => {
    expect(resolve("../01-guides/setup#x")).toMatchObject({ kind: "broken", hint: "Write ./setup.md#x" });
  });

  test("finds a file whose name has its accents as letters of their own, and the other way round", () => {
    const wanted = page("/docs/names/café au lait", "/docs/names/caf%C3%A9%20au%20lait");
    expect(resolve("/names/cafe\u0301 au lait.md")).toEqual(wanted);
    expect(resolve("/names/caf\u00e9 au lait.md")).toEqual(wanted);
  });

  test("paths with spaces and accents are found encoded and raw, and written encoded", () => {
    const wanted = page("/docs/names/café au lait", "/docs/names/caf%C3%A9%20au%20lait");
    expect(resolve("/docs/names/caf%C3%A9%20au%20lait")).toEqual(wanted);
    expect(resolve("/docs/names/café au lait")).toEqual(wanted);
    expect(resolve("../names/caf%C3%A9%20au%20lait.md")).toEqual(wanted);
  });

  test("malformed percent-encoding is broken, not an exception", () => {
    expect(resolve("/docs/100%")).toMatchObject({ kind: "broken" });
    expect(resolve("./100%.md")).toMatchObject({ kind: "broken" });
    expect(resolve("/\ud800")).toMatchObject({ kind: "broken" });
  });
});

describe("addresses of files", () => {
  const resolve = resolver();

  test.each([
    ["./setup.md", "/docs/guides/setup"],
    ["setup.md", "/docs/guides/setup"],
    ["../README.md", "/docs"],
    ["01-guides/setup.md", "/docs/guides/setup"],
    ["docs/01-guides/setup.md", "/docs/guides/setup"],
    ["/01-guides/setup.md", "/docs/guides/setup"],
    ["/docs/01-guides/setup.md", "/docs/guides/setup"],
    ["@site/docs/01-guides/setup.md", "/docs/guides/setup"],
    ["@site/pages/events.mdx", "/events"],
  ])("%s is %s", (url, path) => {
    expect(resolve(url)).toEqual(page(path));
  });

  test("a versioned document links within its version", () => {
    expect(resolve("./setup.md#x", archived)).toMatchObject({ path: "/docs/1.1.0/guides/setup", hash: "x" });
    expect(resolve("/01-guides/setup.md", archived)).toMatchObject({ path: "/docs/1.1.0/guides/setup" });
  });

  test("an address that starts with a dot is looked for beside the file only", () => {
    expect(resolve("./01-guides/setup.md")).toMatchObject({
      kind: "broken",
      hint: "Did you mean ./setup.md?",
    });
  });

  test("a path that leaves the site's folder may lead back into it", () => {
    const outside = { ...intro, file: "../../notes/a.md" };
    const setup = resolve("setup.md");
    expect(resolve("../boats/site/docs/01-guides/setup.md", outside)).toEqual(setup);
    expect(resolve("../boats/other/docs/01-guides/setup.md", outside)).toMatchObject({ kind: "broken" });
  });

  test("a missing file is broken with the nearest one as the author would write it", () => {
    expect(resolve("../READMEE.md")).toMatchObject({ kind: "broken", hint: "Did you mean ../README.md?" });
  });

  test("feeds of blogs, which the build itself writes", () => {
    const blog = {
      pages: [],
      posts: [],
      tags: [],
      authors: [],
      feeds: { rss: "/my news/rss.xml", atom: undefined },
    };
    const links = createLinkResolver({
      site: { ...linkedSite(), blogs: [blog] } as unknown as Site,
      baseUrl: "/base/",
      staticFiles,
      noIndex: false,
      siteDir: "/boats/site",
    });
    expect(links.resolve("/my%20news/rss.xml", intro)).toEqual({
      kind: "published",
      path: "/my news/rss.xml",
      href: "/base/my%20news/rss.xml",
    });
  });

  test("files for programs, which only versions have that are indexed", () => {
    const site = linkedSite();
    const given = { site, baseUrl: "/", staticFiles, siteDir: "/boats/site" };
    const kinds = (noIndex: boolean) => {
      const links = createLinkResolver({ ...given, noIndex });
      return ["/robots.txt", "/sitemap.xml", "/llms.txt", "/docs/1.1.0/llms-full.txt"].map(
        (url) => links.resolve(url, intro).kind,
      );
    };
    expect(kinds(false)).toEqual(["published", "published", "published", "published"]);
    expect(kinds(true)).toEqual(["published", "broken", "broken", "broken"]);
    site.versions[1]!.noIndex = true;
    expect(kinds(false)).toEqual(["published", "published", "published", "broken"]);
  });

  test("files beside a document and static files", () => {
    expect(resolve("./files/a.zip")).toEqual({ kind: "file", file: "docs/01-guides/files/a.zip" });
    expect(resolve("../img/a%20b.png")).toEqual({ kind: "file", file: "docs/img/a b.png" });
    expect(resolve("@site/static/img/logo.png")).toEqual({ kind: "file", file: "static/img/logo.png" });
    expect(resolve("/img/logo.png")).toEqual({
      kind: "published",
      path: "/img/logo.png",
      href: "/img/logo.png",
    });
    expect(resolve("/files/a%20b.zip?v=1")).toMatchObject({ href: "/files/a%20b.zip?v=1" });
    expect(resolve("/notes.md")).toMatchObject({ kind: "published", href: "/notes.md" });
    expect(resolve("/img/lgo.png")).toMatchObject({ kind: "broken", hint: "Did you mean /img/logo.png?" });
    for (const folder of ["/api/v1", "/api/v1/"])
      expect(resolve(`${folder}#x`)).toEqual({
        kind: "published",
        path: "/api/v1/index.html",
        href: "/api/v1/#x",
      });
    expect(resolve("/api/")).toMatchObject({ kind: "broken" });
  });
});

describe("a base path", () => {
  const resolve = resolver({ baseUrl: "/base/" });

  test("is put in front, and understood when the author wrote it", () => {
    expect(resolve("/docs/guides/setup#x")).toMatchObject({ href: "/base/docs/guides/setup#x" });
    expect(resolve("/base/docs/guides/setup")).toEqual(page("/docs/guides/setup", "/base/docs/guides/setup"));
    expect(resolve("/base")).toEqual(page("/", "/base/"));
    expect(resolve("/base/img/logo.png")).toMatchObject({
      path: "/img/logo.png",
      href: "/base/img/logo.png",
    });
    expect(resolve("/based/docs/guides/setup")).toMatchObject({ kind: "broken" });
  });

  test("pathname:// is never checked", () => {
    expect(resolve("pathname:///any/where?x#y")).toEqual({ kind: "external", href: "/base/any/where?x#y" });
    expect(resolve("pathname:///größe")).toMatchObject({ href: "/base/gr%C3%B6%C3%9Fe" });
    expect(resolve("pathname:///base/any")).toEqual({ kind: "external", href: "/base/any" });
    expect(resolve("pathname://javascript:alert(1)")).toMatchObject({ href: "/base/javascript:alert(1)" });
    expect(resolver()("pathname:////evil.example")).toEqual({ kind: "external", href: "/evil.example" });
  });
});

describe("addresses outside", () => {
  const resolve = resolver();

  test.each([
    "https://example.com/a.md",
    "HTTP://example.com",
    "mailto:a@example.com",
    "tel:+4912",
    "//example.com/x",
    "https://docs.example.com/docs/nowhere",
    "data:image/png;base64,AA==",
  ])("%s is left alone", (url) => {
    expect(resolve(url)).toEqual({ kind: "external", href: url });
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001 javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>",
    "data:application/xhtml+xml,x",
    "",
    " ",
  ])("%j is refused", (url) => {
    expect(resolve(url).kind).toBe("broken");
  });
});

describe("redirects", () => {
  const resolve = resolver({
    redirects: [
      { from: "/old", to: "/docs/guides/setup#part" },
      { from: "/chat", to: "https://chat.example.com" },
    ],
  });

  test("a link goes where they lead", () => {
    expect(resolve("/old")).toMatchObject({
      path: "/docs/guides/setup",
      hash: "part",
      href: "/docs/guides/setup#part",
    });
    expect(resolve("/old#mine")).toMatchObject({ hash: "mine", href: "/docs/guides/setup#mine" });
    expect(resolve("/chat")).toEqual({ kind: "external", href: "https://chat.example.com" });
  });
});

test("a link to a draft is told as such, and nothing else is meant", () => {
  const links = createLinkResolver({
    site: { ...linkedSite(), drafts: ["docs/01-guides/setups.md"] },
    baseUrl: "/",
    staticFiles,
    noIndex: false,
    siteDir: "/boats/site",
  });
  for (const url of ["setups.md", "../01-guides/setups.md#x", "@site/docs/01-guides/setups.md"]) {
    expect(links.resolve(url, intro)).toMatchObject({
      kind: "broken",
      hint: "It is a draft, which a build leaves out. Publish it, or remove the link.",
    });
  }
});
