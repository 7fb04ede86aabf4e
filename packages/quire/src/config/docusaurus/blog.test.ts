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
        blog: { archiveBasePath: null, blogSidebarCount: 0, truncateMarker: /<!-- more -->/, tags: null },
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
      { archiveBasePath: false, sidebarCount: 0, truncateMarker: "<!-- more -->", tags: false },
    ]);
    expect(own.warnings).toEqual([]);
    const none = translate(classic({ blog: { feedOptions: { type: null } } }));
    expect(none.settings.blog).toMatchObject([{ feeds: [] }]);
  });

  it("warns of pages of authors, which are not made, and lets links lead there", () => {
    const translated = (author: object) => {
      const { settings, warnings } = translate(
        classic({ blog: {} }),
        ["blog"],
        {},
        { "blog/authors.yml": { a: author } },
      );
      return [settings.problems?.brokenLinks, ...warnings];
    };
    const warning =
      "`presets[0][1].blog.authorsMapPath` has author pages (`page` in blog/authors.yml), which Quire does not make.";
    expect(translated({ name: "A", page: true })).toEqual(["warn", warning]);
    expect(translated({ page: { permalink: "/a" } })).toEqual(["warn", warning]);
    expect(translated({ page: false })).toEqual(["throw"]);
  });
});
