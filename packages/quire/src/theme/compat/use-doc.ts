import { useContext } from "react";
import { DrawnPage } from "../../render/drawn-page.ts";
import { BasePath, withBase } from "../base-path.tsx";
import { PageContext } from "../page-context.tsx";

/** What is known of the document that the page shows. */
export function useDoc() {
  const page = useContext(DrawnPage);
  const address = useAddress();
  const toc = useContents();
  if (page?.route.kind !== "doc") throw new Error("useDoc knows documents only, and not in islands.");
  const { doc } = page.route;
  const { id, title, description, version, path, sidebar, editUrl, unlisted, draft, frontMatter } = doc;
  const { previous, next, tags, lastUpdate } = doc;
  const metadata = {
    ...{ id, title, description, version, sidebar, editUrl, unlisted, draft, frontMatter },
    ...{ slug: path, source: `@site/${doc.source.file}`, permalink: address(path) },
    ...{ lastUpdatedAt: lastUpdate?.date && Date.parse(lastUpdate.date), lastUpdatedBy: lastUpdate?.author },
    tags: tags.map((tag) => ({ ...tag, permalink: address(tag.path) })),
    previous: previous && { title: previous.label, permalink: address(previous.path) },
    next: next && { title: next.label, permalink: address(next.path) },
  };
  return { metadata, frontMatter: doc.source.frontMatter, toc, contentTitle: title, assets: {} };
}

/** What is known of the post that the page shows. */
export function useBlogPost() {
  const page = useContext(DrawnPage);
  const address = useAddress();
  const toc = useContents();
  if (page?.route.kind !== "blog-post") throw new Error("useBlogPost knows posts only, and not in islands.");
  const { post } = page.route;
  const { title, description, date, path, editUrl, unlisted, tags, authors, frontMatter } = post;
  const metadata = {
    ...{ title, description, date, editUrl, unlisted, frontMatter, readingTime: post.readingMinutes },
    ...{ source: `@site/${post.source.file}`, permalink: address(path), hasTruncateMarker: post.truncated },
    tags: tags.map((tag) => ({ ...tag, permalink: address(tag.path) })),
    authors: authors.map((author) => ({ ...author, imageURL: author.image })),
  };
  const known = { frontMatter: post.source.frontMatter, toc, contentTitle: title, assets: {} };
  return { metadata, ...known, isBlogPostPage: true };
}

/** What is known of the version that the page belongs to. */
export function useDocsVersion() {
  const route = useContext(DrawnPage)?.route;
  if (!route || !("version" in route))
    throw new Error("useDocsVersion knows pages of documentation only, and not in islands.");
  const { instance, name, label, banner, badge, noIndex, isLast } = route.version;
  return { pluginId: instance, version: name, label, banner, badge, noIndex, isLast };
}

function useAddress(): (path: string) => string {
  const base = useContext(BasePath);
  return (path) => withBase(base, path);
}

function useContents() {
  return useContext(PageContext).toc.map(({ id, html, depth }) => ({ id, value: html, level: depth }));
}
