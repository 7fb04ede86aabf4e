import path from "node:path";
import { missingPackageOf } from "../missing-module.ts";
import { type Context, inSite, Settings } from "./settings.ts";

/** A plugin, preset or theme in a configuration, with its options. */
export interface Plugin {
  /** Package name; without scope and prefix for Docusaurus' own (`content-docs`). */
  name: string;
  /** The settings object for the list it is in. */
  entry: Settings;
  options: Settings;
  /** Source code of a plugin defined inline as a function. */
  code?: string;
}

/**
 * The plugins listed under `key` (`presets`, `plugins`, `themes`, `remarkPlugins`), in every form: a name, a path
 * from `require.resolve` or a function, each with or without options.
 */
export function pluginsOf(
  config: Settings,
  key: "presets" | "plugins" | "themes" | "remarkPlugins" | "rehypePlugins",
): Plugin[] {
  return config.list(key).map(({ value, index }) => {
    const [plugin, options] = Array.isArray(value) ? value : [value];
    const entry = new Settings(undefined, [...config.path, key, index], config.context);
    const place = Array.isArray(value) ? [...entry.path, 1] : entry.path;
    const code = typeof plugin === "function" ? String(plugin) : undefined;
    return { name: nameOf(plugin), entry, options: new Settings(options, place, config.context), code };
  });
}

/** A hint on replacing a plugin of the site, from its code. */
function hintOf(code: string, { site }: Context): string | undefined {
  const addsStyles = /\bconfigurePostCss\b/.test(code);
  if (addsStyles && !site.runsPostcss) return "Install the packages that it adds to PostCSS.";
  if (/client[-_]?redirects/i.test(code))
    return "Its redirects are missing. List `@docusaurus/plugin-client-redirects` itself, with these options.";
  const used = [
    addsStyles && "the PostCSS plugins of `configurePostCss`",
    /\bsetGlobalData\b/.test(code) && "the data that it passes to `setGlobalData`",
    /\bcreateData\b/.test(code) && "the files that it writes with `createData`",
    /\binjectHtmlTags\b/.test(code) && "the head tags and scripts of `injectHtmlTags`",
  ].filter(Boolean);
  if (used.length > 0) return `Quire uses only ${used.join(" and ")}.`;
  const provides = /\bProvidePlugin\b/.test(code) && "Import what `ProvidePlugin` provides where it is used.";
  const reads =
    /\balias\b|\b(?:Define|Environment)Plugin\b/.test(code) &&
    "Only file aliases and constants in its webpack configuration are read.";
  return [reads, provides].filter(Boolean).join(" ") || undefined;
}

/** Names of the plugins in a list of Markdown plugins. */
export function namesOf(list: readonly { value: unknown }[]): string[] {
  return list.map(({ value }) => nameOf(Array.isArray(value) ? value[0] : value));
}

function nameOf(plugin: unknown): string {
  const missing = missingPackageOf(plugin);
  if (missing) return shortName(missing);
  if (typeof plugin === "function") {
    // The function of the installed package has the uninformative name "plugin".
    if (String(plugin).includes("isNpm2Yarn")) return "npm2yarn";
    // The bundler adds a number where several modules have a function of the same name.
    return plugin.name.replace(/\$\d+$/, "") || "an unnamed function";
  }
  return typeof plugin === "string" ? shortName(plugin) : "an object";
}

/** Shorten `@docusaurus/plugin-content-docs`, its abbreviations and paths into the package to `content-docs`. */
function shortName(name: string): string {
  const inPackages = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1];
  const packageName = (inPackages ?? name).replaceAll("\\", "/");
  const own =
    /^(?:@docusaurus\/)?(?:(?:plugin|preset|theme)-)?(content-docs|content-blog|content-pages|client-redirects|classic|mermaid|sitemap|ideal-image|search-algolia|debug|google-gtag|google-tag-manager|live-codeblock|pwa|google-analytics)$/;
  return own.exec(packageName)?.[1] ?? packageName;
}

/** Methods of plugins that Quire does not call, or not for all that they do. */
const otherHooks =
  /\b(?:configureWebpack|contentLoaded|getClientModules|getThemePath|injectHtmlTags|loadContent|postBuild)\b/;

const madeBefore =
  "Generate the style sheet beforehand, for example with the Tailwind CLI, and list it in `customCss`.";

/** Hints for common plugins, by a pattern that matches their names. */
const replacements: [name: RegExp, hint: string][] = [
  [/search/, "Search is built in."],
  [/^pwa$/, "Pages load fast without a service worker. Remove it."],
  [/^google-analytics$/, "That service has been shut down. Use `google-gtag`."],
  [
    /analytics|posthog|clarity|matomo|plausible|umami|segment|hotjar|fathom/i,
    "Put the tags of the service in `headTags` or `scripts`.",
  ],
  [
    /plugin-openapi-docs|typedoc(?!-api)|graphql|remote-content/i,
    "Documents that it has written are read, and links to missing ones are only warnings. Have it write them before the build.",
  ],
  [/^docusaurus-theme-openapi-docs$/, "Operations are shown without their forms for sending requests."],
  [/^live-codeblock$/, "Live code blocks are shown as code."],
  [/theme-github-codeblock$/, "In the place of code on GitHub there is a link to it."],
  [/tailwind|postcss/i, madeBefore],
];

/** Packages whose function is built in. */
const builtIn =
  /^(sitemap|debug|mermaid|classic|ideal-image)$|search-local|lunr-search|offline-search|plugin-svgr|plugin-sass|zoom|llms|css-cascade-layers|module-alias|rspack|rsdoctor|faster/;

/** The hint for a plugin or preset that creates pages. */
export const missingPages =
  "Its pages are missing. For that reason, links to missing pages are only warnings.";

const noPlugins = "Quire has no plugins. See “Coming from Docusaurus” in the manual for alternatives.";

/** Plugins that are known to create pages. */
const pageMakers = /redoc|openapi|swagger|scalar|graphql|typedoc|jsdoc|remote-content/i;

/**
 * Whether a plugin creates pages: by its name, or, for a plugin of the site, because its code adds routes or
 * wraps such a plugin.
 */
export function makesPages(plugin: Plugin): boolean {
  const { name } = plugin;
  return (!isPath(name) && pageMakers.test(name)) || makesRoutes.test(codeOf(plugin));
}

/** Whether the function of a plugin is built in; one of the site's own may do anything, whatever it is called. */
function isBuiltIn({ name }: Plugin): boolean {
  return !isPath(name) && builtIn.test(name);
}

/** The code of a plugin of the site's own; empty for one of a package. */
function codeOf({ name, code = "", entry: { context } }: Plugin): string {
  if (!isPath(name)) return code;
  return endings.map((ending) => context.site.read(inSite(name, context) + ending) ?? "").join("\n");
}

function isPath(name: string): boolean {
  return /^[./\\]|^[A-Za-z]:/.test(name);
}

const makesRoutes = /\baddRoute\b|\bplugin-content-(?:docs|blog|pages)\b/;

const endings = ["", ".js", ".ts", ".cjs", ".mjs", "/index.js", "/index.ts", "/index.cjs", "/index.mjs"];

/** Warn about a plugin that is not carried over, unless its function is built in. */
export function warnOfPlugin(plugin: Plugin): void {
  const { entry } = plugin;
  const code = codeOf(plugin);
  const isRun = entry.context.site.runsPostcss && /\bconfigurePostCss\b/.test(code) && !otherHooks.test(code);
  if (isBuiltIn(plugin) || isRun) return;
  const shown = shownName(plugin);
  const known = replacements.find(([pattern]) => pattern.test(shown))?.[1];
  const missing = makesPages(plugin) ? missingPages : undefined;
  const own = [hintOf(code, entry.context), missing].filter(Boolean).join(" ");
  const hint = own === "" || own === missing ? (known ?? missing ?? noPlugins) : own;
  const named = /^an /.test(shown) ? shown : `the plugin ${shown}`;
  entry.warn([], `is ${named}, which is ignored`, hint);
}

/** The name of a plugin or preset for use in a message: a package, or a path relative to the site. */
export function shownName({ name, entry }: Plugin): string {
  return path.isAbsolute(name) ? inSite(name, entry.context) : name;
}
