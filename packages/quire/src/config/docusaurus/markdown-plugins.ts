/** Translates the Markdown plugins and settings of docs, blog and pages plugins. */
import path from "node:path";
import { packageManagers } from "../../markdown/code/package-managers.ts";
import type { MarkdownInput } from "../markdown-schema.ts";
import { namesOf, pluginsOf } from "./plugins.ts";
import type { Settings } from "./settings.ts";

/** Plugins for formulas, replaced by the setting `markdown.math`. */
const formulaPlugin = /^(remark-?math|rehype-?(katex|mathjax(-?svg|-?chtml|-?browser|\/\w+)?))$/i;

/** Plugins for syntax that is always supported, as in Docusaurus. */
const needlessPlugin = /^remark-?(gfm|emoji)$/i;

/** The plugin for other package managers, replaced by the setting `markdown.npm2yarn`. */
const npm2yarnPlugin = /npm2yarn/i;

/** The plugin that fills code blocks from the files that they name. */
const codePlugin = /^(?:remark-?)?code-?import$/i;

/** The folder that `<rootDir>` stands for in code blocks that name a file; undefined if they do not. */
export function codeRootOf(options: Settings): string | undefined {
  const plugin = pluginsOf(options, "remarkPlugins").find(({ name }) => codePlugin.test(name));
  return plugin && path.resolve(options.context.site.siteDir, plugin.options.string("rootDir") ?? "");
}

/** Which formulas a docs, blog or pages plugin supports. */
export function formulaSyntax(options: Settings): MarkdownInput["math"] {
  const plugin = pluginsOf(options, "remarkPlugins").find(({ name }) => formulaPlugin.test(name));
  return plugin?.options.boolean("singleDollarTextMath") === false ? "$$" : plugin !== undefined;
}

/**
 * The commands that a docs, blog or pages plugin adds to formulas, as far as they are plain TeX: in KaTeX
 * `{ "\\N": "\\mathbb{N}" }`, in MathJax `{ N: "\\mathbb{N}" }`, or `{ b: ["\\mathbf{#1}", 1] }` with the number of
 * parameters, which KaTeX counts itself.
 */
export function formulaMacros(options: Settings): Record<string, string> {
  const macros = pluginsOf(options, "rehypePlugins")
    .filter(({ name }) => formulaPlugin.test(name))
    .flatMap(({ options: own }) =>
      [own.value("macros"), own.object("tex").value("macros")].flatMap((given) =>
        Object.entries(given ?? {}),
      ),
    );
  return Object.fromEntries(
    macros.flatMap(([name, given]): [string, string][] => {
      // A third entry is the value of the first parameter where it is left out, which KaTeX does not know.
      const tex = Array.isArray(given) && given.length < 3 ? given[0] : given;
      return typeof tex === "string" ? [[name.replace(/^(?=[A-Za-z])/, "\\"), tex]] : [];
    }),
  );
}

/** Whether commands that a formula defines are known to those after it: with MathJax, or as an option of KaTeX. */
export function sharesFormulas(options: Settings): boolean {
  return pluginsOf(options, "rehypePlugins").some(
    ({ name, options: own }) =>
      formulaPlugin.test(name) && (/mathjax/i.test(name) || own.boolean("globalGroup") === true),
  );
}

/** The package managers that a docs, blog or pages plugin converts npm commands for; undefined if it does not. */
export function npm2yarnOf(options: Settings): MarkdownInput["npm2yarn"] {
  const plugin = pluginsOf(options, "remarkPlugins").find(({ name }) => npm2yarnPlugin.test(name));
  if (!plugin) return undefined;
  const converters = plugin.options.has("converters")
    ? plugin.options.list("converters").flatMap(({ value, index }) => {
        // A converter of the site's own stands under a name; of those known here, the own conversion is used.
        const known = packageManagers.find((name) => name === (Array.isArray(value) ? value[0] : value));
        if (!known)
          plugin.options.warn(
            ["converters", index],
            "is ignored",
            `Quire supports the package managers ${packageManagers.join(", ")}.`,
          );
        return known ?? [];
      })
    : [...packageManagers];
  const sync = plugin.options.boolean("sync");
  plugin.options.finish();
  return { converters, sync };
}

/** Kinds of admonitions that a docs, blog or pages plugin adds. */
export function admonitionsOf(options: Settings): string[] {
  const given = options.value("admonitions");
  if (given === undefined || typeof given === "boolean") return [];
  const admonitions = options.object("admonitions");
  const keywords = admonitions.strings("keywords");
  admonitions.drop("tag", "Admonitions start with `:::`.", ":::");
  // The first versions of Docusaurus 2 have kinds with icons.
  const types = admonitions.object("customTypes");
  const typeKeywords = types.keys().map((name) => types.object(name).string("keyword") ?? name);
  admonitions.needless("extendDefaults", "icons", "infima");
  admonitions.finish();
  return [...keywords, ...typeKeywords].map((keyword) => keyword.toLowerCase());
}

const markdownPlugins = [
  "remarkPlugins",
  "rehypePlugins",
  "recmaPlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
];

/** Whether the code of a Markdown plugin changes the addresses of links, so that they lead nowhere without it. */
export function changesLinks(options: Settings): boolean {
  return markdownPlugins.some((key) => options.list(key).some(({ value }) => setsAddress(value)));
}

function setsAddress(listed: unknown): boolean {
  const plugin: unknown = Array.isArray(listed) ? listed[0] : listed;
  return typeof plugin === "function" && /\.url\s*=(?!=)/.test(String(plugin));
}

/** Warn about Markdown plugins, by name, and about other Markdown settings that are not carried over. */
export function dropMarkdownPlugins(options: Settings): void {
  for (const key of markdownPlugins) {
    const names = namesOf(options.list(key)).filter(
      (name) =>
        ![formulaPlugin, needlessPlugin, npm2yarnPlugin, codePlugin].some((known) => known.test(name)),
    );
    if (names.length > 0) {
      options.warn(
        [key],
        `is ignored (${names.join(", ")})`,
        options.list(key).some(({ value }) => setsAddress(value))
          ? "Quire does not run Markdown plugins. As one changes links, broken links are only warnings."
          : "Quire does not run Markdown plugins. What they would add is missing from the pages.",
      );
    }
  }
  options.needless("onInlineTags");
}
