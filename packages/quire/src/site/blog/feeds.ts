/** Feeds of a blog: RSS 2.0 and Atom (RFC 4287). */
import type { FeedKind } from "../../config/blog-schema.ts";
import { absoluteUrl, isExternalAddress } from "../address.ts";
import { escapeXml, xmlDocument, xmlElement } from "../files/xml.ts";
import type { Blog, Post } from "../model.ts";

/** A post with its content, for a feed. */
export interface FeedPost {
  post: Post;
  /** Content as HTML, with absolute URLs only, as feed readers show it elsewhere. */
  html: string;
}

/** Settings of a feed, from those of the site. */
export interface FeedMeta {
  /** Scheme and host. */
  siteUrl: string;
  /** Base path, with a slash at both ends. */
  baseUrl: string;
  /** Language tag: `en`. */
  language: string;
  copyright?: string;
}

/**
 * The posts of a blog's feeds: all but unlisted ones and drafts, in the order of the blog.
 *
 * @param limit maximum number
 */
export function feedPosts({ posts }: Blog, limit: number | "ALL"): Post[] {
  const listed = posts.filter(({ unlisted, draft }) => !unlisted && !draft);
  return limit === "ALL" ? listed : listed.slice(0, limit);
}

/** A format of feeds. */
interface FeedFormat {
  name: string;
  mediaType: string;
  /** Write a feed of posts, newest first. All dates are those of posts: the same ones always give the same feed. */
  write(blog: Blog, posts: readonly FeedPost[], meta: FeedMeta): string;
}

/** The formats of feeds. */
export const feedFormats: Readonly<Record<FeedKind, FeedFormat>> = {
  rss: { name: "RSS", mediaType: "application/rss+xml", write: rss },
  atom: { name: "Atom", mediaType: "application/atom+xml", write: atom },
};

function rss(blog: Blog, posts: readonly FeedPost[], meta: FeedMeta): string {
  const items = posts.map(({ post, html }) => {
    const url = urlOf(post.path, meta);
    return [
      "<item>",
      xmlElement("title", post.title),
      xmlElement("link", url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      xmlElement("pubDate", new Date(post.date).toUTCString()),
      xmlElement("description", post.description),
      xmlElement("content:encoded", html),
      ...post.authors.map((author) => xmlElement("dc:creator", author.name)),
      ...post.tags.map((tag) => xmlElement("category", tag.label)),
      "</item>",
    ];
  });
  const newest = posts[0]?.post.date;
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    xmlElement("title", blog.title),
    xmlElement("link", urlOf(blog.path, meta)),
    `<description>${escapeXml(blog.description)}</description>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(urlOf(blog.feeds.rss ?? blog.path, meta))}"/>`,
    xmlElement("lastBuildDate", newest && new Date(newest).toUTCString()),
    xmlElement("language", meta.language),
    xmlElement("copyright", meta.copyright),
    ...items.flat(),
    "</channel>",
    "</rss>",
  ]);
}

function atom(blog: Blog, posts: readonly FeedPost[], meta: FeedMeta): string {
  const entries = posts.map(({ post, html }) => {
    const url = urlOf(post.path, meta);
    return [
      "<entry>",
      `<title>${escapeXml(post.title)}</title>`,
      xmlElement("id", url),
      `<link href="${escapeXml(url)}"/>`,
      xmlElement("published", new Date(post.date).toISOString()),
      xmlElement("updated", new Date(post.date).toISOString()),
      xmlElement("summary", post.description),
      `<content type="html">${escapeXml(html)}</content>`,
      ...post.authors.map((author) => {
        const uri = author.url && !author.url.startsWith("mailto:") ? absolute(author.url, meta) : undefined;
        return `<author>${xmlElement("name", author.name)}${xmlElement("uri", uri)}</author>`;
      }),
      ...post.tags.map(
        ({ label, path }) =>
          `<category term="${escapeXml(label)}" scheme="${escapeXml(urlOf(path, meta))}"/>`,
      ),
      "</entry>",
    ];
  });
  const url = urlOf(blog.path, meta);
  return xmlDocument([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(meta.language)}">`,
    `<title>${escapeXml(blog.title)}</title>`,
    xmlElement("subtitle", blog.description),
    xmlElement("id", url),
    `<link rel="alternate" href="${escapeXml(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(urlOf(blog.feeds.atom ?? blog.path, meta))}"/>`,
    xmlElement("updated", new Date(posts[0]?.post.date ?? 0).toISOString()),
    // Atom requires an author for each entry, or else for the feed.
    `<author><name>${escapeXml(blog.title)}</name></author>`,
    xmlElement("rights", meta.copyright),
    ...entries.flat(),
    "</feed>",
  ]);
}

function urlOf(path: string, { siteUrl, baseUrl }: FeedMeta): string {
  return absoluteUrl(siteUrl, baseUrl, path);
}

function absolute(address: string, { siteUrl, baseUrl }: FeedMeta): string {
  return isExternalAddress(address) ? address : absoluteUrl(siteUrl, baseUrl, address);
}
