import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { loadModule } from "../load-module.ts";

/** A plugin of the site's own, which can be made. */
export interface OwnPlugin {
  make: (...given: unknown[]) => unknown;
  /** Its options as the configuration gives them. */
  options: unknown;
}

/**
 * The plugins of the site's own, functions of the configuration or modules of a path, whose code speaks of a word.
 *
 * @param exported the configuration object
 * @returns with the absolute paths of the files that they were read from
 */
export async function ownPlugins(
  exported: unknown,
  word: RegExp,
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<{ plugins: OwnPlugin[]; files: string[] }> {
  const plugins: OwnPlugin[] = [];
  const files: string[] = [];
  for (const [named, options] of listedPlugins(exported)) {
    if (typeof named === "function") {
      if (word.test(String(named))) plugins.push({ make: named as OwnPlugin["make"], options });
      continue;
    }
    if (typeof named !== "string" || !/^\.|^\//.test(named) || named.includes("node_modules")) continue;
    try {
      const file = createRequire(path.join(root, "docusaurus.config.js")).resolve(named);
      if (!word.test(readFileSync(file, "utf8"))) continue;
      const { module, files: read } = await loadModule(file, { root, cacheDir, stubMissing: true });
      files.push(...read);
      if (typeof module.default === "function")
        plugins.push({ make: module.default as OwnPlugin["make"], options });
    } catch {
      // Every plugin that is not carried over is reported elsewhere.
    }
  }
  return { plugins, files };
}

/** What a configuration lists as plugins, each with its options. */
export function listedPlugins(exported: unknown): [named: unknown, options: unknown][] {
  const plugins = (exported as { plugins?: unknown } | undefined)?.plugins;
  const list = Array.isArray(plugins) ? plugins : [];
  return list.map((entry) => (Array.isArray(entry) ? [entry[0], entry[1]] : [entry, undefined]));
}
