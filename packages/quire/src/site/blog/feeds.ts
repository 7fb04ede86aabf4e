/** Feeds of a blog: RSS 2.0 and Atom (RFC 4287). */
import type { FeedKind } from "../../config/blog-schema.ts";
import { absoluteUrl, isExternalAddress, type SiteAddress } from "../address.ts";
import { escapeXml, xmlDocument, xmlElement } from "../files/xml.ts";
import type { Blog, Post } from "../model.ts";

/** An entry of a feed, in the form that `createFeedItems` of Docusaurus has it. All addresses are absolute. */
export interface FeedItem {
  title: string;
  /** URL of the post, by which feed readers know the entry. */
  link: string;
  date: Date;
  description?: string;
  /** Content as HTML. */
  content?: string;
  author?: { name?: string; link?: string }[];
  category?: { name?: string; scheme?: string }[];
}

/**
 * The entry for a post.
 *
 * @param html content of the post, with absolute URLs only, as feed readers show it elsewhere
 */
export function feedItem(post: Post, html: string, meta: FeedMeta): FeedItem {
  return {
    title: post.title,
    link: absoluteUrl(meta, post.path),
    date: new Date(post.date),
    description: post.description,
    content: html,
    author: post.authors.map(({ name, url }) => ({ name, link: url && absolute(url, meta) })),
    category: post.tags.map(({ label, path }) => ({ name: label, scheme: absoluteUrl(meta, path) })),
  };
}

/** Settings of a feed, from those of the site. */
export interface FeedMeta extends SiteAddress {
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
  /** Write a feed. All dates are those of its entries: the same ones always give the same feed. */
  write(blog: Blog, items: readonly FeedItem[], meta: FeedMeta): string;
}

/** The formats of feeds. */
export const feedFormats: Readonly<Record<FeedKind, FeedFormat>> = {
  rss: { name: "RSS", mediaType: "application/rss+xml", write: rss },
  atom: { name: "Atom", mediaType: "application/atom+xml", write: atom },
};

function rss(blog: Blog, items: readonly FeedItem[], meta: FeedMeta): string {
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    xmlElement("title", blog.title),
    xmlElement("link", absoluteUrl(meta, blog.path)),
    `<description>${escapeXml(blog.description)}</description>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(meta, blog.feeds.rss ?? blog.path))}"/>`,
    xmlElement("lastBuildDate", newest(items)?.toUTCString()),
    xmlElement("language", meta.language),
    xmlElement("copyright", meta.copyright),
    ...items.flatMap((item) => [
      "<item>",
      xmlElement("title", item.title),
      xmlElement("link", item.link),
      `<guid isPermaLink="true">${escapeXml(item.link)}</guid>`,
      xmlElement("pubDate", item.date.toUTCString()),
      xmlElement("description", item.description),
      xmlElement("content:encoded", item.content),
      ...(item.author ?? []).map(({ name }) => xmlElement("dc:creator", name)),
      ...(item.category ?? []).map(({ name }) => xmlElement("category", name)),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
  ]);
}

function atom(blog: Blog, items: readonly FeedItem[], meta: FeedMeta): string {
  const entries = items.map((item) => [
    "<entry>",
    `<title>${escapeXml(item.title)}</title>`,
    xmlElement("id", item.link),
    `<link href="${escapeXml(item.link)}"/>`,
    xmlElement("published", item.date.toISOString()),
    xmlElement("updated", item.date.toISOString()),
    xmlElement("summary", item.description),
    `<content type="html">${escapeXml(item.content ?? "")}</content>`,
    ...(item.author ?? []).map(({ name, link }) => {
      const uri = link?.startsWith("mailto:") ? undefined : link;
      return `<author>${xmlElement("name", name)}${xmlElement("uri", uri)}</author>`;
    }),
    ...(item.category ?? []).map(
      ({ name = "", scheme }) =>
        `<category term="${escapeXml(name)}"${scheme ? ` scheme="${escapeXml(scheme)}"` : ""}/>`,
    ),
    "</entry>",
  ]);
  const url = absoluteUrl(meta, blog.path);
  return xmlDocument([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(meta.language)}">`,
    `<title>${escapeXml(blog.title)}</title>`,
    xmlElement("subtitle", blog.description),
    xmlElement("id", url),
    `<link rel="alternate" href="${escapeXml(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(meta, blog.feeds.atom ?? blog.path))}"/>`,
    xmlElement("updated", (newest(items) ?? new Date(0)).toISOString()),
    // Atom requires an author for each entry, or else for the feed.
    `<author><name>${escapeXml(blog.title)}</name></author>`,
    xmlElement("rights", meta.copyright),
    ...entries.flat(),
    "</feed>",
  ]);
}

/** Date of the newest entry; undefined if there is none. */
function newest(items: readonly FeedItem[]): Date | undefined {
  return items.length === 0 ? undefined : new Date(Math.max(...items.map(({ date }) => date.getTime())));
}

function absolute(address: string, site: SiteAddress): string {
  return isExternalAddress(address) ? address : absoluteUrl(site, address);
}
