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
export interface ParsedDocument {
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
  /** Separate number prefixes from names, by id of the docs instance. */
  numberPrefixes: Map<string, (name: string) => { filename: string; numberPrefix?: number }>;
  /** Generate the sidebar items of folders, by id of the docs instance. */
  sidebarItems: Map<string, (question: Record<string, unknown>) => unknown>;
  /** Edit URL functions by plugin and instance id, such as `docs default`. */
  editUrls: Map<string, (question: EditUrlQuestion) => unknown>;
  /** Choose and order the posts of blogs, by their ids. */
  processPosts: Map<string, (question: { blogPosts: PostQuestion[] }) => unknown>;
  /** Estimate the reading time of posts in minutes, by ids of blogs; undefined for none. */
  readingTimes: Map<string, (question: ReadingTimeQuestion) => unknown>;
  /** Make the entries of the feeds of blogs, by their ids. */
  feedItems: Map<string, (question: FeedQuestion) => unknown>;
  /** Chooses the pages of the sitemaps. */
  sitemapItems?: (question: SitemapQuestion) => unknown;
  /** With a plugin that fills code blocks from files: absolute path of the folder that `<rootDir>` stands for. */
  codeRoot?: string;
  /** Return the former addresses that redirect to a path. */
  createRedirects: ((path: string) => unknown)[];
}

/** A Quire configuration is pure data and has no functions. */
export function noFunctions(): SiteFunctions {
  return {
    numberPrefixes: new Map(),
    sidebarItems: new Map(),
    editUrls: new Map(),
    processPosts: new Map(),
    readingTimes: new Map(),
    feedItems: new Map(),
    createRedirects: [],
  };
}

/** A setting that is a function, unless it comes from a package that is not installed. */
export function functionOf<T extends (...args: never[]) => unknown>(
  options: Settings,
  key: string,
): T | undefined {
  const value = options.value(key);
  return typeof value === "function" && missingPackageOf(value) === undefined ? (value as T) : undefined;
}

/** Register a function under the id of a docs instance or blog, or warn about a value that is none. */
export function takeFunction<T extends (...args: never[]) => unknown>(
  options: Settings,
  key: string,
  functions: Map<string, T>,
  id: string,
  hint: string,
): void {
  const own = functionOf<T>(options, key);
  if (own) functions.set(id, own);
  else options.drop(key, hint);
}
