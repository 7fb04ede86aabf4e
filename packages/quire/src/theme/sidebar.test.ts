import { describe, expect, it } from "vitest";
import type { SidebarItem } from "../site/model.ts";
import { firstHref } from "../site/sidebar/sidebar-links.ts";
import { sidebarHtml } from "./sidebar.ts";

const link = (label: string, href: string): SidebarItem => ({ type: "link", label, href });
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: "category",
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

const items: SidebarItem[] = [
  { type: "html", value: "<b>Start</b>" },
  link("Intro", "/docs/intro"),
  category("Guides", [link("First", "/docs/first"), category("Deep", [link("Deepest", "/docs/deepest")])]),
  category("Features", [link("Tags", "/docs/tags")], { href: "/docs/features" }),
];

const inPage = (shown: readonly SidebarItem[], openPath: readonly number[], base: string) =>
  sidebarHtml(shown, base, { openPath, fragmentUrl: "/sidebars/docs.html" });

describe("sidebarHtml", () => {
  it("writes the top level and leaves out what is in closed categories", () => {
    const html = inPage(items, [], "/");
    expect(html).toContain("<b>Start</b>");
    expect(html).toContain('<a href="/docs/intro">Intro</a>');
    expect(html).not.toContain(">First<");
    expect(html).not.toContain(">Tags<");
  });

  it("writes the open branch and nothing of its neighbours", () => {
    const html = inPage(items, [2, 1], "/");
    expect(html).toContain(">First<");
    expect(html).toContain(">Deepest<");
    expect(html).not.toContain(">Tags<");
  });

  it("links a category without a page to its first page, in a form that is never marked as current", () => {
    const html = inPage(items, [], "/");
    expect(html).toContain('<a class="menu-group" href="/docs/first">Guides</a>');
    expect(html).not.toContain('<a href="/docs/first"');
    expect(html).toContain('<a href="/docs/features">Features</a>');
  });

  it("marks a link that leads to another site", () => {
    const outside: SidebarItem = {
      type: "link",
      label: "Chat",
      href: "https://chat.example",
      className: "wide",
    };
    const html = inPage(
      [link("Intro", "/docs/intro"), link("Code", "https://code.example"), outside],
      [],
      "/",
    );
    expect(html).toContain('<li><a href="/docs/intro">');
    expect(html).toContain('<li class="menu-outside"><a href="https://code.example">');
    expect(html).toContain('<li class="menu-outside wide"><a href="https://chat.example">');
  });

  it("names the sidebar of a page by the address of its whole tree, which has none", () => {
    const start = '<nav class="menu" aria-label="Documentation"';
    expect(inPage(items, [], "/")).toMatch(`${start} data-sidebar="/sidebars/docs.html"><ul>`);
    expect(sidebarHtml(items, "/")).toMatch(`${start}><ul>`);
  });

  it("writes everything in the whole tree, closed lists hidden", () => {
    const html = sidebarHtml(items, "/");
    expect(html).toContain(">Deepest<");
    expect(html.match(/<ul hidden/g)).toHaveLength(3);
  });

  it("encodes the paths of pages, and leaves what an author wrote as it is", () => {
    const page: SidebarItem = { type: "link", label: "P", href: "/my file/a#b?", docId: "a" };
    const open = category("C", [page, link("W", "/a?b#c")], { href: "/my file", collapsed: false });
    const html = inPage([open, category("D", [page])], [], "/base/");
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(addresses).toEqual([
      "/base/my%20file",
      "/base/my%20file/a%23b%3F",
      "/base/a?b#c",
      "/base/my%20file/a%23b%3F",
    ]);
  });

  it("keeps categories open that are not collapsed or cannot be", () => {
    const open = [
      category("A", [link("a", "/a")], { collapsed: false }),
      category("B", [link("b", "/b")], { collapsible: false }),
    ];
    const html = inPage(open, [], "/");
    expect(html).toContain('href="/a"');
    expect(html).toContain('href="/b"');
    expect(html.match(/menu-category/g)).toHaveLength(1);
  });

  it("adds the base path to site paths alone", () => {
    const html = inPage([link("In", "/docs/x"), link("Out", "https://example.com/x")], [], "/base/");
    expect(html).toContain('href="/base/docs/x"');
    expect(html).toContain('href="https://example.com/x"');
  });

  it("escapes labels, addresses and class names", () => {
    const html = inPage(
      [
        {
          type: "link",
          label: "<i> & co",
          href: '/a"b',
          className: 'x"y',
          customProps: { badge: "<b>new</b>" },
        },
        category("C", [link("d", '/c"d')]),
      ],
      [],
      "/",
    );
    expect(html).toContain("&lt;i&gt; &amp; co");
    expect(html).toContain('href="/a&quot;b"');
    expect(html).toContain('class="x&quot;y"');
    expect(html).toContain("&lt;b&gt;new");
    expect(html).toContain('class="menu-group" href="/c&quot;d"');
  });
});

describe("firstHref", () => {
  it("finds the first page, however deep", () => {
    expect(firstHref([{ type: "html", value: "" }, category("A", [category("B", [link("c", "/c")])])])).toBe(
      "/c",
    );
  });

  it("finds nothing in an empty tree", () => {
    expect(firstHref([category("A", [])])).toBeUndefined();
  });
});
