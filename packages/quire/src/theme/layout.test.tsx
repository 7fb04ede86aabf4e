import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { configSchema } from "../config/schema.ts";
import { themeSchema } from "../config/theme-schema.ts";
import { doc } from "../site/fixtures/site-parts.ts";
import { DocPage } from "./doc-page.tsx";
import { Document } from "./document.tsx";
import { Layout } from "./layout.tsx";
import { currentState } from "./navbar-item.tsx";
import { tableOfContents } from "./table-of-contents.tsx";

const config = configSchema.parse({
  title: "Site",
  url: "https://example.com",
  baseUrl: "/base/",
  ask: {},
  theme: {
    navbar: {
      title: "Docs",
      items: [
        { label: "Guides", to: "/docs", position: "left" },
        { type: "versions", external: [{ label: "0.9", href: "https://example.com/0.9" }] },
        {
          type: "dropdown",
          label: "More",
          items: [
            { html: "<b>Meet</b>" },
            { label: "Events", to: "/events" },
            { html: '<a href="/base/x">X</a>' },
          ],
        },
        { label: "Source code", href: "https://example.com/git", icon: "github" },
        { label: "Chat", href: "https://example.com/chat", icon: "class", className: "chat-link" },
      ],
    },
    footer: { links: [{ title: "Learn", items: [{ label: "Posts", to: "/learn" }] }], copyright: "© Us" },
    announcementBar: { id: "a1", content: "<b>New</b>", backgroundColor: "#123456" },
  },
});
const { locale } = config;

const shown = doc("/docs/x", "A page", {
  previous: { label: "Before", path: "/docs/before" },
  editUrl: "https://example.com/edit",
  lastUpdate: { date: "2025-11-05" },
  tags: [{ label: "t", path: "/docs/tags/t" }],
  unlisted: true,
  breadcrumbs: [
    { label: "Up", path: "/docs/up" },
    { label: "A page", path: "/docs/x" },
  ],
  frontMatter: { availability: ["harbours"] },
});

function render(path: string): string {
  return renderToStaticMarkup(
    <Document config={config} head={<title>x</title>}>
      <Layout
        config={config}
        versions={[
          { label: "Next", name: "current", path: "/docs/x", active: true, instance: "default" },
          { label: "Other", name: "other", path: "/other", active: false, instance: "other" },
        ]}
        currentPath={path}
      >
        <DocPage
          doc={shown}
          showTitle
          siteUrl="https://example.com"
          body={<p>Text</p>}
          toc={[
            { id: "two", depth: 2, html: "Two", text: "Two" },
            { id: "three", depth: 3, html: "Three", text: "Three" },
            { id: "five", depth: 5, html: "Five", text: "Five" },
          ]}
          tocMin={2}
          tocMax={3}
          hideToc={false}
          version={{
            label: "1.0",
            badge: true,
            banner: "unmaintained",
            latestPath: "/docs/x",
            latestLabel: "Next",
          }}
          cards={[]}
        />
      </Layout>
    </Document>,
  );
}

describe("a page in its layout", () => {
  const html = render("/docs/x");

  it("has no inline styles and no inline handlers", () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
  });

  it("puts the base path before every site path", () => {
    expect(html).not.toMatch(/href="\/(?!base\/)/);
    expect(html).toContain('href="/base/docs/up"');
  });

  it("shows HTML in a menu where it stands, as a heading if it links nowhere", () => {
    expect(html).toMatch(
      /<li><div class="dropdown-heading"><b>Meet<\/b><\/div><\/li><li><a [^>]*>Events<\/a><\/li><li><div><a href="\/base\/x">/,
    );
  });

  it("says above its title where what it is about is available", () => {
    expect(html).toContain('<span class="visually-hidden">Available in </span>Harbours</li>');
  });

  it("has one main region that the skip link leads to", () => {
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).toContain('href="#main"');
    expect(html).toContain('<main id="main"');
  });

  it("marks the navbar's link as crawlers of hosted search expect", () => {
    expect(html).toMatch(
      /class="navbar__item navbar__link navbar__link--active" href="\/base\/docs" aria-current="true"/,
    );
    expect(html).toContain('<a class="breadcrumbs__link" href="/base/docs/up">Up</a>');
    expect(html).toContain('<span class="breadcrumbs__link" aria-current="page">A page</span>');
  });

  it("says what surrounds the text: what it is, when it changed, what was before", () => {
    expect(html).toContain("This page is unlisted.");
    expect(html).not.toContain("This page is a draft.");
    expect(html).toContain('<time dateTime="2025-11-05">November 5, 2025</time>');
    expect(html).toContain('href="/base/docs/before" rel="prev"');
    expect(html).toMatch(/<button [^>]*class="button ask-button"[^>]* aria-expanded="false">/);
    expect(html).toContain("© Us");
  });

  it("lists the versions of one docs instance and those hosted elsewhere", () => {
    expect(html).toContain('data-version="current"');
    expect(html).not.toContain(">Other<");
    expect(html).toContain("Archived versions");
    expect(html).toContain('href="https://example.com/0.9"');
  });

  it("lists the headings between the two depths", () => {
    expect(html).toContain('href="#two"');
    expect(html).toContain('href="#three"');
    expect(html).not.toContain('href="#five"');
    const toc = [{ id: "two", depth: 2, html: "Two", text: "Two" }];
    expect(tableOfContents({ body: "", toc, tocMin: 2, tocMax: 3, hideToc: true })).toBe(false);
  });

  it("says that a version is archived and where the page is now", () => {
    expect(html).toContain("no longer maintained");
    expect(html).toContain("Go to the latest version (Next)");
  });

  it("names icons for those who cannot see them", () => {
    expect(html).toContain('aria-label="Source code"');
    expect(html).toMatch(/<a class="[^"]*chat-link" href="[^"]*" aria-label="Chat"><\/a>/);
  });

  it("carries the base path check on the front page alone", () => {
    expect(html).not.toContain("base-path-banner");
    expect(render("/")).toContain("base-path-banner");
  });
});

it("a document says its direction, and whether its mode is fixed, the system's or the reader's", () => {
  const policy = (disableSwitch: boolean, respectPrefersColorScheme: boolean) => {
    const theme = themeSchema.parse({ colorMode: { disableSwitch, respectPrefersColorScheme } });
    const html = renderToStaticMarkup(
      <Document config={{ locale: { ...locale, direction: "rtl" }, theme }} head="">
        text
      </Document>,
    );
    return /dir="rtl".*data-theme-policy="(\w+)"/.exec(html)?.[1];
  };
  expect([policy(true, true), policy(false, true), policy(false, false)]).toEqual([
    "fixed",
    "system",
    "choice",
  ]);
});

describe("currentState", () => {
  it.each([
    ["/docs", "/docs", "page"],
    ["/docs/", "/docs", "page"],
    ["/docs/caf%C3%A9?a=1#b", "/docs/café", "page"],
    ["/docs", "/docs/x", "true"],
    ["/docs", "/docsets", undefined],
    ["/", "/docs", undefined],
    ["https://example.com/docs", "/docs", undefined],
  ])("of %s on %s is %s", (target, path, state) => {
    expect(currentState(target, path)).toBe(state);
  });
});
