import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isFile, isFolder, readText } from "../base/read-file.ts";
import { type Advice, docusaurusWarning } from "./advice.ts";
import { readAliases } from "./docusaurus/aliases.ts";
import { translateCode } from "./docusaurus/code.ts";
import { readConstants } from "./docusaurus/constants.ts";
import { translateContent } from "./docusaurus/content.ts";
import { functionOf, type SiteFunctions } from "./docusaurus/functions.ts";
import { readGlobalData } from "./docusaurus/global-data.ts";
import { translateHead } from "./docusaurus/head.ts";
import { translateLocale } from "./docusaurus/locale.ts";
import { messageFolder, withBlogMessages, withDocsMessages, withMessages } from "./docusaurus/messages.ts";
import { postcssPlugins } from "./docusaurus/postcss.ts";
import { translateProblems } from "./docusaurus/problems.ts";
import { type Context, inSite, Settings, type SiteFolder, withoutBase } from "./docusaurus/settings.ts";
import { translateTheme } from "./docusaurus/theme.ts";
import { unsetVariables } from "./docusaurus/unset-variables.ts";
import type { UserConfig } from "./schema.ts";

/** Style sheet with the variables and classes that Docusaurus sites rely on. */
const docusaurusStyles = "quire/theme/styles/docusaurus/index.css";

/**
 * The settings in a Docusaurus configuration, and those that the site's own plugins provide.
 *
 * @param exported the configuration object; functions have been called
 * @param root the folder of the site
 */
export async function readDocusaurus(
  exported: unknown,
  root: string,
): Promise<{ settings: UserConfig; advice: Advice[]; functions: SiteFunctions; runsPostcss: boolean }> {
  const runsPostcss = (await postcssPlugins(exported, root)) !== undefined;
  const translated = translateDocusaurus(exported, siteFolder(root, runsPostcss));
  const { data: globalData, head, created, advice } = await readGlobalData(exported, root);
  const aliases = await readAliases(exported, root, created);
  const constants = await readConstants(exported, root);
  const { config, functions } = translated;
  return {
    settings: { ...config, aliases, constants, globalData, head: [...(config.head ?? []), ...head] },
    advice: [...translated.advice, ...advice],
    functions,
    runsPostcss,
  };
}

function siteFolder(root: string, runsPostcss: boolean): SiteFolder {
  const at = (name: string) => path.join(root, name);
  return {
    siteDir: root,
    runsPostcss,
    exists: (name) => existsSync(at(name)),
    list: (name) => (isFolder(at(name)) ? readdirSync(at(name)).sort() : []),
    read: (name) => (isFile(at(name)) ? readText(at(name)) : undefined),
  };
}

/**
 * Translate a Docusaurus 2 or 3 configuration. Omitted settings have the defaults of Docusaurus. Everything that
 * is not carried over is reported as a warning with the code `docusaurus-setting`. Nothing throws: invalid values
 * (no title, an invalid URL) are left for the schema to report.
 *
 * @param exported the configuration object; functions have been called
 */
export function translateDocusaurus(
  exported: unknown,
  site: SiteFolder,
): { config: UserConfig; advice: Advice[]; functions: SiteFunctions } {
  const advice = unsetVariables(exported);
  const messages = messageFolder(exported, site);
  const context: Context = { site, baseUrl: "/", advice };
  const config = new Settings(withMessages(exported, messages), [], context);
  context.baseUrl = `/${config.string("baseUrl") ?? ""}/`.replace(/\/{2,}/g, "/");
  const theme = config.object("themeConfig");
  const content = translateContent(config);
  const markdown = config.object("markdown");
  const problems = translateProblems(config, markdown, content.lacksPages);
  const mermaid = markdown.boolean("mermaid");
  const keepHeadingCase = markdown.object("anchors").boolean("maintainCase");
  content.functions.preprocessor = functionOf(markdown, "preprocessor");
  content.functions.parseFrontMatter = functionOf(markdown, "parseFrontMatter");
  config.object("customFields").warnOfMissing();
  const format = markdown.value("format");
  const mdxInMd = format === "detect" || format === "md" ? false : undefined;
  if (format !== "detect")
    markdown.drop("format", "`.mdx` files are MDX, and `.md` files are Markdown.", "mdx");
  markdown.drop("emoji", "Short codes such as `:tada:` become emoji.", true);
  markdown.needless("mdx1Compat");
  markdown.finish("Quire has its own Markdown reader; see “Markdown features” in the manual.");

  const settings: Partial<UserConfig> = {
    // Passed on unchecked, for the schema to validate.
    title: config.value("title") as string,
    url: hostOf(config),
    tagline: config.string("tagline"),
    titleDelimiter: config.string("titleDelimiter"),
    baseUrl: context.baseUrl,
    favicon: config.staticFile("favicon"),
    noIndex: config.boolean("noIndex"),
    customFields: config.value("customFields") as UserConfig["customFields"],
    siteConfig: {
      organizationName: config.string("organizationName"),
      projectName: config.string("projectName"),
      themeConfig: config.value("themeConfig"),
    },
    locale: translateLocale(config.object("i18n"), messages),
    docs: content.docs.length > 0 && content.docs.map((docs) => withDocsMessages(docs, messages)),
    blog: content.blog.length > 0 && content.blog.map((blog) => withBlogMessages(blog, messages)),
    pages: content.pages,
    pagesExclude: content.pagesExclude,
    sitemapExclude: content.sitemapExclude.map((pattern) => withoutBase(pattern, context)),
    staticDirs: config.ownStrings("staticDirectories")?.map((folder) => inSite(folder, context)),
    redirects: content.redirects,
    markdown: {
      mermaid,
      math: content.math,
      mathMacros: content.mathMacros,
      mathDefinitions: content.sharesFormulas ? "document" : "formula",
      mdxInMd,
      keepHeadingCase,
      admonitions: [...content.admonitions],
      codeBlocks: theme.translate("prism", translateCode),
      npm2yarn: content.npm2yarn,
    },
    head: translateHead(config, theme),
    autoIslands: true,
    css: [docusaurusStyles, ...content.css],
    theme: translateTheme(theme),
    problems,
    integrations: content.integrations,
  };
  config.drop("trailingSlash", "URLs end without a slash.", false);
  warnOfTheme(context);
  // These concern deployment and do not change any page.
  config.needless("deploymentBranch", "githubHost", "githubPort");
  config.needless("webpack", "baseUrlIssueBanner", "storage");
  config.drop("ssrTemplate", "Quire's theme writes the pages. Put tags for the head in `headTags`.");
  config.object("future").drop("experimental_router", "Every page has its own URL and file.", "browser");
  config.finish();
  return { config: settings as UserConfig, advice, functions: content.functions };
}

/**
 * The name in a Docusaurus configuration of a setting that names a file for the page head; undefined for head
 * tags, which come from several settings.
 */
export function docusaurusSetting([first, ...rest]: PropertyKey[]): PropertyKey[] | undefined {
  if (first === "head") return undefined;
  return [first === "theme" ? "themeConfig" : first!, ...rest];
}

/** Names of the theme's components that sites replace; `MDXComponents` is read. */
const ofTheme =
  /^(Announcement|Admonition|BackToTop|Blog|CodeBlock|ColorMode|ContentVisibility|Details|Doc[A-Z]|Edit|Error|Footer|Heading|Icon|IdealImage|LastUpdated|Layout|Loading|Logo|MDX(?!Components$)|Mermaid|Navbar|NotFound|Pagina|Playground|ReactLiveScope|Search|Site|SkipToContent|TOC|Tab|Tag|Themed|Unlisted)/;

/** Warn about files in `src/theme` other than components for documents and those of the site's own. */
function warnOfTheme({ site, advice }: Context): void {
  const names = site
    .list("src/theme")
    .filter((name) => !/\.(css|scss|sass|less)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ""));
  const warn = (message: string, hint: string) => advice.push(docusaurusWarning([], message, hint));
  if (names.includes("Root"))
    warn(
      "`src/theme/Root` is not rendered around the pages.",
      "Its content and contexts are missing. Provide the contexts in the components that need them.",
    );
  if (names.includes("prism-include-languages"))
    warn(
      "`src/theme/prism-include-languages` is not run.",
      "Code in languages that Quire does not know has no colours.",
    );
  const others = names.filter((name) => ofTheme.test(name) && !isRead(name, site));
  if (others.length === 0) return;
  warn(
    `\`src/theme\` contains ${others.join(", ")}. Components of the theme are not replaced.`,
    "Quire has its own theme. Only new components can be imported.",
  );
}

/** Whether all of what a site has for a component of the theme is read: the kinds of admonitions. */
function isRead(name: string, site: SiteFolder): boolean {
  const parts = name === "Admonition" ? site.list(`src/theme/${name}`) : [];
  return parts.length > 0 && parts.every((part) => /^Types(?:\.\w+)?$/.test(part));
}

/** Scheme and host of the site; like Docusaurus, this ignores a path in `url`. */
function hostOf(config: Settings): string {
  const url = config.value("url") as string;
  if (!URL.canParse(url) || new URL(url).pathname === "/") return url;
  config.warn(["url"], "has a path, which is ignored", "Write scheme and host. A path belongs in `baseUrl`.");
  return new URL(url).origin;
}
