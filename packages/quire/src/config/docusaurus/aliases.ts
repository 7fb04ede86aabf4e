import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type LoadedModule, loadModule } from "../load-module.ts";
import { readTypescriptPaths } from "./typescript-paths.ts";

/** Import prefixes, with the absolute paths they stand for. */
type Aliases = Record<string, string>;

/** The part of a plugin that configures webpack. */
interface WebpackPlugin {
  configureWebpack?: (...given: unknown[]) => { resolve?: { alias?: Record<string, unknown> } } | undefined;
}

/**
 * Collect the aliases of a site, from its `tsconfig.json` or `jsconfig.json` and from the webpack configuration
 * of its own plugins.
 *
 * @param exported the configuration object
 * @returns the aliases, relative to the site, and absolute paths of the files they were read from
 */
export async function readAliases(
  exported: unknown,
  options: { root: string; cacheDir: string },
): Promise<{ aliases: Record<string, string>; files: string[] }> {
  const { root } = options;
  const { aliases: found, files } = readTypescriptPaths(root);
  const plugins = (exported as { plugins?: unknown } | undefined)?.plugins;
  for (const entry of Array.isArray(plugins) ? plugins : []) {
    const [named, settings] = Array.isArray(entry) ? entry : [entry];
    // The options of this plugin are aliases.
    if (/module-alias/.test(String(named))) Object.assign(found, filesAmong(settings?.alias));
    const { plugin, module } = await ownPlugin(named, options);
    files.push(...(module?.files ?? []));
    if (plugin)
      Object.assign(found, await aliasesOf(plugin, { siteDir: root, siteConfig: exported }, settings));
  }
  const known = Object.entries(found)
    // Installed packages, built-in aliases and paths cannot be overridden.
    .filter(
      ([name, target]) =>
        !/^(?:@(?:site|theme|docusaurus|generated)|\.*)$/.test(name) && !/node_modules/.test(target),
    )
    .map(([name, target]) => [name, path.relative(root, target).split(path.sep).join("/") || "."]);
  return { aliases: Object.fromEntries(known), files };
}

/** Load a plugin of the site that mentions aliases: an inline function, or a module by path. */
async function ownPlugin(
  named: unknown,
  options: { root: string; cacheDir: string },
): Promise<{ plugin?: (...given: unknown[]) => unknown; module?: LoadedModule }> {
  if (typeof named === "function")
    return /\balias\b/.test(String(named)) ? { plugin: named as () => unknown } : {};
  if (typeof named !== "string" || !/^\.|^\//.test(named) || named.includes("node_modules")) return {};
  try {
    const file = createRequire(path.join(options.root, "docusaurus.config.js")).resolve(named);
    if (!/\balias\b/.test(readFileSync(file, "utf8"))) return {};
    const module = await loadModule(file, { ...options, stubMissing: true });
    const plugin = module.module.default;
    return typeof plugin === "function" ? { plugin: plugin as () => unknown, module } : { module };
  } catch {
    return {};
  }
}

/** The aliases that a plugin adds to webpack; none if it fails without webpack. */
async function aliasesOf(
  plugin: (...given: unknown[]) => unknown,
  context: object,
  settings: unknown,
): Promise<Aliases> {
  try {
    const { configureWebpack } = (await plugin(context, settings ?? {})) as WebpackPlugin;
    const base = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
    return filesAmong(configureWebpack?.(base, true, {}, undefined)?.resolve?.alias);
  } catch {
    return {};
  }
}

/** Keep those webpack aliases that stand for files. */
function filesAmong(alias: unknown): Aliases {
  return Object.fromEntries(
    Object.entries(alias ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === "string" && path.isAbsolute(entry[1]))
      .map(([name, target]) => [name.replace(/\/?\$?$/, ""), target]),
  );
}
