import type { Doc, Link, Page, Post, Tag, Version } from "../site/model.ts";
import { withBase } from "../theme/base-path.tsx";

/** What Docusaurus tells expressions and components of a document about its page, as plain values. */
export type Metadata = Readonly<Record<string, unknown>>;

/** The metadata of a document of a version. */
export function docMetadata(doc: Doc, version: Pick<Version, "path">, baseUrl: string): Metadata {
  const { previous, next, lastUpdate } = doc;
  return {
    id: doc.id,
    title: doc.title,
    description: doc.description,
    version: doc.version,
    sidebar: doc.sidebar,
    sidebarPosition: doc.frontMatter.sidebar_position,
    editUrl: doc.editUrl,
    unlisted: doc.unlisted,
    draft: doc.draft,
    frontMatter: doc.frontMatter,
    slug: version.path === "/" ? doc.path : doc.path.slice(version.path.length) || "/",
    source: `@site/${doc.source.file}`,
    permalink: withBase(baseUrl, doc.path),
    lastUpdatedAt: lastUpdate?.date && Date.parse(lastUpdate.date),
    lastUpdatedBy: lastUpdate?.author,
    tags: tagsOf(doc, baseUrl),
    previous: neighbour(previous, baseUrl),
    next: neighbour(next, baseUrl),
  };
}

/** The metadata of a post. */
export function postMetadata(post: Post, baseUrl: string): Metadata {
  return {
    title: post.title,
    description: post.description,
    date: post.date,
    editUrl: post.editUrl,
    unlisted: post.unlisted,
    frontMatter: post.frontMatter,
    readingTime: post.readingMinutes,
    source: `@site/${post.source.file}`,
    permalink: withBase(baseUrl, post.path),
    hasTruncateMarker: post.truncated,
    tags: tagsOf(post, baseUrl),
    authors: post.authors.map((author) => ({ ...author, imageURL: author.image })),
    prevItem: neighbour(post.previous, baseUrl),
    nextItem: neighbour(post.next, baseUrl),
  };
}

/** The metadata of a standalone document. */
export function pageMetadata({ title, description, path, file, source }: Page, baseUrl: string): Metadata {
  return {
    type: "mdx",
    title,
    description,
    source: `@site/${file}`,
    permalink: withBase(baseUrl, path),
    frontMatter: source?.frontMatter,
  };
}

function tagsOf({ tags }: { tags: readonly Tag[] }, baseUrl: string) {
  return tags.map((tag) => ({ ...tag, permalink: withBase(baseUrl, tag.path) }));
}

function neighbour(link: Link | undefined, baseUrl: string) {
  return link && { title: link.label, permalink: withBase(baseUrl, link.path) };
}
