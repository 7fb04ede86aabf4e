import { createRequire } from "node:module";
import path from "node:path";
import { isFile } from "../../base/read-file.ts";
import { loadModule } from "../load-module.ts";
import { missingPackageOf } from "../missing-module.ts";
import { ownPlugins } from "./own-plugins.ts";

/** The part of a plugin that adds to PostCSS. */
interface StylePlugin {
  configurePostCss?: (options: { plugins: unknown }) => { plugins: unknown } | undefined;
}

/**
 * The PostCSS plugins that a site's own plugins add, such as Tailwind, after those of its `postcss.config.js`.
 *
 * @param exported the configuration object
 * @param root the folder of the site
 * @returns undefined if its own plugins add none, or one is not installed
 */
export async function postcssPlugins(exported: unknown, root: string): Promise<unknown[] | undefined> {
  let settings: { plugins: unknown } = { plugins: [] };
  try {
    for (const { make } of await ownPlugins(exported, /\bconfigurePostCss\b/, root))
      settings = ((await make()) as StylePlugin).configurePostCss?.(settings) ?? settings;
    const added = listed(settings.plugins);
    if (added.length === 0) return undefined;
    const plugins = [...(await configuredPlugins(root)), ...added].map((plugin) => madeFrom(plugin, root));
    const isWhole = plugins.every((plugin) => missingPackageOf(plugin) === undefined);
    return isWhole ? plugins : undefined;
  } catch {
    // The plugin is reported as ignored.
    return undefined;
  }
}

/** The PostCSS plugins in the site's `postcss.config.js`, which the bundler reads where there are no others. */
async function configuredPlugins(root: string): Promise<unknown[]> {
  const name = ["js", "cjs", "mjs", "ts"]
    .map((ending) => `postcss.config.${ending}`)
    .find((one) => isFile(path.join(root, one)));
  if (name === undefined) return [];
  const { module } = await loadModule(path.join(root, name), { root, stubMissing: true });
  const exported = module.default;
  const settings = await (typeof exported === "function"
    ? exported({ env: "production", options: {} })
    : exported);
  return listed((settings as { plugins?: unknown } | undefined)?.plugins);
}

/** Plugins as a list; they may also be the options of each by its name, where `false` disables one. */
function listed(plugins: unknown): unknown[] {
  if (Array.isArray(plugins)) return plugins;
  return Object.entries(plugins ?? {}).filter(([, options]) => options !== false);
}

/** A plugin from its name, function or object, or from a list of that and its options. */
function madeFrom(plugin: unknown, root: string): unknown {
  const [named, options] = Array.isArray(plugin) ? plugin : [plugin];
  if (typeof named !== "string") return options === undefined ? named : named(options);
  const loaded = createRequire(path.join(root, "package.json"))(named);
  return (loaded.default ?? loaded)(options);
}
