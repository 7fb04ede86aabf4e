import { useContext } from "react";
import { RenderedRoute } from "../../render/rendered-route.ts";
import { useHref } from "../base-path.tsx";
import { PageContext } from "../page-context.tsx";

/** Metadata of the document on the current page. */
export function useDoc() {
  const page = useContext(RenderedRoute);
  const address = useHref();
  const toc = useContents();
  if (page?.route.kind !== "doc") throw new Error("useDoc knows documents only, and not in islands.");
  const { doc } = page.route;
  const { previous, next, lastUpdate } = doc;
  const metadata = {
    id: doc.id,
    title: doc.title,
    description: doc.description,
    version: doc.version,
    sidebar: doc.sidebar,
    editUrl: doc.editUrl,
    unlisted: doc.unlisted,
    draft: doc.draft,
    frontMatter: doc.frontMatter,
    slug: doc.path,
    source: `@site/${doc.source.file}`,
    permalink: address(doc.path),
    lastUpdatedAt: lastUpdate?.date && Date.parse(lastUpdate.date),
    lastUpdatedBy: lastUpdate?.author,
    tags: doc.tags.map((tag) => ({ ...tag, permalink: address(tag.path) })),
    previous: previous && { title: previous.label, permalink: address(previous.path) },
    next: next && { title: next.label, permalink: address(next.path) },
  };
  return { metadata, frontMatter: doc.source.frontMatter, toc, contentTitle: doc.title, assets: {} };
}

/** Metadata of the post on the current page. */
export function useBlogPost() {
  const page = useContext(RenderedRoute);
  const address = useHref();
  const toc = useContents();
  if (page?.route.kind !== "blog-post") throw new Error("useBlogPost knows posts only, and not in islands.");
  const { post } = page.route;
  const metadata = {
    title: post.title,
    description: post.description,
    date: post.date,
    editUrl: post.editUrl,
    unlisted: post.unlisted,
    frontMatter: post.frontMatter,
    readingTime: post.readingMinutes,
    source: `@site/${post.source.file}`,
    permalink: address(post.path),
    hasTruncateMarker: post.truncated,
    tags: post.tags.map((tag) => ({ ...tag, permalink: address(tag.path) })),
    authors: post.authors.map((author) => ({ ...author, imageURL: author.image })),
  };
  return {
    metadata,
    frontMatter: post.source.frontMatter,
    toc,
    contentTitle: post.title,
    assets: {},
    isBlogPostPage: true,
  };
}

/** Metadata of the version of the current page. */
export function useDocsVersion() {
  const route = useContext(RenderedRoute)?.route;
  if (!route || !("version" in route))
    throw new Error("useDocsVersion knows pages of documentation only, and not in islands.");
  const { instance, name, label, banner, badge, noIndex, isLast } = route.version;
  return { pluginId: instance, version: name, label, banner, badge, noIndex, isLast };
}

function useContents() {
  return useContext(PageContext).toc.map(({ id, html, depth }) => ({ id, value: html, level: depth }));
}
