import { existsSync } from "node:fs";
import path from "node:path";
import { isBelow, relativeFile } from "../../base/file-path.ts";
import { generatedFolder, listedPlugins, ownPlugins, webpackConfigOf } from "./own-plugins.ts";
import { readTypescriptPaths } from "./typescript-paths.ts";

/** Docusaurus' folder for generated files in that of the site. */
const GENERATED = ".docusaurus";

/**
 * Collect the aliases of a site, from its `tsconfig.json` or `jsconfig.json` and from the webpack configuration
 * of its own plugins, and those for the files that the plugins created.
 *
 * @param exported the configuration object
 * @param root the folder of the site
 * @param created names of the plugins that created files
 * @returns paths relative to the site, by alias
 */
export async function readAliases(
  exported: unknown,
  root: string,
  created: readonly string[] = [],
): Promise<Record<string, string>> {
  const found = readTypescriptPaths(root);
  for (const name of created)
    for (const folder of ["@generated", `@site/${GENERATED}`])
      found[`${folder}/${name}`] = path.join(generatedFolder(root), name);
  // The options of this plugin are aliases.
  for (const [named, settings] of listedPlugins(exported))
    if (/module-alias/.test(String(named)))
      Object.assign(found, filesAmong((settings as { alias?: object } | undefined)?.alias, root));
  for (const plugin of await ownPlugins(exported, /\balias\b/, root))
    Object.assign(found, filesAmong((await webpackConfigOf(plugin, true)).resolve?.alias, root));
  const known = Object.entries(found)
    // Installed packages, built-in aliases and paths cannot be overridden.
    .filter(
      ([name, target]) =>
        !/^(?:@(?:site|theme|docusaurus|generated)|\.*)$/.test(name) && !/node_modules/.test(target),
    )
    .map(([name, target]) => [name, relativeFile(target, root) || "."]);
  return Object.fromEntries(known);
}

/** Keep those webpack aliases that stand for files. */
function filesAmong(alias: unknown, root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alias ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === "string")
      .map(([name, target]) => [name, target.replace(/^@site(?=\/)/, () => root)] as const)
      .filter(([, target]) => path.isAbsolute(target))
      .map(([name, target]) => [name.replace(/\/?\$?$/, ""), whereCreated(target, root)]),
  );
}

/** Where a file is that a plugin created: Docusaurus has it in a folder of its own. */
function whereCreated(target: string, root: string): string {
  const folder = path.join(root, GENERATED);
  const here = path.join(generatedFolder(root), path.relative(folder, target));
  return isBelow(folder, target) && existsSync(here) ? here : target;
}
