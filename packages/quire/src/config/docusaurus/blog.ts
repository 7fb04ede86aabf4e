import { type BlogInput, type FeedKind, feedKinds } from "../blog-schema.ts";
import { documentFiles, dropComponents, dropInclude, editUrl, tagsFile } from "./content-options.ts";
import { type BlogFunctions, functionOf } from "./functions.ts";
import { dropMarkdownPlugins } from "./markdown-plugins.ts";
import type { Settings } from "./settings.ts";

/**
 * Translate the options of a blog plugin, and collect its functions; undefined if its folder does not exist, as in
 * Docusaurus.
 */
export function translateBlog(options: Settings): { blog: BlogInput; functions: BlogFunctions } | undefined {
  const feed = options.object("feedOptions");
  const functions: BlogFunctions = {
    editUrl: functionOf(options, "editUrl"),
    processPosts: functionOf(options, "processBlogPosts", "All posts are published."),
    readingTime: functionOf(options, "readingTime", "The reading time is computed at 200 words a minute."),
    feedItems: functionOf(feed, "createFeedItems", "Feeds list the first posts of the blog."),
  };
  const blog = {
    id: options.string("id"),
    path: options.file("path"),
    routeBasePath: options.string("routeBasePath"),
    title: options.string("blogTitle"),
    // Its default there, "Blog", is seldom what a blog with a title of its own would say.
    description: options.string("blogDescription") ?? options.string("blogTitle"),
    sidebarTitle: options.string("blogSidebarTitle"),
    postsPerPage: options.value("postsPerPage") === "ALL" ? ("ALL" as const) : options.number("postsPerPage"),
    sortPosts: options.choice("sortPosts", ["descending", "ascending"]),
    tagsBasePath: options.string("tagsBasePath"),
    tags: tagsFile(options),
    authors: options.string("authorsMapPath"),
    authorsBasePath: options.string("authorsBasePath"),
    archiveBasePath: options.isNull("archiveBasePath") ? (false as const) : options.string("archiveBasePath"),
    sidebarCount:
      options.value("blogSidebarCount") === "ALL" ? ("ALL" as const) : options.number("blogSidebarCount"),
    truncateMarker: truncateMarker(options),
    showReadingTime: options.boolean("showReadingTime"),
    editUrl: functions.editUrl ? undefined : editUrl(options),
    feeds: feeds(feed),
    feedLimit:
      feed.value("limit") === false || feed.isNull("limit") ? ("ALL" as const) : feed.number("limit"),
    copyright: feed.string("copyright"),
    exclude: options.ownStrings("exclude"),
  };
  feed.drop("title", "Feeds have the title of the blog.", blog.title);
  feed.drop("description", "Feeds have the description of the blog.", blog.description);
  feed.needless("language", "xslt");
  feed.finish();
  dropInclude(options, documentFiles, "Every `.md` and `.mdx` file is read.");
  options.drop("showLastUpdateTime", "Posts show their date.", false);
  options.drop("showLastUpdateAuthor", "Posts show their authors.", false);
  options.drop("pageBasePath", "The second page of the list is at `page/2`.", "page");
  options.needless("editLocalizedFiles", "onInlineAuthors", "onUntruncatedBlogPosts");
  dropMarkdownPlugins(options);
  dropComponents(options);
  options.finish();
  return options.context.site.exists(blog.path ?? "blog") ? { blog, functions } : undefined;
}

/** The source of the truncate marker's pattern: a RegExp cannot be posted between threads. */
function truncateMarker(options: Settings): string | undefined {
  const marker = options.value("truncateMarker");
  if (marker instanceof RegExp && /^[gm]*$/.test(marker.flags)) return marker.source;
  options.drop("truncateMarker", "Write a pattern without flags, or mark excerpts with `<!-- truncate -->`.");
  return undefined;
}

function feeds(feed: Settings): FeedKind[] | undefined {
  const type = feed.value("type");
  if (!feed.has("type")) return feed.keys().includes("type") ? [] : undefined;
  if (type === "all") return [...feedKinds];
  const kinds = feed.strings("type");
  if (kinds.includes("json"))
    feed.warn(["type"], "asks for a JSON feed, which Quire does not write", "It writes RSS and Atom feeds.");
  return feedKinds.filter((kind) => kinds.includes(kind));
}
