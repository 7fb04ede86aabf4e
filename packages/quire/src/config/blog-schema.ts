import { z } from "zod";
import { isRegularExpression } from "../base/regular-expression.ts";
import { folder, routePath } from "./path-schema.ts";

/** Formats of feeds; each has an entry in `site/blog/feeds.ts`. */
export const feedKinds = ["rss", "atom"] as const;
/** One of them. */
export type FeedKind = (typeof feedKinds)[number];

/** Settings of a blog. */
export const blogSchema = z.strictObject({
  /** Name of the blog; `default` for the only one. */
  id: z.string().default("default"),
  /** Folder of the posts, relative to the site. */
  path: folder.default("blog"),
  /** Path of its pages. */
  routeBasePath: routePath.default("blog"),
  /** Title of the list of posts and of the feeds. */
  title: z.string().default("Blog"),
  /** Description of the list of posts and of the feeds. */
  description: z.string().default("Blog"),
  /** Heading of the list of posts next to a post. */
  sidebarTitle: z.string().default("Recent posts"),
  /** Number of posts in that list, the first of the blog; `ALL` for all, 0 for no list. */
  sidebarCount: z.union([z.number().int().nonnegative(), z.literal("ALL")]).default(5),
  /** Posts on each page of the list; `ALL` for a single page. */
  postsPerPage: z.union([z.number().int().positive(), z.literal("ALL")]).default(10),
  /** Order of the posts by date: newest first, or oldest first. */
  sortPosts: z.enum(["descending", "ascending"]).default("descending"),
  /** Path of the list of tags, below the blog's. */
  tagsBasePath: z.string().default("tags"),
  /** File in the blog's folder that describes tags by key; `false` for none. */
  tags: z.union([z.string(), z.literal(false)]).default("tags.yml"),
  /** File that describes authors by key, relative to the blog's folder. */
  authors: z.string().default("authors.yml"),
  /** Path of the list of authors with a page, below the blog's. */
  authorsBasePath: z.string().default("authors"),
  /** Path of the archive, below the blog's; `false` for none. */
  archiveBasePath: z.union([z.string(), z.literal(false)]).default("archive"),
  /** Regular expression for a marker that ends the excerpt of a post, besides `<!-- truncate -->`. */
  truncateMarker: z
    .string()
    .refine(isRegularExpression, {
      error: "`truncateMarker` is not a regular expression.",
      params: {
        hint: 'Put a backslash before each special character that is text: `truncateMarker: "\\\\(more\\\\)"`.',
      },
    })
    .optional(),
  /** Show the estimated reading time of posts. */
  showReadingTime: z.boolean().default(true),
  /** As for docs. */
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  /** Feeds to write. */
  feeds: z.array(z.enum(feedKinds)).default([...feedKinds]),
  /** Maximum number of posts in a feed, the first of the blog; `ALL` for all. */
  feedLimit: z.union([z.number().int().positive(), z.literal("ALL")]).default(20),
  /** Copyright line of the feeds. */
  copyright: z.string().optional(),
  /** Glob patterns of files that are not posts, relative to the blog's folder. */
  exclude: z.array(z.string()).default(["**/_*.{md,mdx}", "**/_*/**"]),
});

/** The settings of a blog as they are written. */
export type BlogInput = z.input<typeof blogSchema>;
/** The settings of a blog, with all defaults. */
export type BlogConfig = z.output<typeof blogSchema>;
