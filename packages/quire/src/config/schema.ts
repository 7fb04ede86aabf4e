import { z } from "zod";
import { themeSchema } from "./theme-schema.ts";

const action = z.enum(["ignore", "warn", "throw"]);

/** What a problem of each kind does: `throw` fails the build, `warn` is printed, `ignore` is not looked at. */
const problemsSchema = z.strictObject({
  brokenLinks: action.default("throw"),
  brokenAnchors: action.default("throw"),
  brokenImages: action.default("throw"),
  duplicateRoutes: action.default("warn"),
  duplicateTitles: action.default("warn"),
  missingDescriptions: action.default("warn"),
  unknownLanguages: action.default("warn"),
});

const versionSchema = z.strictObject({
  label: z.string().optional(),
  /** Path segment under the instance's route base; "" for none. */
  path: z.string().optional(),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional(),
});

export const docsSchema = z.strictObject({
  id: z.string().default("default"),
  /** Folder of the current version, relative to the site. */
  path: z.string().default("docs"),
  routeBasePath: z.string().default("docs"),
  /** Sidebar file; left out, `sidebars.ts|js|json` is looked for; `false` makes no sidebar. */
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  numberPrefixes: z.boolean().default(true),
  includeCurrentVersion: z.boolean().default(true),
  /** Name of the latest version; left out, the first of `versions.json`, else `current`. */
  lastVersion: z.string().optional(),
  /** Only these versions, by name. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  versions: z.record(z.string(), versionSchema).default({}),
  /** Address of the folder that holds the site's sources; the file's path is added. `false` shows no link. */
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  breadcrumbs: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  sidebarCollapsible: z.boolean().default(true),
  tagsBasePath: z.string().default("tags"),
  exclude: z.array(z.string()).default(["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.*"]),
});

export const blogSchema = z.strictObject({
  id: z.string().default("default"),
  path: z.string().default("blog"),
  routeBasePath: z.string().default("blog"),
  title: z.string().default("Blog"),
  description: z.string().default("Blog"),
  sidebarTitle: z.string().default("Recent posts"),
  postsPerPage: z.union([z.number().int().positive(), z.literal("ALL")]).default(10),
  tagsBasePath: z.string().default("tags"),
  archiveBasePath: z.string().default("archive"),
  showReadingTime: z.boolean().default(true),
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  feeds: z.array(z.enum(["rss", "atom"])).default(["rss", "atom"]),
  feedLimit: z.number().int().positive().default(20),
  copyright: z.string().optional(),
});

const headTagSchema = z.strictObject({
  tag: z.enum(["meta", "link", "script", "style"]),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  content: z.string().optional(),
});

export const configSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(""),
  titleDelimiter: z.string().default("|"),
  /** Scheme and host, no path: `https://docs.example.com`. */
  url: z.url().transform((value) => value.replace(/\/+$/, "")),
  /** Starts and ends with a slash. */
  baseUrl: z
    .string()
    .default("/")
    .transform((value) => `/${value}/`.replace(/\/{2,}/g, "/")),
  favicon: z.string().optional(),
  noIndex: z.boolean().default(false),
  locale: z
    .strictObject({
      code: z.string().default("en"),
      direction: z.enum(["ltr", "rtl"]).default("ltr"),
      label: z.string().default("English"),
      htmlLang: z.string().default("en"),
      calendar: z.string().default("gregory"),
    })
    .prefault({}),
  docs: z
    .union([docsSchema, z.array(docsSchema), z.literal(false)])
    .prefault({})
    .transform((value) => (value === false ? [] : Array.isArray(value) ? value : [value])),
  blog: z
    .union([blogSchema, z.array(blogSchema), z.literal(false)])
    .default(false)
    .transform((value) => (value === false ? [] : Array.isArray(value) ? value : [value])),
  /** Folder of pages; `false` for none. */
  pages: z.union([z.string(), z.literal(false)]).default("pages"),
  staticDirs: z.array(z.string()).default(["static"]),
  outDir: z.string().default("build"),
  redirects: z
    .array(z.strictObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }))
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
  markdown: z
    .strictObject({
      mermaid: z.boolean().default(true),
      /** Components that documents use without importing them: name to module path relative to the site. */
      components: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  head: z.array(headTagSchema).default([]),
  /** Style sheets of the site, after the theme's, relative to the site. */
  css: z.array(z.string()).default([]),
  theme: themeSchema.prefault({}),
  problems: problemsSchema.prefault({}),
});

/** What `quire.config.ts` exports. */
export type UserConfig = z.input<typeof configSchema>;
/** The configuration with every default filled in. */
export type Config = z.output<typeof configSchema>;
export type DocsInput = z.input<typeof docsSchema>;
export type BlogInput = z.input<typeof blogSchema>;
export type DocsConfig = z.output<typeof docsSchema>;
export type BlogConfig = z.output<typeof blogSchema>;
export type HeadTag = z.output<typeof headTagSchema>;
