/** Plans a blog from its files: posts, their order, and the pages that list them. */

import { posix } from "node:path";
import { compareText } from "../../base/compare-text.ts";
import type { Problem } from "../../base/problem.ts";
import type { BlogConfig } from "../../config/blog-schema.ts";
import type { Blog, Link, Post, Source } from "../model.ts";
import { sitePath } from "../slug.ts";
import { readKnownTags, tagPages } from "../tags.ts";
import { planPost } from "./post.ts";
import { authorPages, type KnownAuthors, readAuthors } from "./post-authors.ts";

/** Inputs to planning the posts of a blog besides its files and settings. */
export interface BlogOptions {
  /** Whether drafts are included. */
  drafts: boolean;
  /** Returns the reading time of a post in minutes, as a fraction; undefined for none. */
  minutes(source: Source): number | undefined;
  /** Returns whether a post has a truncate marker; see `hasTruncateMarker`. */
  truncated(source: Source): boolean;
  /** Parsed content of the tags file. */
  tags?: unknown;
}

/**
 * Plan the posts of a blog by Docusaurus' rules.
 *
 * @param sources the files of the blog's folder; names starting with `_` are ignored
 * @param authors the parsed authors file; undefined if there is none
 * @returns the posts in the order of `sortPosts` (at equal dates, ordered by path), the entries of the authors file, and
 *   the problems in front matter, dates and authors
 */
export function planPosts(
  config: BlogConfig,
  sources: readonly Source[],
  authors: unknown,
  options: BlogOptions,
): { posts: Post[]; authors: KnownAuthors; problems: Problem[] } {
  const { path: folder } = config;
  const authorsPath = sitePath(config.routeBasePath, config.authorsBasePath);
  const known = readAuthors(authors, posix.join(folder, config.authors), authorsPath);
  const knownTags = readKnownTags(options.tags, `${folder}/${config.tags}`);
  const problems = [...known.problems, ...knownTags.problems];
  const posts: Post[] = [];
  for (const source of sources) {
    const relative = posix.relative(folder, source.file);
    if (relative.split("/").some((segment) => segment.startsWith("_"))) continue;
    const planned = planPost(config, source, relative, known.authors, {
      minutes: config.showReadingTime ? options.minutes(source) : undefined,
      truncated: options.truncated(source),
      knownTags: knownTags.tags,
    });
    if (planned.post.draft && !options.drafts) continue;
    posts.push(planned.post);
    problems.push(...planned.problems);
  }
  posts.sort(newestFirst);
  if (config.sortPosts === "ascending") posts.reverse();
  return { posts, authors: known.authors, problems };
}

/** A blog with these posts in this order, and the pages that list them. */
export function arrangeBlog(config: BlogConfig, posts: Post[], authors: KnownAuthors): Blog {
  const path = sitePath(config.routeBasePath);
  const listed = posts.filter((post) => !post.unlisted);
  linkNeighbours(listed);
  return {
    id: config.id,
    root: config.path,
    path,
    title: config.title,
    description: config.description,
    sidebarTitle: config.sidebarTitle,
    posts,
    pages: paginate(listed, path, config.postsPerPage),
    archivePath: config.archiveBasePath === false ? undefined : sitePath(path, config.archiveBasePath),
    tagsPath: sitePath(path, config.tagsBasePath),
    tags: tagPages(posts),
    authorsPath: sitePath(path, config.authorsBasePath),
    authors: authorPages(authors, posts),
    feeds: Object.fromEntries(config.feeds.map((kind) => [kind, sitePath(path, `${kind}.xml`)])),
  };
}

/**
 * Whether a post has a truncate marker: `<!-- truncate -->` with or without spaces, or `{/* truncate *\/}`.
 * Markers inside inline code do not count.
 */
export function hasTruncateMarker(text: string): boolean {
  return /(?<!`)(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})/.test(text);
}

/**
 * Replace a site's own truncate marker by the standard one.
 *
 * @param marker source of a regular expression, if the blog has its own
 */
export function withTruncateMarker(text: string, marker: string | undefined): string {
  if (marker === undefined) return text;
  // Such a pattern may leave out the last brace.
  const own = (match: string) =>
    match.startsWith("{") ? `{/* truncate */${match.endsWith("}") ? "}" : ""}` : "<!-- truncate -->";
  return text.replace(new RegExp(marker, "m"), own);
}

function newestFirst(a: Post, b: Post): number {
  // A date without a time is a prefix of one with a time, and so sorts as the start of that day.
  return compareText(b.date, a.date) || compareText(a.path, b.path);
}

/** Link each post to the newer one (previous) and the older one (next). */
function linkNeighbours(posts: Post[]): void {
  const link = (post: Post | undefined): Link | undefined => post && { label: post.title, path: post.path };
  posts.forEach((post, index) => {
    post.previous = link(posts[index - 1]);
    post.next = link(posts[index + 1]);
  });
}

function paginate(posts: Post[], path: string, perPage: number | "ALL"): Blog["pages"] {
  const size = perPage === "ALL" ? Math.max(1, posts.length) : perPage;
  const count = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? path : sitePath(path, "page", String(index + 1)),
    posts: posts.slice(index * size, (index + 1) * size).map((post) => post.key),
  }));
}
