import type { BlogInput } from "../blog-schema.ts";
import type { DocsInput } from "../docs-schema.ts";
import type { MarkdownInput } from "../markdown-schema.ts";
import type { UserConfig } from "../schema.ts";
import { translateBlog } from "./blog.ts";
import { documentFiles, dropInclude } from "./content-options.ts";
import { translateDocs } from "./docs.ts";
import { functionOf, noFunctions, type SiteFunctions } from "./functions.ts";
import {
  admonitionsOf,
  changesLinks,
  codeRootOf,
  dropMarkdownPlugins,
  formulaMacros,
  formulaSyntax,
  npm2yarnOf,
  sharesFormulas,
} from "./markdown-plugins.ts";
import { makesPages, missingPages, pluginsOf, shownName, warnOfPlugin } from "./plugins.ts";
import { addRedirects } from "./redirects.ts";
import { inSite, type Settings } from "./settings.ts";

/** The combined content of all presets and plugins. */
export interface Content {
  docs: DocsInput[];
  blog: BlogInput[];
  pages: string | false;
  pagesExclude: string[];
  sitemapExclude: string[];
  redirects: NonNullable<UserConfig["redirects"]>;
  css: string[];
  math: MarkdownInput["math"];
  mathMacros: Record<string, string>;
  /** Whether commands that a formula defines are known to those after it. */
  sharesFormulas: boolean;
  admonitions: Set<string>;
  npm2yarn: MarkdownInput["npm2yarn"];
  integrations: NonNullable<UserConfig["integrations"]>;
  functions: SiteFunctions;
  /** Whether links may lead nowhere as a plugin that is not run creates pages or changes links. */
  lacksPages: boolean;
}

/** Translate presets, plugins and themes, and the style sheets that the configuration loads. */
export function translateContent(config: Settings): Content {
  const content: Content = {
    docs: [],
    blog: [],
    pages: false,
    pagesExclude: [],
    sitemapExclude: [],
    redirects: [],
    css: [],
    math: false,
    mathMacros: {},
    sharesFormulas: false,
    admonitions: new Set(),
    npm2yarn: undefined,
    integrations: {},
    functions: noFunctions(),
    lacksPages: false,
  };
  for (const preset of pluginsOf(config, "presets")) {
    const { name, entry, options } = preset;
    const known = name === "classic";
    const lacksPages = makesPages(preset);
    content.lacksPages ||= lacksPages;
    if (!known)
      entry.warn(
        [],
        `is the preset ${shownName(preset)}, which is ignored`,
        lacksPages ? missingPages : "Only the options of the classic preset are read.",
      );
    // A preset with these options is a wrapper of the classic one.
    if (known || options.has("docs") || options.has("blog")) addClassic(options, content);
  }
  for (const plugin of pluginsOf(config, "plugins")) {
    const add = plugins.get(plugin.name);
    if (add) add(plugin.options, content, config);
    else {
      warnOfPlugin(plugin);
      content.lacksPages ||= makesPages(plugin);
    }
  }
  for (const theme of pluginsOf(config, "themes")) {
    if (theme.name === "classic") addCss(theme.options, content);
    else warnOfPlugin(theme);
  }
  addClientModules(config, content);
  return content;
}

/** The plugins that are translated, by name. */
const plugins = new Map<string, (options: Settings, content: Content, config: Settings) => void>([
  ["content-docs", addDocs],
  ["content-blog", addBlog],
  ["content-pages", addPages],
  ["sitemap", addSitemap],
  ["client-redirects", addRedirects],
  ["google-gtag", addAnalytics],
  ["google-tag-manager", addTagManager],
]);

/** Add the classic preset: docs, blog and pages unless they are disabled, and style sheets. */
function addClassic(options: Settings, content: Content): void {
  if (options.value("docs") !== false) addDocs(options.object("docs"), content);
  if (options.value("blog") !== false) addBlog(options.object("blog"), content);
  if (options.value("pages") !== false) addPages(options.object("pages"), content);
  addCss(options.object("theme"), content);
  addAnalytics(options.object("gtag"), content);
  addTagManager(options.object("googleTagManager"), content);
  options.needless("debug", "svgr");
  options.drop("googleAnalytics", "That service has been shut down. Use `gtag`.");
  if (options.value("sitemap") === false) options.drop("sitemap", "A sitemap is always written.");
  else addSitemap(options.object("sitemap"), content);
  options.finish("Put the tags that the plugin would add in `headTags`.");
}

function addSitemap(sitemap: Settings, content: Content): void {
  content.sitemapExclude.push(...sitemap.strings("ignorePatterns"));
  // Pages have a date if they show it. Search engines take no notice of the others.
  sitemap.needless("id", "lastmod", "changefreq", "priority");
  sitemap.drop("filename", "The sitemap is `sitemap.xml`.", "sitemap.xml");
  const items = functionOf<NonNullable<SiteFunctions["sitemapItems"]>>(sitemap, "createSitemapItems");
  if (items) content.functions.sitemapItems = items;
  sitemap.finish("List paths in `ignorePatterns`, mark pages as `unlisted`, or versions as `noIndex`.");
}

function addAnalytics(options: Settings, { integrations }: Content): void {
  // Only the first id can be carried over; there may be several.
  const [id, ...others] = options.strings("trackingID");
  if (id !== undefined) integrations.analytics = { id, anonymizeIp: options.boolean("anonymizeIP") };
  if (others.length > 0) options.warn(["trackingID"], `has several ids; ${id} is used`);
  options.needless("id");
  options.finish();
}

function addTagManager(options: Settings, { integrations }: Content): void {
  const id = options.string("containerId");
  if (id !== undefined) integrations.tagManager = { id };
  options.needless("id");
  options.finish();
}

function addDocs(options: Settings, content: Content): void {
  addMarkdown(options, content);
  const { docs, functions } = translateDocs(options);
  content.docs.push(docs);
  content.functions.docs.set(docs.id ?? "default", functions);
}

/** Merge the Markdown extensions of one plugin; here they apply to all documents. */
function addMarkdown(options: Settings, content: Content): void {
  const { site } = options.context;
  content.functions.codeRoot ??= codeRootOf(options);
  for (const kind of admonitionsOf(options)) content.admonitions.add(kind);
  content.npm2yarn ??= npm2yarnOf(options);
  content.lacksPages ||= changesLinks(options);
  Object.assign(content.mathMacros, formulaMacros(options));
  content.sharesFormulas ||= sharesFormulas(options);
  const math = formulaSyntax(options);
  if (!math) return;
  const isKnown = content.math !== false;
  if (content.math !== true) content.math = math;
  if (isKnown) return;
  if (["", "../"].some((above) => site.exists(`${above}node_modules/katex`))) return;
  options.warn(
    ["remarkPlugins"],
    "reads formulas, but they are shown as source because `katex` is not installed",
    "Run `npm install katex` to render them.",
  );
}

function addBlog(options: Settings, content: Content): void {
  addMarkdown(options, content);
  const translated = translateBlog(options);
  if (!translated) return;
  const { blog, functions } = translated;
  content.blog.push(blog);
  content.functions.blogs.set(blog.id ?? "default", functions);
}

function addPages(options: Settings, content: Content): void {
  const folder = options.file("path") ?? "src/pages";
  if (content.pages !== false) {
    options.warn(
      ["path"],
      "is a second pages folder, which is not read",
      "Put all pages in one folder. Until then, links to missing pages are only warnings.",
    );
    content.lacksPages = true;
  } else if (options.context.site.exists(folder)) {
    content.pages = folder;
    content.pagesExclude = options.strings("exclude");
  }
  dropInclude(
    options,
    [...documentFiles, "js", "jsx", "ts", "tsx"],
    "Every module and document is a page. List exceptions in `exclude`.",
  );
  options.needless("id", "exclude", "mdxPageComponent");
  addMarkdown(options, content);
  if (options.value("routeBasePath") !== "")
    options.drop("routeBasePath", "Pages are at the root of the site.", "/");
  options.drop("showLastUpdateTime", "Documents show it.", false);
  options.drop("showLastUpdateAuthor", "Documents show it.", false);
  dropMarkdownPlugins(options);
  options.finish();
}

function addCss(options: Settings, content: Content): void {
  const { context } = options;
  for (const name of options.strings("customCss")) {
    const file = inSite(name, context);
    if (context.site.exists(file)) content.css.push(file);
    else
      options.warn(
        ["customCss"],
        `names ${file}, which does not exist`,
        "Create the file, correct the path, or install the package.",
      );
  }
  options.needless("id");
  options.finish();
}

/** Carry over the style sheets among the client modules, but no scripts. */
function addClientModules(config: Settings, content: Content): void {
  for (const [index, file] of config.strings("clientModules").entries()) {
    if (/\.(css|scss|sass|less)$/.test(file)) content.css.push(inSite(file, config.context));
    else
      config.warn(
        ["clientModules", index],
        "is ignored",
        "Load the script with `scripts`, or write an island.",
      );
  }
}
