import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Plugin, preprocessCSS, type ResolvedConfig } from "vite";
import { isBelow } from "../../base/file-path.ts";
import { MODULE_ENDINGS, modulesAt } from "../../base/module-endings.ts";
import { isFile, statOf } from "../../base/read-file.ts";
import { ENGINE_DIR } from "../engine-files.ts";
import { isOwnCode } from "../own-code.ts";
import { fileOf } from "./module-graph.ts";

/**
 * Collect every file that goes into a bundle: modules of the site and of packages, imported style sheets, and the
 * images and fonts they refer to; also those that would be imported instead of a module of the site, if there were any.
 * The engine's own files are left out, as the engine's hash covers them.
 *
 * @param inputs receives absolute paths
 */
export function collectInputs(siteDir: string, inputs: Set<string>): Plugin {
  const add = (id: string) => {
    const file = path.resolve(siteDir, fileOf(id));
    if (id.startsWith("\0") || isBelow(ENGINE_DIR, file) || inputs.has(file)) return;
    if (!isFile(file)) return;
    inputs.add(file);
    if (isOwnCode(file)) for (const other of preferredTo(file)) inputs.add(other);
    // The bundler inlines style sheets that others import without reporting them as inputs.
    if (file.endsWith(".css")) importedSheets(file).forEach(add);
  };
  return {
    name: "quire:inputs",
    transform: {
      order: "pre",
      handler: (_code, id) => add(id),
    },
    generateBundle(_options, bundle) {
      for (const item of Object.values(bundle)) {
        if (item.type === "asset") for (const name of item.originalFileNames) add(name);
      }
    },
  };
}

/**
 * Collect the files that style sheets for a preprocessor, such as Sass, are made of besides themselves: the bundler
 * compiles them without reporting these as inputs.
 *
 * @param inputs receives absolute paths
 */
export function preprocessedSheets(inputs: Set<string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: "quire:preprocessed-sheets",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: /\.(?:scss|sass|less|styl|stylus)(?:\?|$)/ },
      async handler(code, id) {
        // The bundler reports what is wrong with them.
        const compiled = await preprocessCSS(code, fileOf(id), config).catch(() => undefined);
        for (const file of compiled?.deps ?? []) inputs.add(file);
      },
    },
  };
}

/** Absolute paths at which the bundler looks before it finds a module by a path without its ending. */
function preferredTo(module: string): string[] {
  const { dir, name, ext } = path.parse(module);
  const meant = [...(name === "index" ? modulesAt(dir) : []), ...modulesAt(path.join(dir, name))];
  return MODULE_ENDINGS.includes(ext) ? meant.slice(0, meant.indexOf(module)) : [];
}

/** `@import "a.css"`, and `composes: name from "a.css"` in a CSS module. */
const IMPORT = /(?:@import\s+(?:url\(\s*)?|(?:\bcomposes\s*:|@value\s)[^;{}]*\sfrom\s+)["']?([^"'()\s;]+)/gi;

/** Absolute paths of the style sheets that a style sheet imports. */
function importedSheets(file: string): string[] {
  const require = createRequire(file);
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, name = ""]) => {
    const beside = path.resolve(path.dirname(file), name);
    try {
      return statOf(beside) ? beside : require.resolve(name);
    } catch {
      // A URL, which the browser loads.
      return [];
    }
  });
}
