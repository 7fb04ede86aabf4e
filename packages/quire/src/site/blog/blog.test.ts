import { describe, expect, onTestFinished, test, vi } from "vitest";
import { blogSchema } from "../../config/blog-schema.ts";
import type { Source } from "../model.ts";
import { arrangeBlog, type BlogOptions, hasTruncateMarker, planPosts, withTruncateMarker } from "./blog.ts";
import { readingTime, wordsIn } from "./post.ts";

function source(file: string, frontMatter: Record<string, unknown> = {}, more: Partial<Source> = {}): Source {
  return { file, hash: "", format: "md", frontMatter, imports: [], ...more };
}

const settings = { id: "default", path: "learn", routeBasePath: "learn", title: "Learn" };
const quiet: BlogOptions = { drafts: false, minutes: () => 0.5, truncated: () => false };

function plan(
  sources: Source[],
  more: { config?: object; authors?: unknown; options?: Partial<BlogOptions> } = {},
) {
  const config = blogSchema.parse({ ...settings, ...more.config });
  const options = { ...quiet, ...more.options };
  const { posts, authors, problems } = planPosts(config, sources, more.authors, options);
  return { blog: arrangeBlog(config, posts, authors), problems };
}

test("fields of authors in their oldest form are no slips", () => {
  const frontMatter = { author: "Cy", authorTitle: "T", authorURL: "/cy", authorImageURL: "/c.png" };
  expect(plan([source("learn/2024-01-01-a.md", frontMatter)]).problems).toEqual([]);
});

test("the oldest post comes first if the blog says so, in lists and next to posts", () => {
  const names = ["learn/2024-01-01-a.md", "learn/2024-01-02-b.md", "learn/2024-01-03-c.md"];
  const config = { sortPosts: "ascending", postsPerPage: 2 };
  const { posts, pages } = plan(
    names.map((name) => source(name)),
    { config },
  ).blog;
  expect(posts.map(({ title }) => title)).toEqual(["a", "b", "c"]);
  expect([posts[1]!.previous?.label, posts[1]!.next?.label]).toEqual(["a", "c"]);
  expect(pages[0]!.posts).toEqual([posts[0]!.key, posts[1]!.key]);
});

describe("addresses and dates", () => {
  test.each([
    ["2024-06-03-title.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024-06-03-title.mdx", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024/06/03-title.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024/06/03/title.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024-06-03-title/index.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024-06-03/title.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["2024-6-3-title.md", "/learn/2024/06/03/title", "2024-06-03"],
    ["team/2024-06-03-title.md", "/learn/2024/06/03/team/title", "2024-06-03"],
  ])("%s", (name, path, date) => {
    expect(plan([source(`learn/${name}`)]).blog.posts[0]).toMatchObject({ path, date });
  });

  test("front matter wins over the name", () => {
    const { posts } = plan([source("learn/2024-06-03-x.md", { date: "2025-01-02", slug: "/mesh" })]).blog;
    expect(posts[0]).toMatchObject({ path: "/learn/mesh", date: "2025-01-02", key: "default/mesh" });
  });

  test.each([
    ["2024-06-03", "2024-06-03"],
    [new Date("2024-06-03T00:00:00Z"), "2024-06-03"],
    ["2024-06-03T10:00", "2024-06-03T10:00:00.000Z"],
    ["2024-06-03 10:00:00 +02:00", "2024-06-03T08:00:00.000Z"],
    ["2024-06-03T10:00:00Z", "2024-06-03T10:00:00.000Z"],
  ])("date %j", (date, expected) => {
    const planned = plan([source("learn/x.md", { date })]);
    expect(planned.blog.posts[0]!.date).toBe(expected);
    expect(planned.problems).toEqual([]);
  });

  test("a time of day without a zone is the same wherever the site is built", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    const { posts } = plan([source("learn/x.md", { date: "2024-06-03 10:00" })]).blog;
    expect(posts[0]!.date).toBe("2024-06-03T10:00:00.000Z");
  });

  test("a date that there is not is an error at its line, none at all a warning", () => {
    const { problems } = plan([
      source("learn/a.md", { date: "2024-02-30" }, { lines: { date: 3 } }),
      source("learn/b.md", {}),
    ]);
    expect(problems).toEqual([
      expect.objectContaining({ code: "post-date", severity: "error", file: "learn/a.md", line: 3 }),
      expect.objectContaining({ code: "post-date", severity: "warning", file: "learn/b.md" }),
    ]);
  });
});

describe("order and lists", () => {
  const three = [
    source("learn/2024-01-01-a.md"),
    source("learn/2024-03-01-c.md"),
    source("learn/2024-02-01-z.md"),
    source("learn/2024-02-01-b.md"),
  ];

  test("newest first, posts of one day by path; previous is newer, next older", () => {
    const { posts } = plan(three).blog;
    expect(posts.map((post) => post.title)).toEqual(["c", "b", "z", "a"]);
    expect(posts[1]).toMatchObject({ previous: { label: "c" }, next: { label: "z" } });
    expect(posts[0]!.previous).toBeUndefined();
    expect(posts[3]!.next).toBeUndefined();
  });

  test("pages of posts", () => {
    const paths = (config: object, of = three) => plan(of, { config }).blog.pages;
    expect(paths({ postsPerPage: 3 })).toEqual([
      {
        path: "/learn",
        posts: ["default/2024/03/01/c", "default/2024/02/01/b", "default/2024/02/01/z"],
      },
      { path: "/learn/page/2", posts: ["default/2024/01/01/a"] },
    ]);
    expect(paths({ postsPerPage: "ALL" })).toHaveLength(1);
    expect(paths({ postsPerPage: 4 })).toHaveLength(1);
    expect(paths({}, [])).toEqual([{ path: "/learn", posts: [] }]);
  });

  test("a blog at the root of the site", () => {
    const { blog } = plan(three, { config: { routeBasePath: "/", postsPerPage: 2 } });
    expect(blog).toMatchObject({ path: "/", archivePath: "/archive", tagsPath: "/tags" });
    expect(blog.pages[1]!.path).toBe("/page/2");
    expect(blog.posts[0]!.path).toBe("/2024/03/01/c");
  });

  test("drafts are left out of a build; unlisted posts are there but in no list", () => {
    const sources = [
      source("learn/2024-01-01-a.md", { tags: ["T"] }),
      source("learn/2024-02-01-b.md", { draft: true }),
      source("learn/2024-03-01-c.md", { unlisted: true, tags: ["T"] }),
      source("learn/_partial.md"),
    ];
    const { blog } = plan(sources);
    expect(blog.posts.map((post) => post.title)).toEqual(["c", "a"]);
    expect(blog.pages[0]!.posts).toEqual(["default/2024/01/01/a"]);
    expect(blog.tags[0]!.items.map((item) => item.title)).toEqual(["a"]);
    expect(blog.posts[1]!.previous).toBeUndefined();
    expect(plan(sources, { options: { drafts: true } }).blog.posts).toHaveLength(3);
  });

  test("feeds as configured", () => {
    expect(plan([]).blog.feeds).toEqual({ rss: "/learn/rss.xml", atom: "/learn/atom.xml" });
    expect(plan([], { config: { feeds: ["atom"] } }).blog.feeds).toEqual({ atom: "/learn/atom.xml" });
  });
});

describe("what a post says of itself", () => {
  test("title and description, from front matter, heading and text, name", () => {
    const first = (frontMatter: object, more: Partial<Source> = {}) =>
      plan([source("learn/2024-01-01-name.md", { ...frontMatter }, more)]).blog.posts[0];
    expect(first({ title: "T", description: "D" }, { heading: "H", excerpt: "E" })).toMatchObject({
      title: "T",
      description: "D",
    });
    expect(first({}, { heading: "H", excerpt: "E" })).toMatchObject({ title: "H", description: "E" });
    expect(first({})).toMatchObject({ title: "name", description: "" });
  });

  test("front matter and comments are not read", () => {
    const hidden = "<!-- questions:\n- Why is it so?\n-->";
    expect(wordsIn(`---\ntitle: A long title\n---\n\nThree **short** words.\n\n${hidden}\n`)).toBe(3);
    expect(wordsIn("")).toBe(0);
  });

  test("a post without a reading time has none", () => {
    const { blog } = plan([source("learn/2024-01-01-a.md")], { options: { minutes: () => undefined } });
    expect(blog.posts[0]!.readingMinutes).toBeUndefined();
  });

  test("a blog that does not show reading times asks for none", () => {
    const minutes = () => {
      throw new Error("It was asked for.");
    };
    const { blog } = plan([source("learn/2024-01-01-a.md")], {
      config: { showReadingTime: false },
      options: { minutes },
    });
    expect(blog.posts[0]!.readingMinutes).toBeUndefined();
  });

  test.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])("%i words are %i minutes", (words, minutes) => {
    const { blog } = plan([source("learn/2024-01-01-a.md")], {
      options: { minutes: () => readingTime("word ".repeat(words)) },
    });
    expect(blog.posts[0]!.readingMinutes).toBe(minutes);
  });

  test("tags: labels and permalinks, each once, sorted by label", () => {
    const { blog } = plan([
      source("learn/2024-01-01-a.md", {
        tags: ["Use case", "use-case", { label: "Für Analysts", permalink: "/analysts" }],
      }),
    ]);
    expect(blog.posts[0]!.tags).toEqual([
      { label: "Use case", path: "/learn/tags/use-case" },
      { label: "Für Analysts", path: "/learn/tags/analysts" },
    ]);
    expect(blog.tags.map((page) => page.tag.label)).toEqual(["Für Analysts", "Use case"]);
  });

  test("the address of its source", () => {
    const edit = (
      frontMatter: Record<string, unknown>,
      editUrl: string | false = "https://example.com/tree/",
      file = "learn/2024-01-01-a.md",
    ) => plan([source(file, frontMatter)], { config: { editUrl } }).blog.posts[0]!.editUrl;
    expect(edit({})).toBe("https://example.com/tree/learn/2024-01-01-a.md");
    expect(edit({}, undefined, "learn/a b#1.md")).toBe("https://example.com/tree/learn/a%20b%231.md");
    expect(edit({}, false)).toBeUndefined();
    expect(edit({ custom_edit_url: null })).toBeUndefined();
    expect(edit({ custom_edit_url: "https://example.com/x" })).toBe("https://example.com/x");
  });

  test("a wrong value is reported with its line, and the rest still read", () => {
    const { blog, problems } = plan([
      source("learn/2024-01-01-a.md", { title: "T", draft: "yes" }, { lines: { title: 2, draft: 3 } }),
    ]);
    expect(blog.posts[0]!.title).toBe("T");
    expect(problems).toEqual([
      expect.objectContaining({ code: "front-matter", file: "learn/2024-01-01-a.md", line: 3 }),
    ]);
  });
});

describe("authors", () => {
  const authors = { ann: { name: "Ann", title: "Editor", url: "https://example.com", image_url: "/a.png" } };
  const of = (frontMatter: object) => {
    const { blog, problems } = plan([source("learn/2024-01-01-a.md", { ...frontMatter })], { authors });
    return { authors: blog.posts[0]!.authors, problems };
  };
  const ann = { name: "Ann", title: "Editor", url: "https://example.com", image: "/a.png" };

  test.each([
    ["a key", { authors: "ann" }, [ann]],
    ["a list of keys", { authors: ["ann"] }, [ann]],
    [
      "an author",
      { authors: { name: "Bo", email: "bo@example.com" } },
      [{ name: "Bo", url: "mailto:bo@example.com" }],
    ],
    ["a key with a change", { authors: [{ key: "ann", title: "Guest" }] }, [{ ...ann, title: "Guest" }]],
    [
      "single fields",
      { author: "Cy", author_title: "Dr", author_url: "https://c.example" },
      [{ name: "Cy", title: "Dr", url: "https://c.example" }],
    ],
    ["older single fields", { author: "Cy", authorImageURL: "/c.png" }, [{ name: "Cy", image: "/c.png" }]],
    ["none", {}, []],
    [
      "addresses that could run code",
      {
        authors: {
          name: "X",
          url: "javascript:x",
          image_url: "data:text/html,x",
          socials: { github: "javascript:x" },
        },
      },
      [{ name: "X" }],
    ],
  ])("%s", (_, frontMatter, expected) => {
    expect(of(frontMatter)).toEqual({ authors: expected, problems: [] });
  });

  test("an author with an unknown key is still named, if there is a name", () => {
    const { authors: named, problems } = of({ authors: [{ key: "zed", name: "Zed" }, { key: "zoe" }] });
    expect(named).toEqual([{ name: "Zed" }]);
    expect(problems.map(({ message }) => message)).toEqual([
      "There is no author “zed”.",
      "There is no author “zoe”.",
    ]);
  });

  test("an unknown key is an error that names the nearest", () => {
    expect(of({ authors: ["anne"] }).problems).toEqual([
      expect.objectContaining({ code: "blog-author", severity: "error", hint: "Did you mean ann?" }),
    ]);
    const { problems } = plan([source("learn/a.md", { authors: "zoe" }, { lines: { authors: 2 } })]);
    expect(problems.find(({ code }) => code === "blog-author")).toMatchObject({
      line: 2,
      hint: expect.stringContaining("`authors.yml` in the blog's folder"),
    });
  });

  test("accounts elsewhere are links, and who has a page has a list of posts, in the order of the list of authors", () => {
    const socials = {
      github: "bo",
      x: "@bo",
      email: "bo@b.example",
      Letters: "https://b.example",
      me: "/bo",
      constructor: "bo",
    };
    const known = {
      zoe: { name: "Zoe", page: { permalink: "/z" } },
      "Bo Bell": { name: "Bo", description: "Writes.", socials, page: true },
      ann: { name: "Ann", page: false },
    };
    const posts = [
      source("learn/2024-01-01-a.md", { authors: ["Bo Bell", "ann"], title: "A" }),
      source("learn/2024-01-02-b.md", { authors: { key: "Bo Bell", name: "B." }, title: "B" }),
      source("learn/2024-01-03-c.md", { authors: "Bo Bell", unlisted: true }),
      source("learn/2024-01-04-d.md", { authors: { name: "Bo", page: true } }),
    ];
    const { blog, problems } = plan(posts, { authors: known, config: { authorsBasePath: "people" } });
    expect(problems).toEqual([]);
    expect(blog.posts.map(({ authors }) => authors.map(({ name, path }) => `${name} ${path}`))).toEqual([
      ["Bo undefined"],
      ["Bo /learn/people/bo-bell"],
      ["B. /learn/people/bo-bell"],
      ["Bo /learn/people/bo-bell", "Ann undefined"],
    ]);
    expect(blog.authorsPath).toBe("/learn/people");
    expect(blog.authors.map(({ path, items }) => [path, ...items.map(({ title }) => title)])).toEqual([
      ["/learn/people/z"],
      ["/learn/people/bo-bell", "B", "A"],
    ]);
    expect(blog.authors[1]!.author).toEqual({
      ...{ name: "Bo", description: "Writes.", path: "/learn/people/bo-bell" },
      accounts: [
        { label: "GitHub", href: "https://github.com/bo" },
        { label: "X", href: "https://x.com/bo" },
        { label: "Email", href: "mailto:bo@b.example" },
        { label: "Letters", href: "https://b.example" },
        { label: "Me", href: "/bo" },
        { label: "Constructor", href: "bo" },
      ],
    });
  });

  test("fields of authors that look like slips are told of", () => {
    const { problems } = plan([], { authors: { ann: { nme: "Ann", socal: 1, github: "ann" } } });
    expect(problems.map(({ severity, hint }) => `${severity} ${hint}`)).toEqual([
      "warning Did you mean `name`?",
    ]);
  });

  test("a list of authors that is none", () => {
    expect(plan([], { authors: ["ann"] }).problems[0]).toMatchObject({ file: "learn/authors.yml" });
    expect(plan([], { authors: { ann: "Ann" } }).problems[0]).toMatchObject({ code: "blog-author" });
  });
});

test("withTruncateMarker leaves comments whole, also for a pattern that leaves out the last brace", () => {
  const marker = String.raw`({\/\*|<!--)\s*(?:more|mehr)\s*(\*\/|-->)`;
  expect(withTruncateMarker("A\n\n{/* more */}\n\nB", marker)).toBe("A\n\n{/* truncate */}\n\nB");
  expect(withTruncateMarker("A\n\n<!-- mehr -->\n\nB", marker)).toBe("A\n\n<!-- truncate -->\n\nB");
  expect(withTruncateMarker("A {/* more */} B", `${marker}}`)).toBe("A {/* truncate */} B");
  expect(withTruncateMarker("A\nmore\nB", "^more$")).toBe("A\n<!-- truncate -->\nB");
});

describe("hasTruncateMarker", () => {
  test.each([
    ...["a\n<!-- truncate -->\nb", "<!--truncate-->", "a\r\n{/* truncate */}\r\nb", "  {/*truncate*/}"],
    ...["a <!-- truncate --> b", "a. {/* truncate */}"],
  ])("%j has one", (text) => {
    expect(hasTruncateMarker(text)).toBe(true);
  });

  test.each(["truncate", "write `<!-- truncate -->`", "<!-- truncated -->"])("%j has none", (text) => {
    expect(hasTruncateMarker(text)).toBe(false);
  });
});
