import { useContext } from "react";
import { docMetadata, postMetadata } from "../../render/metadata.ts";
import { RenderedRoute } from "../../render/rendered-route.ts";
import { BasePath } from "../base-path.tsx";
import { PageContext } from "../page-context.tsx";

/** Metadata of the document on the current page. */
export function useDoc() {
  const page = useContext(RenderedRoute);
  const baseUrl = useContext(BasePath);
  const toc = useContents();
  if (page?.route.kind !== "doc") throw new Error("useDoc knows documents only, and not in islands.");
  const { doc, version } = page.route;
  const { frontMatter } = doc.source;
  const metadata = docMetadata(doc, version, baseUrl);
  return { metadata, frontMatter, toc, contentTitle: doc.title, assets: {} };
}

/** Metadata of the post on the current page. */
export function useBlogPost() {
  const page = useContext(RenderedRoute);
  const baseUrl = useContext(BasePath);
  const toc = useContents();
  if (page?.route.kind !== "blog-post") throw new Error("useBlogPost knows posts only, and not in islands.");
  const { post } = page.route;
  const { frontMatter } = post.source;
  const metadata = postMetadata(post, baseUrl);
  return { metadata, frontMatter, toc, contentTitle: post.title, assets: {}, isBlogPostPage: true };
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
