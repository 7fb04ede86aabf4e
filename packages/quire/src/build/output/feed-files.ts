import { randomUUID } from "node:crypto";
import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import { readText } from "../../base/read-file.ts";
import { feedKinds } from "../../config/blog-schema.ts";
import type { FeedQuestion } from "../../config/docusaurus/functions.ts";
import { type FeedItem, type FeedMeta, feedFormats, feedItem, feedPosts } from "../../site/blog/feeds.ts";
import type { Post } from "../../site/model.ts";
import type { BuildState } from "../cache/state.ts";
import { postQuestion } from "../functions/chosen-posts.ts";
import { callFunction, functionFailure, permalinkOf, siteConfigOf } from "../functions/site-functions.ts";
import { renderSetup, type SiteSession } from "../site-session.ts";
import type { ExtraFile } from "./extra-file.ts";

/** The feeds of all blogs; a blog's posts are rendered once for all of its feeds. */
export function feedFiles(session: SiteSession, pages: BuildState["pages"]): ExtraFile[] {
  const { config, site, functions } = session;
  return site.blogs.flatMap((blog) => {
    const settings = config.blog.find(({ id }) => id === blog.id);
    const posts = feedPosts(blog, settings?.feedLimit ?? "ALL");
    const meta = {
      url: config.url,
      baseUrl: config.baseUrl,
      language: config.locale.htmlLang,
      copyright: settings?.copyright,
    };
    const keys = posts.map((post) => pages[post.path]?.key ?? "");
    const key = hashOf(
      JSON.stringify([config.blog, config.url, config.baseUrl, config.locale]),
      ...keys,
      // What a function returns may differ each time.
      functions.blogs.get(blog.id)?.feedItems ? randomUUID() : "",
    );
    let made: Promise<FeedItem[]> | undefined;
    return feedKinds.flatMap((kind): ExtraFile[] => {
      const name = blog.feeds[kind]?.slice(1);
      if (!name) return [];
      return [
        {
          name,
          key,
          async write(writer) {
            made ??= feedItems(session, blog.id, posts, meta);
            return writer.writeAside(name, feedFormats[kind].write(blog, await made, meta));
          },
        },
      ];
    });
  });
}

/** The entries of a blog's feeds: those that `createFeedItems` of the configuration returns, else one for each post. */
async function feedItems(
  session: SiteSession,
  blog: string,
  posts: readonly Post[],
  meta: FeedMeta,
): Promise<FeedItem[]> {
  const create = session.functions.blogs.get(blog)?.feedItems;
  if (!create) return renderPosts(session, posts, meta);
  const { workspace, config } = session;
  const byAddress = new Map(posts.map((post) => [permalinkOf(config, post.path), post]));
  const question: FeedQuestion = {
    blogPosts: posts.map((post) =>
      postQuestion(post, config, ({ file, text }) => text ?? readText(path.join(workspace.siteDir, file))),
    ),
    siteConfig: siteConfigOf(config),
    outDir: workspace.outDir,
    defaultCreateFeedItems: ({ blogPosts }) =>
      renderPosts(
        session,
        blogPosts.flatMap(({ metadata }) => byAddress.get(metadata.permalink) ?? []),
        meta,
      ),
  };
  const items = await callFunction(`createFeedItems of ${blog}`, () => create(question));
  if (Array.isArray(items) && items.every(isItem)) return items;
  throw functionFailure(`createFeedItems of ${blog}`, "It must return a list of `{ title, link, date }`.");
}

function isItem(value: unknown): value is FeedItem {
  const { title, link, date } = (value ?? {}) as Partial<Record<keyof FeedItem, unknown>>;
  return (
    typeof title === "string" &&
    typeof link === "string" &&
    date instanceof Date &&
    !Number.isNaN(date.getTime())
  );
}

async function renderPosts(
  session: SiteSession,
  posts: readonly Post[],
  meta: FeedMeta,
): Promise<FeedItem[]> {
  const { createSiteRenderer } = await import("../pages/site-renderer.ts");
  const renderer = await createSiteRenderer(renderSetup(session), session.documents);
  const items: FeedItem[] = [];
  for (const post of posts) items.push(feedItem(post, await renderer.feedBody(post), meta));
  return items;
}
