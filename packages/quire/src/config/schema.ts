import { z } from "zod";
import { askSchema } from "./ask-schema.ts";
import { blogSchema } from "./blog-schema.ts";
import { docsSchema } from "./docs-schema.ts";
import { integrationsSchema, sourcesSchema } from "./integrations-schema.ts";
import { markdownSchema } from "./markdown-schema.ts";
import { folder } from "./path-schema.ts";
import { plainData } from "./plain-data.ts";
import { searchSchema } from "./search-schema.ts";
import { themeTexts } from "./theme-languages.ts";
import { themeSchema } from "./theme-schema.ts";

const action = z.enum(["ignore", "warn", "throw"]);

/** Severity of each kind of problem: `throw` fails the build, `warn` prints it, `ignore` skips the check. */
const problemsSchema = z.strictObject({
  /** Links to pages and files that do not exist. */
  brokenLinks: action.default("throw"),
  /** The same for links of HTML and of components; what `brokenLinks` is if omitted. */
  brokenHtmlLinks: action.optional(),
  /** Links to headings that do not exist. */
  brokenAnchors: action.default("throw"),
  /** Images of Markdown that do not exist. */
  brokenImages: action.default("throw"),
  /** Other files that pages show and that do not exist: those of HTML, components, front matter and settings. */
  brokenFiles: action.default("throw"),
  /** Two pages with the same address; the first is kept. */
  duplicateRoutes: action.default("warn"),
  /** Two documents of a version with the same title. */
  duplicateTitles: action.default("warn"),
  /** Documents and posts without a description in their front matter. */
  missingDescriptions: action.default("warn"),
  /** Code blocks in a language that cannot be highlighted. */
  unknownLanguages: action.default("warn"),
  /** Imports of theme components that do not exist. */
  themeComponents: action.default("throw"),
});

const headTagSchema = z.strictObject({
  /** Name of the tag. */
  tag: z.enum(["meta", "link", "script", "style"]),
  /** Attributes; `true` for one without a value. */
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  /** Content of a script or style. */
  content: z.string().optional(),
});

const ownId = { hint: 'Give each one a different `id`. The default is "default".' };

function haveOwnIds(all: readonly { id: string }[]): boolean {
  return new Set(all.map(({ id }) => id)).size === all.length;
}

/** What may be written as a list, as one of it, or as `false` for none. */
function asList<T>(value: T | T[] | false): T[] {
  return value === false ? [] : Array.isArray(value) ? value : [value];
}

/** All settings of a site. */
export const configSchema = z.strictObject({
  /** Name of the site, used in every page's title. */
  title: z.string().min(1),
  /** One sentence about the site. */
  tagline: z.string().default(""),
  /** Separator between a page's title and the site's. */
  titleDelimiter: z.string().default("|"),
  /** Scheme and host without a path: `https://docs.example.com`. */
  url: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => /^[a-z]+:\/\/[^/?#@]+\/*$/i.test(value), {
      error: "`url` has more than scheme and host.",
      params: {
        hint: 'Write scheme and host, as in `url: "https://docs.example.com"`. A path belongs in `baseUrl`.',
      },
    })
    .transform((value) => value.replace(/\/+$/, "")),
  /** Base path, with a slash at both ends. */
  baseUrl: z
    .string()
    .refine((value) => !/[?#\\\s]|^[a-z][a-z0-9+.-]*:/i.test(value), {
      error: "`baseUrl` is not a path.",
      params: { hint: 'Write only the path, as in `baseUrl: "/docs/"`. Scheme and host belong in `url`.' },
    })
    .refine((value) => !/[^\x21-\x7e]|%/.test(value), {
      error: "`baseUrl` has characters that are not part of URLs, or percent-encoded ones.",
      params: { hint: 'Use letters from a to z, digits, and hyphens, as in `baseUrl: "/docs/"`.' },
    })
    .default("/")
    .transform((value) => `/${value}/`.replace(/\/{2,}/g, "/")),
  /** Favicon: a path in the static folder. */
  favicon: z.string().optional(),
  /** Ask search engines not to index the site. */
  noIndex: z.boolean().default(false),
  /** The language the site is written in. */
  locale: z
    .strictObject({
      /** Language tag such as `en` or `pt-BR`, also used to format dates. */
      code: z.string().default("en"),
      /** Text direction. */
      direction: z.enum(["ltr", "rtl"]).default("ltr"),
      /** Name of the language in that language. */
      label: z.string().default("English"),
      /** Value of the `lang` attribute, if different from the code. */
      htmlLang: z.string().default("en"),
      /** Calendar for dates. */
      calendar: z.string().default("gregory"),
      /** Translations for `Translate`, `translate` and texts of the theme, by id or by the original text. */
      messages: z.record(z.string(), z.string()).default({}),
    })
    .prefault({})
    .transform((locale) => ({
      ...locale,
      messages: { ...themeTexts(locale.code), ...locale.messages },
    })),
  /** Docs instances: one, several, or `false` for none. */
  docs: z
    .union([docsSchema, z.array(docsSchema), z.literal(false)])
    .prefault({})
    .transform(asList)
    .refine(haveOwnIds, { error: "Two docs instances have the same `id`.", params: ownId }),
  /** Blogs: one, several, or `false` for none. */
  blog: z
    .union([blogSchema, z.array(blogSchema), z.literal(false)])
    .default(false)
    .transform(asList)
    .refine(haveOwnIds, { error: "Two blogs have the same `id`.", params: ownId }),
  /** Folder of pages; `false` for none. */
  pages: z.union([folder, z.literal(false)]).default("pages"),
  /**
   * Glob patterns of files that are not pages, besides tests and names starting with `_`, relative to that
   * folder.
   */
  pagesExclude: z.array(z.string()).default([]),
  /** Glob patterns of site paths that are left out of the sitemaps. */
  sitemapExclude: z.array(z.string()).default([]),
  /** Folders whose files are copied unchanged. */
  staticDirs: z.array(folder).default(["static"]),
  /** Import aliases: prefixes, with the folders or files of the site they stand for. */
  aliases: z.record(z.string(), z.string()).default({}),
  /** Names in code that are replaced: names, with the code in their place. */
  constants: z.record(z.string(), z.string()).default({}),
  /** Output folder, relative to the site. */
  outDir: z.string().default("build"),
  /** Redirects. */
  redirects: z
    .array(
      z.strictObject({
        /** Former site paths. */
        from: z.union([z.string(), z.array(z.string())]),
        /** A site path, optionally with `#anchor`, or a URL. */
        to: z.string(),
      }),
    )
    .default([]),
  /** Modules whose default export generates documents from data; see `DataPages`. */
  data: z
    .array(
      z.strictObject({
        /** Module path relative to the site. */
        module: z.string(),
        /** Files and folders the module reads: it is run again only if these or the module change. */
        inputs: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** Settings for compiling documents. */
  markdown: markdownSchema.prefault({}),
  /** Settings of the site's search; `false` for no search. */
  search: z.union([searchSchema, z.literal(false)]).prefault({}),
  /** Settings for answering questions; `false` to disable them. */
  ask: z.union([askSchema, z.literal(false)]).default(false),
  /** Custom values for the site's components (`useDocusaurusContext().siteConfig.customFields`). */
  customFields: plainData("customFields", z.unknown()),
  /**
   * Further properties of `useDocusaurusContext().siteConfig`: settings of a Docusaurus configuration that only
   * components use.
   */
  siteConfig: plainData("siteConfig", z.unknown()),
  /** Data that `useGlobalData` returns to components, by plugin name and instance id. */
  globalData: plainData("globalData", z.record(z.string(), z.unknown())),
  /** Tags to add to the head of every page. */
  head: z.array(headTagSchema).default([]),
  /** Sources that pages may load from besides the site itself, by kind; see Content-Security-Policy. */
  contentSecurityPolicy: sourcesSchema.prefault({}),
  /** Third-party services, each disabled unless its id is set. */
  integrations: integrationsSchema.prefault({}),
  /** Hydrate components with state, effects or event handlers even without `'use client'`. */
  autoIslands: z.boolean().default(false),
  /** Style sheets of the site, loaded after the theme's, relative to the site. */
  css: z.array(z.string()).default([]),
  /**
   * Inline the styles for the first screen of text pages: the theme's, and those from `css` that are listed here.
   * By default, all pages wait for the style sheet.
   */
  inlineCss: z.array(z.string()).optional(),
  /** Settings of the page layout. */
  theme: themeSchema.prefault({}),
  /** Severity of each kind of problem. */
  problems: problemsSchema.prefault({}),
});

/** The type of what `quire.config.ts` exports. */
export type UserConfig = z.input<typeof configSchema>;
/** The configuration after all defaults have been applied. */
export type Config = z.output<typeof configSchema>;
/** An additional tag in the head of every page. */
export type HeadTag = z.output<typeof headTagSchema>;
