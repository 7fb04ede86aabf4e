import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type LoadedModule, loadModule } from "../load-module.ts";
import { readTypescriptPaths } from "./typescript-paths.ts";

/** Beginnings of imports, and the absolute paths they stand for. */
type Aliases = Record<string, string>;

/** What `configureWebpack` of a plugin is asked for. */
interface WebpackPlugin {
  configureWebpack?: (...given: unknown[]) => { resolve?: { alias?: Record<string, unknown> } } | undefined;
}

/**
 * The aliases of a site: those that its `tsconfig.json` or `jsconfig.json` names, and those that its own plugins give
 * webpack.
 *
 * @param exported the configuration object
 * @returns the aliases, relative to the site, and absolute paths of the files that they were read from
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
    // The plugin whose options are aliases.
    if (/module-alias/.test(String(named))) Object.assign(found, filesAmong(settings?.alias));
    const { plugin, module } = await ownPlugin(named, options);
    files.push(...(module?.files ?? []));
    if (plugin)
      Object.assign(found, await aliasesOf(plugin, { siteDir: root, siteConfig: exported }, settings));
  }
  const known = Object.entries(found)
    // What packages are, what the engine knows by itself and paths stay what they are.
    .filter(
      ([name, target]) =>
        !/^(?:@(?:site|theme|docusaurus|generated)|\.*)$/.test(name) && !/node_modules/.test(target),
    )
    .map(([name, target]) => [name, path.relative(root, target).split(path.sep).join("/") || "."]);
  return { aliases: Object.fromEntries(known), files };
}

/** A plugin of the site's own that speaks of aliases: a function of the configuration, or the module of a path. */
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

/** What a plugin adds to the aliases of webpack; nothing where it fails without webpack. */
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

/** Those of webpack's aliases that stand for files. */
function filesAmong(alias: unknown): Aliases {
  return Object.fromEntries(
    Object.entries(alias ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === "string" && path.isAbsolute(entry[1]))
      .map(([name, target]) => [name.replace(/\/?\$?$/, ""), target]),
  );
}
