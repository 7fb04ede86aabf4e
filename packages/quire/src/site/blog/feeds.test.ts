import { describe, expect, test } from "vitest";
import { type FeedKind, feedKinds } from "../../config/blog-schema.ts";
import type { Blog, Post } from "../model.ts";
import { feedFormats, feedItem, feedPosts } from "./feeds.ts";

const blog = {
  title: "Learn & grow",
  description: "All about <data>",
  path: "/learn",
  feeds: { rss: "/learn/rss.xml", atom: "/learn/atom.xml" },
} as Blog;
const meta = { url: "https://docs.example.com", baseUrl: "/base/", language: "en" };

function post(more: Partial<Post> = {}): Post {
  return {
    path: "/learn/mesh",
    title: "Mesh \u0007\ud800<1>",
    description: "Short.",
    date: "2024-06-03",
    tags: [{ label: "Use case", path: "/learn/tags/use-case" }],
    authors: [{ name: "Ann", url: "/ann" }],
    draft: false,
    unlisted: false,
    ...more,
  } as Post;
}

const html = '<p>a &amp; b ]]> <img src="https://docs.example.com/x.png"></p>';

test("the address of an author is absolute, and no mailbox", () => {
  const authors = [
    { name: "Ann", url: "/ann" },
    { name: "Ben", url: "mailto:ben@example.com" },
    { name: "Cem", url: "https://cem.example" },
  ];
  const text = feedFormats.atom.write(blog, [feedItem(post({ authors }), html, meta)], meta);
  expect([...text.matchAll(/<uri>(.*?)<\/uri>/g)].map(([, uri]) => uri)).toEqual([
    "https://docs.example.com/base/ann",
    "https://cem.example",
  ]);
  expect(text).toContain("<name>Ben</name>");
});

test("unlisted posts and drafts are left out; there may be a limit", () => {
  const [first, second, third] = [post({ path: "/1" }), post({ path: "/2" }), post({ path: "/3" })];
  const posts = [post({ unlisted: true }), first, post({ draft: true }), second, third];
  expect(feedPosts({ ...blog, posts }, "ALL")).toEqual([first, second, third]);
  expect(feedPosts({ ...blog, posts }, 2)).toEqual([first, second]);
});

describe.each(feedKinds)("%s", (kind) => {
  const render = (posts: Post[]) =>
    feedFormats[kind].write(
      blog,
      posts.map((one) => feedItem(one, html, meta)),
      meta,
    );
  const entries = (text: string) => text.match(/<(?:item|entry)>/g)?.length ?? 0;

  test("every text is escaped, and what XML cannot hold dropped", () => {
    const text = render([post()]);
    expect(text).toContain("<title>Learn &amp; grow</title>");
    expect(text).toContain("<title>Mesh &lt;1&gt;</title>");
    expect(text).toContain(
      "&lt;p&gt;a &amp;amp; b ]]&gt; &lt;img src=&quot;https://docs.example.com/x.png&quot;&gt;",
    );
    expect(balanced(text)).toBe(true);
  });

  test("addresses are absolute", () => {
    const text = render([post()]);
    expect(text).toContain("https://docs.example.com/base/learn/mesh<");
    expect(text).toContain(`href="https://docs.example.com/base/learn/${kind}.xml"`);
  });

  test("a blog without posts, and the same again", () => {
    expect(entries(render([]))).toBe(0);
    expect(balanced(render([]))).toBe(true);
    expect(render([post()])).toBe(render([post()]));
  });
});

test("an RSS feed says where its site is, in which language, and whose it is", () => {
  const head = feedFormats.rss.write(blog, [], { ...meta, copyright: "© Ann & Ben" });
  expect(head).toContain("<link>https://docs.example.com/base/learn</link>");
  expect(head).toContain("<language>en</language>\n<copyright>© Ann &amp; Ben</copyright>");
  expect(feedFormats.rss.write(blog, [], meta)).not.toContain("copyright");
});

test("each has the name and the media type by which readers find it", () => {
  expect(feedFormats).toMatchObject({
    rss: { name: "RSS", mediaType: "application/rss+xml" },
    atom: { name: "Atom", mediaType: "application/atom+xml" },
  });
});

test("dates in the form of each", () => {
  const posts = [post(), post({ date: "2023-01-02" })].map((one) => feedItem(one, html, meta));
  const of = (kind: FeedKind) => feedFormats[kind].write(blog, posts, meta);
  expect(of("rss")).toContain("<pubDate>Mon, 03 Jun 2024 00:00:00 GMT</pubDate>");
  expect(of("rss")).toContain("<lastBuildDate>Mon, 03 Jun 2024 00:00:00 GMT</lastBuildDate>");
  expect(of("atom")).toContain("<published>2024-06-03T00:00:00.000Z</published>");
  expect(/<updated>.*?<\/updated>/.exec(of("atom"))?.[0]).toBe("<updated>2024-06-03T00:00:00.000Z</updated>");
});

test("the newest entry dates the feed, wherever it is; entries may have neither content, authors nor tags", () => {
  const items = ["2023-01-02", "2024-06-03"].map((date) => ({
    title: "T",
    link: "https://a.example/1",
    date: new Date(date),
  }));
  expect(feedFormats.rss.write(blog, items, meta)).toContain("<lastBuildDate>Mon, 03 Jun 2024 00:00:00 GMT<");
  const text = feedFormats.atom.write(blog, [{ ...items[0]!, category: [{ name: "C" }] }], meta);
  expect(text).toContain('<category term="C"/>');
  expect(balanced(text)).toBe(true);
});

test("authors and tags", () => {
  const of = (kind: FeedKind) => feedFormats[kind].write(blog, [feedItem(post(), html, meta)], meta);
  expect(of("rss")).toContain("<dc:creator>Ann</dc:creator>\n<category>Use case</category>");
  expect(of("atom")).toContain(
    "<author><name>Ann</name><uri>https://docs.example.com/base/ann</uri></author>",
  );
});

/** Whether every element that is opened is closed in order. */
function balanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([a-z][\w:]*)(?:\s[^<>]*?)?(\/?)>/gi)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
