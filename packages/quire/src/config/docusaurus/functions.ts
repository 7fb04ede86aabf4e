import type { FeedItem } from "../../site/blog/feeds.ts";
import { missingPackageOf } from "../missing-module.ts";
import type { Settings } from "./settings.ts";

/** The argument of a Docusaurus `editUrl` function, for a document or a post. */
export interface EditUrlQuestion {
  locale: string;
  permalink: string;
  /** Docs: name of the version, its folder, and the document's path in it. */
  version?: string;
  versionDocsDirPath?: string;
  docPath?: string;
  /** Blog: the folder of posts, and the post's path in it. */
  blogDirPath?: string;
  blogPath?: string;
}

/** The argument of a Docusaurus `preprocessor` or `parseFrontMatter`. */
export interface DocumentQuestion {
  /** Absolute path. */
  filePath: string;
  fileContent: string;
}

/** The result of a Docusaurus `parseFrontMatter`. */
interface ParsedDocument {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** A post as a Docusaurus `processBlogPosts` is given it. */
export interface PostQuestion {
  id: string;
  metadata: { permalink: string; date: Date; frontMatter: Record<string, unknown> } & Record<string, unknown>;
  content: string;
}

/** The argument of a Docusaurus `readingTime`. */
export interface ReadingTimeQuestion {
  content: string;
  frontMatter: Record<string, unknown>;
  locale: string;
  /** Estimates the minutes, as a fraction. */
  defaultReadingTime(question: { content: string; options?: { wordsPerMinute?: number } }): number;
}

/** The argument of a Docusaurus `createSitemapItems`. */
export interface SitemapQuestion {
  siteConfig: Record<string, unknown>;
  routes: { path: string }[];
  defaultCreateSitemapItems(): Promise<SitemapItem[]>;
}

/** A page in a sitemap of Docusaurus. */
export interface SitemapItem {
  url: string;
  lastmod?: string;
}

/** The argument of a Docusaurus `createFeedItems`. */
export interface FeedQuestion {
  blogPosts: PostQuestion[];
  siteConfig: Record<string, unknown>;
  /** Absolute path. */
  outDir: string;
  defaultCreateFeedItems(question: { blogPosts: PostQuestion[] }): Promise<FeedItem[]>;
}

/** Returns the URL of the edit link of a document or post. */
export type EditUrl = (question: EditUrlQuestion) => unknown;

/** Functions for the documents of a docs instance. */
export interface DocsFunctions {
  editUrl?: EditUrl;
  /** Separates number prefixes from names. */
  numberPrefix?: (name: string) => { filename: string; numberPrefix?: number };
  /** Generates the sidebar items of folders. */
  sidebarItems?: (question: Record<string, unknown>) => unknown;
}

/** Functions for the posts of a blog. */
export interface BlogFunctions {
  editUrl?: EditUrl;
  /** Chooses and orders the posts. */
  processPosts?: (question: { blogPosts: PostQuestion[] }) => unknown;
  /** Estimates the reading time of posts in minutes; undefined for none. */
  readingTime?: (question: ReadingTimeQuestion) => unknown;
  /** Makes the entries of the feeds. */
  feedItems?: (question: FeedQuestion) => unknown;
}

/** Changes the text of a document before it is read. */
export type Preprocessor = (question: DocumentQuestion) => unknown;

/** Functions of a configuration, which cannot be stored as data: called while the site is read and planned. */
export interface SiteFunctions {
  preprocessor?: Preprocessor;
  /** Reads the front matter of a document. */
  parseFrontMatter?: (
    question: DocumentQuestion & {
      defaultParseFrontMatter(question: DocumentQuestion): Promise<ParsedDocument>;
    },
  ) => unknown;
  /** By id of the docs instance. */
  docs: Map<string, DocsFunctions>;
  /** By id of the blog. */
  blogs: Map<string, BlogFunctions>;
  /** Chooses the pages of the sitemaps. */
  sitemapItems?: (question: SitemapQuestion) => unknown;
  /** With a plugin that fills code blocks from files: absolute path of the folder that `<rootDir>` stands for. */
  codeRoot?: string;
  /** Return the former addresses that redirect to a path. */
  createRedirects: ((path: string) => unknown)[];
}

/** A Quire configuration is pure data and has no functions. */
export function noFunctions(): SiteFunctions {
  return { docs: new Map(), blogs: new Map(), createRedirects: [] };
}

/**
 * A setting that is a function, unless it comes from a package that is not installed.
 *
 * @param hint warns about a value that is none; by default, it is left to others
 */
export function functionOf<T extends (...args: never[]) => unknown>(
  options: Settings,
  key: string,
  hint?: string,
): T | undefined {
  const value = options.value(key);
  if (typeof value === "function" && missingPackageOf(value) === undefined) return value as T;
  if (hint !== undefined) options.drop(key, hint);
  return undefined;
}
