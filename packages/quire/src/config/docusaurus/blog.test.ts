import { describe, expect, it } from "vitest";
import { classic, translate } from "./fixtures/translate.ts";

describe("translateBlog", () => {
  it("carries the options of blogs over, and what pages leave out", () => {
    const { settings } = translate(
      classic({
        blog: {
          blogTitle: "News",
          blogDescription: "What is new",
          postsPerPage: "ALL",
          authorsMapPath: "../people.yml",
          feedOptions: { type: ["rss", "json"], copyright: "C", limit: 5 },
          exclude: ["scratch/**"],
        },
        pages: { exclude: ["parts/**"] },
      }),
    );
    const own = translate(
      classic({
        blog: {
          archiveBasePath: null,
          pageBasePath: "page",
          blogSidebarCount: 0,
          truncateMarker: /<!-- more -->/,
          tags: null,
          sortPosts: "ascending",
          readingTime: () => 1,
          processBlogPosts: () => [],
          feedOptions: { createFeedItems: () => [] },
          blogListComponent: "@theme/BlogListPage",
        },
      }),
    );
    expect(settings.blog).toEqual([
      {
        title: "News",
        description: "What is new",
        postsPerPage: "ALL",
        authors: "../people.yml",
        feeds: ["rss"],
        feedLimit: 5,
        copyright: "C",
        exclude: ["scratch/**"],
      },
    ]);
    expect(settings.pagesExclude).toEqual(["parts/**"]);
    expect(own.settings.blog).toEqual([
      {
        archiveBasePath: false,
        sidebarCount: 0,
        truncateMarker: "<!-- more -->",
        tags: false,
        sortPosts: "ascending",
      },
    ]);
    expect(own.warnings).toEqual([]);
    const wrong = translate(classic({ blog: { sortPosts: "oldest", readingTime: 5 } }));
    expect(wrong.warnings).toEqual([
      "`presets[0][1].blog.readingTime` is ignored.",
      '`presets[0][1].blog.sortPosts` is "oldest" and ignored.',
    ]);
    const partly = translate(
      classic({
        blog: { blogSidebarCount: "ALL", truncateMarker: /more/i, include: ["**/*.md"] },
        pages: { include: ["**/*.{js,tsx}"] },
      }),
    );
    expect(partly.settings.blog).toEqual([{ sidebarCount: "ALL" }]);
    expect(partly.warnings).toEqual([
      "`presets[0][1].blog.truncateMarker` is ignored.",
      "`presets[0][1].blog.include` is ignored.",
      "`presets[0][1].pages.include` is ignored.",
    ]);
    for (const limit of [false, null]) {
      const all = translate(classic({ blog: { feedOptions: { limit } } }));
      expect([all.settings.blog, all.warnings]).toEqual([[{ feedLimit: "ALL" }], []]);
    }
    const none = translate(classic({ blog: { feedOptions: { type: null } } }));
    expect(none.settings.blog).toMatchObject([{ feeds: [] }]);
    const blog = (title: string) => ({ blogTitle: "News", feedOptions: { title } });
    const titled = translate(classic({ blog: blog("News") }));
    expect(titled.warnings).toEqual([]);
    expect(titled.settings.blog).toMatchObject([{ title: "News", description: "News" }]);
    expect(translate(classic({ blog: blog("Feed") })).warnings).toEqual([
      "`presets[0][1].blog.feedOptions.title` is ignored.",
    ]);
  });
});
