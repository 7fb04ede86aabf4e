import { posix } from "node:path";
import { z } from "zod";
import { isRegularExpression } from "../regular-expression.ts";
import { askSchema } from "./ask-schema.ts";
import { integrationsSchema, sourcesSchema } from "./integrations-schema.ts";
import { markdownSchema } from "./markdown-schema.ts";
import { searchSchema } from "./search-schema.ts";
import { themeSchema } from "./theme-schema.ts";

const action = z.enum(["ignore", "warn", "throw"]);

/** A folder, relative to the site: `./docs/` is `docs`. */
const folder = z.string().transform((written) => posix.normalize(written).replace(/(.)\/+$/, "$1"));

/** Where pages stand below the site's base path. */
const routePath = z.string().refine((written) => !/^[a-z][a-z\d+.-]*:|^\/\/|[?#\s\\]/i.test(written), {
  error: "`routeBasePath` is no path.",
  params: { hint: 'Write the path alone, as in `routeBasePath: "docs"`; scheme and host are `url`.' },
});

/** What a problem of each kind does: `throw` fails the build, `warn` is printed, `ignore` is not looked at. */
const problemsSchema = z.strictObject({
  /** Links to pages and files that do not exist. */
  brokenLinks: action.default("throw"),
  /** Links to headings that do not exist. */
  brokenAnchors: action.default("throw"),
  /** Images that do not exist. */
  brokenImages: action.default("throw"),
  /** Two pages with one address; the first is kept. */
  duplicateRoutes: action.default("warn"),
  /** Two documents of a version with one title. */
  duplicateTitles: action.default("warn"),
  /** Documents and posts with no description in their front matter. */
  missingDescriptions: action.default("warn"),
  /** Code blocks in a language that cannot be highlighted. */
  unknownLanguages: action.default("warn"),
  /** Components of the theme that documents and modules import, and that there are not. */
  themeComponents: action.default("throw"),
});

const versionSchema = z.strictObject({
  /** Name shown to readers; left out, the version's own, or `Next` for the current one. */
  label: z.string().optional(),
  /** Path segment under the instance's route base; "" for none. */
  path: z.string().optional(),
  /** Notice above each page: none, that it is not released yet, or that it is no longer kept up. */
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  /** Show the version's label on its pages; left out, shown where there are several versions. */
  badge: z.boolean().optional(),
  /** Ask search engines to leave the version out. */
  noIndex: z.boolean().optional(),
});

export const docsSchema = z.strictObject({
  /** Name of the instance; `default` for the only or main one. */
  id: z.string().default("default"),
  /** Folder of the current version, relative to the site. */
  path: folder.default("docs"),
  /** Address its pages stand under; `/` for the root of the site. */
  routeBasePath: routePath.default("docs"),
  /** Sidebar file; left out, `sidebars.ts|js|json` is looked for; `false` makes no sidebar. */
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  /** Read `01-` before the name of a file or folder as its place in the sidebar, and leave it out of addresses. */
  numberPrefixes: z.boolean().default(true),
  /** Build the version that is being written. */
  includeCurrentVersion: z.boolean().default(true),
  /** Name of the latest version; left out, the first of `versions.json`, else `current`. */
  lastVersion: z.string().optional(),
  /** Only these versions, by name. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** Settings of single versions, by name. */
  versions: z.record(z.string(), versionSchema).default({}),
  /** Address of the folder that holds the site's sources; the file's path is added. `false` shows no link. */
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  /** Show the date of the last commit to each page. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show the author of the last commit to each page. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Show the way to a page above it. */
  breadcrumbs: z.boolean().default(true),
  /** Categories are closed at first, unless they say otherwise. */
  sidebarCollapsed: z.boolean().default(true),
  /** Categories can be closed, unless they say otherwise. */
  sidebarCollapsible: z.boolean().default(true),
  /** Address of the list of tags, under the version's. */
  tagsBasePath: z.string().default("tags"),
  /** File in the version's folder that describes tags by their keys; `false` reads none. */
  tags: z.union([z.string(), z.literal(false)]).default("tags.yml"),
  /** Texts in the place of labels, by the version and a key such as `sidebar.docs.category.Guides`. */
  messages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Patterns of the documents that are pages, relative to the version's folder. */
  include: z.array(z.string()).default(["**/*.{md,mdx}"]),
  /** Patterns of files among them that are not. */
  exclude: z.array(z.string()).default(["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.*"]),
});

export const blogSchema = z.strictObject({
  /** Name of the blog; `default` for the only one. */
  id: z.string().default("default"),
  /** Folder of the posts, relative to the site. */
  path: folder.default("blog"),
  /** Address its pages stand under. */
  routeBasePath: routePath.default("blog"),
  /** Title of the list of posts and of the feeds. */
  title: z.string().default("Blog"),
  /** Description of the list of posts and of the feeds. */
  description: z.string().default("Blog"),
  /** Heading of the list of posts beside a post. */
  sidebarTitle: z.string().default("Recent posts"),
  /** Posts in that list, the newest first; `ALL` lists all, 0 leaves it out. */
  sidebarCount: z.union([z.number().int().nonnegative(), z.literal("ALL")]).default(5),
  /** Posts on one page of the list; `ALL` puts all on one. */
  postsPerPage: z.union([z.number().int().positive(), z.literal("ALL")]).default(10),
  /** Address of the list of tags, under the blog's. */
  tagsBasePath: z.string().default("tags"),
  /** File in the blog's folder that describes tags by their keys; `false` reads none. */
  tags: z.union([z.string(), z.literal(false)]).default("tags.yml"),
  /** File that describes authors by their keys, relative to the blog's folder. */
  authors: z.string().default("authors.yml"),
  /** Address of the archive, under the blog's; `false` makes none. */
  archiveBasePath: z.union([z.string(), z.literal(false)]).default("archive"),
  /** Regular expression of what ends the excerpt of a post, besides `<!-- truncate -->`. */
  truncateMarker: z
    .string()
    .refine(isRegularExpression, {
      error: "`truncateMarker` is no regular expression.",
      params: { hint: 'Put a backslash before each sign that is text: `truncateMarker: "\\\\(more\\\\)"`.' },
    })
    .optional(),
  /** Show how many minutes a post takes to read. */
  showReadingTime: z.boolean().default(true),
  /** As for docs. */
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  /** Feeds to write. */
  feeds: z.array(z.enum(["rss", "atom"])).default(["rss", "atom"]),
  /** Posts in a feed, the newest first. */
  feedLimit: z.number().int().positive().default(20),
  /** Copyright line of the feeds. */
  copyright: z.string().optional(),
  /** Patterns of files that are no posts, relative to the blog's folder. */
  exclude: z.array(z.string()).default(["**/_*.{md,mdx}", "**/_*/**"]),
});

const headTagSchema = z.strictObject({
  /** Name of the tag. */
  tag: z.enum(["meta", "link", "script", "style"]),
  /** Its attributes; `true` for one without a value. */
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  /** What stands inside a script or style. */
  content: z.string().optional(),
});

const ownId = { hint: 'Give each but one an `id` of its own; left out, it is "default".' };

function haveOwnIds(all: readonly { id: string }[]): boolean {
  return new Set(all.map(({ id }) => id)).size === all.length;
}

export const configSchema = z.strictObject({
  /** Name of the site, part of every page's title. */
  title: z.string().min(1),
  /** One sentence about the site. */
  tagline: z.string().default(""),
  /** What stands between a page's title and the site's. */
  titleDelimiter: z.string().default("|"),
  /** Scheme and host, no path: `https://docs.example.com`. */
  url: z
    .url()
    .refine((value) => !/^[a-z]+:\/\/[^/]+\/+[^/]/i.test(value), {
      error: "`url` has a path.",
      params: {
        hint: 'Write scheme and host, as in `url: "https://docs.example.com"`; a path is `baseUrl`.',
      },
    })
    .transform((value) => value.replace(/\/+$/, "")),
  /** Starts and ends with a slash. */
  baseUrl: z
    .string()
    .refine((value) => !/[?#\\\s]|^[a-z][a-z0-9+.-]*:/i.test(value), {
      error: "`baseUrl` is no path.",
      params: { hint: 'Write the path alone, as in `baseUrl: "/docs/"`; scheme and host are `url`.' },
    })
    .default("/")
    .transform((value) => `/${value}/`.replace(/\/{2,}/g, "/")),
  /** Icon of the site, path in the static folder. */
  favicon: z.string().optional(),
  /** Ask search engines to leave the site out. */
  noIndex: z.boolean().default(false),
  /** The language the site is written in. */
  locale: z
    .strictObject({
      /** Language tag: `en`, `pt-BR`; dates are written in it. */
      code: z.string().default("en"),
      /** Direction of writing. */
      direction: z.enum(["ltr", "rtl"]).default("ltr"),
      /** Name of the language in itself. */
      label: z.string().default("English"),
      /** Value of the `lang` attribute, where it differs from the code. */
      htmlLang: z.string().default("en"),
      /** Calendar that dates are shown in. */
      calendar: z.string().default("gregory"),
      /** Texts that `Translate` and `translate` give, by the id or the words that components name. */
      messages: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  /** Trees of documents: one, several, or `false` for none. */
  docs: z
    .union([docsSchema, z.array(docsSchema), z.literal(false)])
    .prefault({})
    .transform((value) => (value === false ? [] : Array.isArray(value) ? value : [value]))
    .refine(haveOwnIds, { error: "Two trees of documents have one `id`.", params: ownId }),
  /** Blogs: one, several, or `false` for none. */
  blog: z
    .union([blogSchema, z.array(blogSchema), z.literal(false)])
    .default(false)
    .transform((value) => (value === false ? [] : Array.isArray(value) ? value : [value]))
    .refine(haveOwnIds, { error: "Two blogs have one `id`.", params: ownId }),
  /** Folder of pages; `false` for none. */
  pages: z.union([folder, z.literal(false)]).default("pages"),
  /** Patterns of files that are no pages besides names that begin with `_` and tests, relative to that folder. */
  pagesExclude: z.array(z.string()).default([]),
  /** Folders whose files are copied as they are. */
  staticDirs: z.array(folder).default(["static"]),
  /** Beginnings of imports, and the folders or files of the site they stand for. */
  aliases: z.record(z.string(), z.string()).default({}),
  /** Folder the site is written to, relative to the site. */
  outDir: z.string().default("build"),
  /** Addresses that lead elsewhere. */
  redirects: z
    .array(
      z.strictObject({
        /** Site paths that nothing stands at. */
        from: z.union([z.string(), z.array(z.string())]),
        /** A site path, also with `#anchor`, or an address. */
        to: z.string(),
      }),
    )
    .default([]),
  /** Modules whose default export yields documents made from data; see `DataPages`. */
  data: z
    .array(
      z.strictObject({
        /** Module path relative to the site. */
        module: z.string(),
        /** Files and folders it reads; when they and the module are unchanged it is not run again. */
        inputs: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** How documents are read. */
  markdown: markdownSchema.prefault({}),
  /** How readers search the site; `false` for no search. */
  search: z.union([searchSchema, z.literal(false)]).prefault({}),
  /** Who answers the questions of readers; `false` for nobody. */
  ask: z.union([askSchema, z.literal(false)]).default(false),
  /** Values of the site's own, for its components (`useDocusaurusContext().siteConfig.customFields`). */
  customFields: z.record(z.string(), z.unknown()).default({}),
  /** More that `useDocusaurusContext().siteConfig` says: what a Docusaurus configuration holds for components alone. */
  siteConfig: z.record(z.string(), z.unknown()).default({}),
  /** Tags for the head of every page. */
  head: z.array(headTagSchema).default([]),
  /** Sources the pages may load from besides the site itself, by kind; see Content-Security-Policy. */
  contentSecurityPolicy: sourcesSchema.prefault({}),
  /** Services of others, each off unless its id is given. */
  integrations: integrationsSchema.prefault({}),
  /** Make islands of components with state, effects or handlers of events also where no `'use client'` says so. */
  autoIslands: z.boolean().default(false),
  /** Style sheets of the site, after the theme's, relative to the site. */
  css: z.array(z.string()).default([]),
  /**
   * Pages of text carry the styles of what is seen first: the theme's and those of `css` that are named here.
   * Unset: every page waits for the style sheet.
   */
  inlineCss: z.array(z.string()).optional(),
  /** How pages look and what stands around their text. */
  theme: themeSchema.prefault({}),
  /** What each kind of problem does. */
  problems: problemsSchema.prefault({}),
});

/** What `quire.config.ts` exports. */
export type UserConfig = z.input<typeof configSchema>;
/** The configuration with every default filled in. */
export type Config = z.output<typeof configSchema>;
export type MarkdownInput = NonNullable<UserConfig["markdown"]>;
export type DocsInput = z.input<typeof docsSchema>;
export type BlogInput = z.input<typeof blogSchema>;
export type DocsConfig = z.output<typeof docsSchema>;
export type BlogConfig = z.output<typeof blogSchema>;
export type HeadTag = z.output<typeof headTagSchema>;
