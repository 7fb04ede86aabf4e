import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { loadModule } from "../load-module.ts";

/** A plugin of the site's own. */
interface OwnPlugin {
  /** Name of its function. */
  name: string;
  /** Id of this instance. */
  id: string;
  /** Packages that its module imports and that are not installed. */
  missing: readonly string[];
  /** Call its function with the options that the configuration gives it. */
  make(): Promise<unknown>;
}

/**
 * Find the site's own plugins (functions in the configuration, or modules given by path) whose code matches a pattern.
 *
 * @param exported the configuration object
 * @param root the folder of the site
 */
export async function ownPlugins(exported: unknown, pattern: RegExp, root: string): Promise<OwnPlugin[]> {
  const plugins: OwnPlugin[] = [];
  const context = contextOf(exported, root);
  const add = (plugin: unknown, options: unknown, missing: readonly string[] = []) => {
    if (typeof plugin !== "function") return;
    const given: { id: string } = { id: "default", ...(options as object | undefined) };
    plugins.push({ name: plugin.name, id: given.id, missing, make: async () => plugin(context, given) });
  };
  for (const [named, options] of listedPlugins(exported)) {
    if (typeof named === "function") {
      if (pattern.test(String(named))) add(named, options);
      continue;
    }
    if (typeof named !== "string" || !/^\.|^\//.test(named) || named.includes("node_modules")) continue;
    try {
      const file = createRequire(path.join(root, "docusaurus.config.js")).resolve(named);
      if (!pattern.test(readFileSync(file, "utf8"))) continue;
      const { module, missing } = await loadModule(file, { root, stubMissing: true });
      add(module.default, options, missing);
    } catch {
      // Every plugin that is not carried over is reported elsewhere.
    }
  }
  return plugins;
}

/** What is read of a webpack configuration. */
interface WebpackConfig {
  resolve?: { alias?: Record<string, unknown> };
  plugins?: unknown[];
}

/**
 * The webpack configuration that a plugin adds; an empty one if it fails without webpack.
 *
 * @param isServer whether it is asked for that of the renderer instead of that of the browser
 */
export async function webpackConfigOf({ make }: OwnPlugin, isServer: boolean): Promise<WebpackConfig> {
  try {
    const plugin = (await make()) as {
      configureWebpack?: (...given: unknown[]) => WebpackConfig | undefined;
    };
    const base = { resolve: { alias: {} }, module: { rules: [] }, plugins: [] };
    return plugin.configureWebpack?.(base, isServer, {}, undefined) ?? {};
  } catch {
    return {};
  }
}

/** The folder for the files that plugins create: one folder for each plugin, in it one for each instance. */
export function generatedFolder(root: string): string {
  return path.join(cacheFolder(root), "generated");
}

/** The context that Docusaurus passes to every plugin. */
function contextOf(exported: unknown, root: string) {
  const { baseUrl, i18n } = (exported ?? {}) as {
    baseUrl?: string;
    i18n?: { defaultLocale?: string; locales?: string[] };
  };
  const { defaultLocale = "en", locales = [defaultLocale] } = i18n ?? {};
  return {
    siteDir: root,
    siteConfig: exported,
    baseUrl,
    outDir: path.join(root, "build"),
    generatedFilesDir: generatedFolder(root),
    i18n: { defaultLocale, locales, currentLocale: defaultLocale },
  };
}

/** The entries of `plugins` in a configuration, each with its options. */
export function listedPlugins(exported: unknown): [named: unknown, options: unknown][] {
  const plugins = (exported as { plugins?: unknown } | undefined)?.plugins;
  const list = Array.isArray(plugins) ? plugins : [];
  return list.map((entry) => (Array.isArray(entry) ? [entry[0], entry[1]] : [entry, undefined]));
}
