import { z } from "zod";
import { folder, routePath } from "./path-schema.ts";

/** Settings of one version. */
const versionSchema = z.strictObject({
  /** Display name; by default the version's own name, or `Next` for the current version. */
  label: z.string().optional(),
  /** Path segment under the instance's route base; "" for none. */
  path: z.string().optional(),
  /** Notice above each page: none, not yet released, or no longer maintained. */
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  /** Show the version's label on its pages; by default only if there are several versions. */
  badge: z.boolean().optional(),
  /** Name of an earlier version: pages that it does not have are marked as new, those with other text as changed. */
  changesSince: z.string().optional(),
  /** Ask search engines to leave the version out. */
  noIndex: z.boolean().optional(),
});

/** Settings of a docs instance. */
export const docsSchema = z.strictObject({
  /** Name of the instance; `default` for the only or main one. */
  id: z.string().default("default"),
  /** Folder of the current version, relative to the site. */
  path: folder.default("docs"),
  /** Path of its pages; `/` for the root of the site. */
  routeBasePath: routePath.default("docs"),
  /** Sidebar file; by default `sidebars.ts|js|json`; `false` for no sidebar. */
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  /**
   * Treat a prefix such as `01-` of a file or folder as its position in the sidebar, and drop it from addresses.
   */
  numberPrefixes: z.boolean().default(true),
  /** Build the current, unreleased version. */
  includeCurrentVersion: z.boolean().default(true),
  /** Name of the latest version; by default the first in `versions.json`, else `current`. */
  lastVersion: z.string().optional(),
  /** Build only these versions. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** Settings of individual versions, by name. */
  versions: z.record(z.string(), versionSchema).default({}),
  /** URL of the folder with the site's sources, to which the file's path is added; `false` for no edit links. */
  editUrl: z.union([z.string(), z.literal(false)]).default(false),
  /** Show the date of the last commit to each page. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show the author of the last commit to each page. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Show breadcrumbs above pages. */
  breadcrumbs: z.boolean().default(true),
  /** Collapse categories by default. */
  sidebarCollapsed: z.boolean().default(true),
  /** Make categories collapsible by default. */
  sidebarCollapsible: z.boolean().default(true),
  /** Path of the list of tags, below the version's. */
  tagsBasePath: z.string().default("tags"),
  /** File in the version's folder that describes tags by key; `false` for none. */
  tags: z.union([z.string(), z.literal(false)]).default("tags.yml"),
  /** Replacements for labels, by version and a key such as `sidebar.docs.category.Guides`. */
  messages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Glob patterns of documents, relative to the version's folder. */
  include: z.array(z.string()).default(["**/*.{md,mdx}"]),
  /** Glob patterns of files that are not documents. */
  exclude: z.array(z.string()).default(["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.*"]),
});

/** The settings of a docs instance as they are written. */
export type DocsInput = z.input<typeof docsSchema>;
/** The settings of a docs instance, with all defaults. */
export type DocsConfig = z.output<typeof docsSchema>;
