import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { listedPlugins, ownPlugins, webpackConfigOf } from "./own-plugins.ts";
import { readTypescriptPaths } from "./typescript-paths.ts";

/**
 * Collect the aliases of a site, from its `tsconfig.json` or `jsconfig.json` and from the webpack configuration
 * of its own plugins.
 *
 * @param exported the configuration object
 * @param root the folder of the site
 * @returns paths relative to the site, by alias
 */
export async function readAliases(exported: unknown, root: string): Promise<Record<string, string>> {
  const found = readTypescriptPaths(root);
  // The options of this plugin are aliases.
  for (const [named, settings] of listedPlugins(exported))
    if (/module-alias/.test(String(named)))
      Object.assign(found, filesAmong((settings as { alias?: object } | undefined)?.alias));
  for (const plugin of await ownPlugins(exported, /\balias\b/, root))
    Object.assign(found, filesAmong((await webpackConfigOf(plugin, true)).resolve?.alias));
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
function filesAmong(alias: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alias ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === "string" && path.isAbsolute(entry[1]))
      .map(([name, target]) => [name.replace(/\/?\$?$/, ""), target]),
  );
}
