import type { DocsInput } from "../docs-schema.ts";
import { dropComponents, editUrl, tagsFile } from "./content-options.ts";
import { type DocsFunctions, functionOf } from "./functions.ts";
import { dropMarkdownPlugins } from "./markdown-plugins.ts";
import type { Settings } from "./settings.ts";

/** Translate the options of a docs plugin to a docs instance, and collect its functions. */
export function translateDocs(options: Settings): { docs: DocsInput; functions: DocsFunctions } {
  const functions: DocsFunctions = {
    editUrl: functionOf(options, "editUrl"),
    numberPrefix: functionOf(options, "numberPrefixParser"),
    sidebarItems: functionOf(
      options,
      "sidebarItemsGenerator",
      "Sidebars are generated from the folders as Docusaurus does by default.",
    ),
  };
  const sidebar = options.value("sidebarPath");
  const versions = options.object("versions");
  const onlyIncludeVersions = options.strings("onlyIncludeVersions");
  const docs: DocsInput = {
    id: options.string("id"),
    path: options.file("path"),
    routeBasePath: options.string("routeBasePath"),
    sidebarPath: sidebar === false ? false : options.file("sidebarPath"),
    numberPrefixes: functions.numberPrefix ? undefined : options.boolean("numberPrefixParser"),
    includeCurrentVersion: options.boolean("includeCurrentVersion"),
    lastVersion: options.string("lastVersion"),
    onlyIncludeVersions: onlyIncludeVersions.length > 0 ? onlyIncludeVersions : undefined,
    versions: Object.fromEntries(
      versions.keys().map((name) => [name, versions.translate(name, translateVersion)]),
    ),
    editUrl: functions.editUrl ? undefined : editUrl(options),
    showLastUpdateTime: options.boolean("showLastUpdateTime"),
    showLastUpdateAuthor: options.boolean("showLastUpdateAuthor"),
    breadcrumbs: options.boolean("breadcrumbs"),
    sidebarCollapsed: options.boolean("sidebarCollapsed"),
    sidebarCollapsible: options.boolean("sidebarCollapsible"),
    tagsBasePath: options.string("tagsBasePath"),
    tags: tagsFile(options),
    include: options.ownStrings("include"),
    exclude: options.ownStrings("exclude"),
  };
  if (options.boolean("disableVersioning")) docs.onlyIncludeVersions = ["current"];
  // Before Docusaurus 2.0.
  options.drop("homePageId", "Write `slug: /` at the start of that document.");
  options.drop("excludeNextVersionDocs", "Write `includeCurrentVersion: false`.", false);
  options.drop("editCurrentVersion", "Each version's edit link leads to its own file.", false);
  options.needless("editLocalizedFiles");
  dropMarkdownPlugins(options);
  dropComponents(options);
  options.finish();
  return { docs, functions };
}

function translateVersion(version: Settings): NonNullable<DocsInput["versions"]>[string] {
  return {
    label: version.string("label"),
    path: version.string("path"),
    banner: version.choice("banner", ["none", "unreleased", "unmaintained"]),
    badge: version.boolean("badge"),
    noIndex: version.boolean("noIndex"),
  };
}
