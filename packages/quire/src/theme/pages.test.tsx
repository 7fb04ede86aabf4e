import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Config } from "../config/schema.ts";
import { themeSchema } from "../config/theme-schema.ts";
import { setSiteFacts } from "../render/site-facts.ts";
import { AuthorPage } from "./author-page.tsx";
import { withBase } from "./base-path.tsx";
import { BlogArchivePage } from "./blog-archive-page.tsx";
import { BlogFrame } from "./blog-frame.tsx";
import { BlogListPage } from "./blog-list-page.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CategoryPage } from "./category-page.tsx";
import { configStyles } from "./config-styles.ts";
import { formatDate } from "./dates.ts";
import { Pagination } from "./pagination.tsx";
import { PostAuthors } from "./post-byline.tsx";
import { byLetter } from "./tags-page.tsx";

describe("byLetter", () => {
  it("groups tags by their upper-case first letter, in order", () => {
    const page = (label: string) => ({ tag: { label, path: `/tags/${label}` }, items: [] });
    const groups = byLetter([page("beta"), page("alpha"), page("Ärger"), page("Bravo")]);
    expect(groups.map(([letter, pages]) => [letter, pages.map(({ tag }) => tag.label)])).toEqual([
      ["A", ["alpha"]],
      ["Ä", ["Ärger"]],
      ["B", ["beta", "Bravo"]],
    ]);
  });
});

it("parts an author's title from the name, also in text", () => {
  const html = renderToStaticMarkup(<PostAuthors authors={[{ name: "Zed", title: "Guest" }]} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe("Zed Guest");
});

describe("an author's accounts", () => {
  const author = { name: "Mara", accounts: [{ label: "GitHub", href: "https://github.com/mara" }] };

  it("stand in the text of the author's page, with its distances", () => {
    const page = { author, path: "/authors/mara", items: [] };
    const html = renderToStaticMarkup(<AuthorPage page={page} authorsPath="/authors" />);
    expect(html).toMatch(
      /^<div class="prose"><h1>Mara<\/h1><ul class="author-accounts".*GitHub.*<\/ul><p>0 posts/,
    );
  });

  it("are a list in a post, which no span may hold", () => {
    const html = renderToStaticMarkup(<PostAuthors authors={[author]} />);
    expect(html).toContain('<div>Mara<ul class="author-accounts"');
  });
});

describe("BlogArchivePage", () => {
  it("shows posts in their order, under the heading of their year", () => {
    const post = (key: string, date: string) => ({ key, date, title: key, path: `/${key}` });
    const html = renderToStaticMarkup(
      <BlogArchivePage
        posts={[post("newer", "2025-03-01"), post("new", "2025-02-01"), post("old", "2023-02-01")]}
      />,
    );
    const order = ["2025</h2>", ">newer<", ">new<", "2023</h2>", ">old<"].map((text) => html.indexOf(text));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});

it("breaks long names in the links to neighbours between their words", () => {
  const next = { label: "What is a MetadataChangeProposal?", path: "/next" };
  expect(renderToStaticMarkup(<Pagination next={next} label="Pages" />)).toContain(
    "What is a Metadata<wbr/>Change<wbr/>Proposal?",
  );
});

describe("BlogFrame", () => {
  it("marks the post that is read among the others", () => {
    const recent = ["old", "new"].map((label) => ({ label, path: `/${label}` }));
    const html = renderToStaticMarkup(
      <BlogFrame sidebarTitle="All posts" recent={recent} current="/new">
        text
      </BlogFrame>,
    );
    expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
      '<a href="/new" aria-current="page">new',
    ]);
    expect(html).toContain('<div class="doc-layout with-sidebar">');
  });

  it("has the other posts behind its content, as a browser paints what it has read", () => {
    const html = renderToStaticMarkup(
      <BlogFrame sidebarTitle="All posts" recent={[{ label: "new", path: "/new" }]}>
        text
      </BlogFrame>,
    );
    expect(html).toMatch(/<main.*<\/main><nav/);
  });
});

describe("BlogListPage", () => {
  const list = (blog: { title: string; description: string }) =>
    renderToStaticMarkup(
      <BlogListPage
        blog={{ ...blog, sidebarTitle: "Recent", feeds: {}, tagsPath: "/blog/tags", tags: [] }}
        posts={[]}
        recent={[]}
      />,
    );

  it("takes all of the page where no posts stand beside it", () => {
    expect(list({ title: "Blog", description: "News" })).toContain('<div class="doc-layout"><main');
  });

  it("links to no archive, tags or feed that are not there", () => {
    expect(list({ title: "Blog", description: "News" })).not.toContain("<a");
  });

  it("says of the blog what its title does not say", () => {
    expect(list({ title: "Blog", description: "News" })).toContain('<p class="lead">News</p>');
    expect(list({ title: "Blog", description: "Blog" })).not.toContain("lead");
  });
});

describe("CategoryPage", () => {
  const category = (breadcrumbs: { label: string }[]) =>
    renderToStaticMarkup(
      <CategoryPage
        title="Features"
        items={[]}
        breadcrumbs={breadcrumbs}
        version={{ label: "Next", badge: true, banner: "none" }}
        markdownPath="/features.md"
        siteUrl="https://docs.example"
      />,
    );

  it("has its badge in the place of a way that is not there, else below it", () => {
    const order = (html: string) =>
      ["breadcrumbs", "badges", "page-menu"]
        .filter((name) => html.includes(`class="${name}"`))
        .sort((a, b) => html.indexOf(`class="${a}"`) - html.indexOf(`class="${b}"`));
    expect(order(category([{ label: "Features" }]))).toEqual(["badges", "page-menu"]);
    expect(order(category([{ label: "Docs" }, { label: "Features" }]))).toEqual([
      "breadcrumbs",
      "page-menu",
      "badges",
    ]);
  });
});

describe("configStyles", () => {
  it("sets the announcement's colours and nothing else", () => {
    const css = configStyles(
      themeSchema.parse({
        announcementBar: { content: "x", backgroundColor: "red} body{display:none", textColor: "#fff" },
      }),
    );
    expect(css).toContain("color:#fff");
    expect(css.match(/[{}]/g)).toHaveLength(4);
  });

  it("is empty without an announcement", () => {
    expect(configStyles(themeSchema.parse({}))).toBe("");
  });
});

describe("formatDate", () => {
  const english = { code: "en", calendar: "gregory" };

  it("does not depend on the time zone", () => {
    expect(formatDate("2025-11-05", english)).toBe("November 5, 2025");
    expect(formatDate("2025-11-05T23:59:59Z", english)).toBe("November 5, 2025");
  });

  it("gives back what is not a date", () => {
    expect(formatDate("soon", english)).toBe("soon");
  });

  it.each([
    ["fr", "gregory", "5 novembre 2025"],
    ["en-GB", "gregory", "5 November 2025"],
    ["en", "buddhist", "November 5, 2568 BE"],
    ["pt_BR", "gregory", "5 de novembro de 2025"],
    ["none of these", "gregory", "November 5, 2025"],
  ])("writes them in the language %s and the calendar %s of the site", (code, calendar, shown) => {
    expect(formatDate("2025-11-05", { code, calendar })).toBe(shown);
    const post = { key: "a", title: "A", path: "/a", date: "2025-11-05" };
    setSiteFacts({ config: { locale: { code, calendar } } as Config, islands: {} });
    const html = renderToStaticMarkup(<BlogArchivePage posts={[post]} />);
    expect(html).toContain(`<time class="post-date" dateTime="2025-11-05">${shown}</time>`);
  });
});

describe("withBase", () => {
  it.each([
    ["/docs", "/base/docs"],
    ["/", "/base/"],
    ["/docs/", "/base/docs"],
    ["docs/?a=b/#c/", "/base/docs?a=b/#c/"],
    ["/?a=b/", "/base/?a=b/"],
    ["img/logo.svg", "/base/img/logo.svg"],
    ["#here", "#here"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["//cdn.example.com/x", "//cdn.example.com/x"],
    ["pathname:///app/?a=b#c", "/base/app/?a=b#c"],
    ["pathname:///base/app/", "/base/app/"],
  ])("of %s is %s", (path, address) => {
    expect(withBase("/base/", path)).toBe(address);
  });
});

describe("the links around a page", () => {
  it("encode what an address cannot hold", () => {
    const link = { label: "P", path: "/my file/a#b?" };
    const html = renderToStaticMarkup(
      <>
        <Breadcrumbs crumbs={[link, { label: "Q" }]} />
        <Pagination previous={link} label="Pages" />
      </>,
    );
    expect(html.match(/href="\/my%20file\/a%23b%3F"/g)).toHaveLength(2);
  });
});
