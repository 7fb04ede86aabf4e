import type { DocsInput } from "../docs-schema.ts";
import type { MarkdownInput } from "../schema.ts";
import { type EditUrlQuestion, functionOf, type SiteFunctions } from "./functions.ts";
import { namesOf, pluginsOf } from "./plugins.ts";
import { given, type Settings, type SiteFolder, sitePath } from "./settings.ts";

/** Translate the options of a docs plugin to a docs instance. */
export function translateDocs(options: Settings, site: SiteFolder, functions: SiteFunctions): DocsInput {
  const sidebar = options.value("sidebarPath");
  const versions = options.object("versions");
  const onlyIncludeVersions = options.strings("onlyIncludeVersions");
  const docs = given({
    id: options.string("id"),
    path: mapped(options.string("path"), (path) => sitePath(path, site)),
    routeBasePath: options.string("routeBasePath"),
    sidebarPath:
      sidebar === false
        ? (false as const)
        : mapped(options.string("sidebarPath"), (path) => sitePath(path, site)),
    numberPrefixes: numberPrefixes(options, functions),
    includeCurrentVersion: options.boolean("includeCurrentVersion"),
    lastVersion: options.string("lastVersion"),
    onlyIncludeVersions: onlyIncludeVersions.length > 0 ? onlyIncludeVersions : undefined,
    versions: Object.fromEntries(
      versions.keys().map((name) => [name, translateVersion(versions.object(name))]),
    ),
    editUrl: editUrl(options, `docs ${options.string("id") ?? "default"}`, functions),
    showLastUpdateTime: options.boolean("showLastUpdateTime"),
    showLastUpdateAuthor: options.boolean("showLastUpdateAuthor"),
    breadcrumbs: options.boolean("breadcrumbs"),
    sidebarCollapsed: options.boolean("sidebarCollapsed"),
    sidebarCollapsible: options.boolean("sidebarCollapsible"),
    tagsBasePath: options.string("tagsBasePath"),
    tags: tagsFile(options),
    include: options.ownStrings("include"),
    exclude: options.ownStrings("exclude"),
  });
  if (options.boolean("disableVersioning")) docs.onlyIncludeVersions = ["current"];
  options.drop("editCurrentVersion", "Each version's edit link leads to its own file.", false);
  options.needless("editLocalizedFiles");
  const sidebarItems = functionOf<(question: Record<string, unknown>) => unknown>(
    options,
    "sidebarItemsGenerator",
  );
  if (sidebarItems) functions.sidebarItems.set(docs.id ?? "default", sidebarItems);
  else
    options.drop(
      "sidebarItemsGenerator",
      "Sidebars are generated from the folders as Docusaurus does by default.",
    );
  dropMarkdownPlugins(options);
  dropComponents(options);
  options.finish();
  return docs;
}

function translateVersion(version: Settings) {
  const settings = given({
    label: version.string("label"),
    path: version.string("path"),
    banner: version.choice("banner", ["none", "unreleased", "unmaintained"]),
    badge: version.boolean("badge"),
    noIndex: version.boolean("noIndex"),
  });
  version.finish();
  return settings;
}

function numberPrefixes(options: Settings, { numberPrefixes: rules }: SiteFunctions): boolean | undefined {
  const rule = functionOf<(name: string) => { filename: string; numberPrefix?: number }>(
    options,
    "numberPrefixParser",
  );
  if (rule) rules.set(options.string("id") ?? "default", rule);
  return rule ? undefined : options.boolean("numberPrefixParser");
}

/** Translate the edit URL of a docs or blog plugin; a function is registered under the name of the instance. */
export function editUrl(
  options: Settings,
  instance: string,
  functions: SiteFunctions,
): string | false | undefined {
  const url = options.value("editUrl");
  const own = functionOf<(question: EditUrlQuestion) => unknown>(options, "editUrl");
  if (own) {
    functions.editUrls.set(instance, own);
    return undefined;
  }
  return url === false
    ? false
    : mapped(options.string("editUrl"), (address) => address.replace(/\/+$/, "") || undefined);
}

/** Plugins for formulas, replaced by the setting `markdown.math`. */
const formulaPlugin = /^(remark-?math|rehype-?(katex|mathjax))$/i;

/** Plugins for syntax that is always supported, as in Docusaurus. */
const needlessPlugin = /^remark-?(gfm|emoji)$/i;

/** The plugin for other package managers, replaced by the setting `markdown.npm2yarn`. */
const npm2yarnPlugin = /npm2yarn/i;

/** Whether a docs, blog or pages plugin supports formulas. */
export function readsFormulas(options: Settings): boolean {
  return namesOf(options.list("remarkPlugins")).some((name) => formulaPlugin.test(name));
}

const packageManagers = ["yarn", "pnpm", "bun"] as const;

/** The package managers that a docs, blog or pages plugin converts npm commands for; undefined if it does not. */
export function npm2yarnOf(options: Settings): MarkdownInput["npm2yarn"] {
  const plugin = pluginsOf(options, "remarkPlugins").find(({ name }) => npm2yarnPlugin.test(name));
  if (!plugin) return undefined;
  const converters = plugin.options.has("converters")
    ? plugin.options.list("converters").flatMap(({ value, index }) => {
        const known = packageManagers.find((name) => name === value);
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
  return { converters, ...given({ sync }) };
}

/** Kinds of admonitions that a docs, blog or pages plugin adds. */
export function admonitionsOf(options: Settings): string[] {
  const given = options.value("admonitions");
  if (given === undefined || typeof given === "boolean") return [];
  const admonitions = options.object("admonitions");
  const keywords = admonitions.strings("keywords");
  admonitions.needless("extendDefaults", "tag", "customTypes", "icons", "infima");
  admonitions.finish();
  return keywords.map((keyword) => keyword.toLowerCase());
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
      (name) => ![formulaPlugin, needlessPlugin, npm2yarnPlugin].some((known) => known.test(name)),
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

/** Extensions of documents. */
export const documentFiles: readonly string[] = ["md", "mdx"];

/**
 * Warn about `include`, unless its patterns match every file with one of `endings`, which is what happens here.
 */
export function dropInclude(options: Settings, endings: readonly string[], hint: string): void {
  const taken = options.strings("include").flatMap((pattern) => {
    const [, list, one] = /^\*\*\/\*\.(?:\{([\w,]+)\}|(\w+))$/.exec(pattern) ?? [];
    return list?.split(",") ?? one ?? pattern;
  });
  const isAll =
    taken.every((ending) => endings.includes(ending)) && endings.every((one) => taken.includes(one));
  if (options.has("include") && !isAll) options.warn(["include"], "is ignored", hint);
}

/** Warn about the components that a plugin draws its pages with, unless they have the name that is the default. */
export function dropComponents(options: Settings): void {
  for (const key of options.keys()) {
    const name = /^((?:docs?|blog)\w*)Component$/.exec(key)?.[1];
    if (name === undefined) continue;
    // `blogListComponent` is `@theme/BlogListPage`, `docItemComponent` is `@theme/DocItem`.
    const theme = `@theme/${name[0]!.toUpperCase()}${name.slice(1)}`;
    const isDefault = [theme, `${theme}Page`].includes(options.string(key) ?? "");
    if (!isDefault) options.drop(key, "Quire has its own theme.");
  }
}

/** The file with descriptions of tags, from the options of a docs or blog plugin. */
export function tagsFile(options: Settings): string | false | undefined {
  return options.isNull("tags") || options.value("tags") === false ? false : options.string("tags");
}

/** `change(value)`, or undefined if the value is. */
export function mapped<T, U>(value: T | undefined, change: (value: T) => U): U | undefined {
  return value === undefined ? undefined : change(value);
}
