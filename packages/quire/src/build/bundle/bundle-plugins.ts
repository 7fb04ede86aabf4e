import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { isBelow } from "../../base/file-path.ts";
import type { Config } from "../../config/schema.ts";
import { compatibleModule, replacementModule, swizzledComponent } from "../compatible.ts";
import { ENGINE_DIR, serverModule } from "../engine-files.ts";
import { isOwnCode } from "../own-code.ts";
import type { Workspace } from "../workspace.ts";
import { inTheme } from "./aliases.ts";
import { collectInputs } from "./bundle-inputs.ts";
import { fileModules } from "./file-modules.ts";
import { jsxToScript } from "./jsx-script.ts";
import { listedFolders } from "./listed-folders.ts";
import { readLoaderImport } from "./loader-import.ts";
import { postListFile } from "./post-lists.ts";
import { svgComponents } from "./svg-component.ts";

const require = createRequire(import.meta.url);
const SHARED = /^(react|react-dom)(\/|$)/;

/**
 * How modules of a site are found and read, for both renderer and browser.
 *
 * @param inputs receives the absolute paths of what the bundle is made from
 */
export function sitePlugins(
  workspace: Workspace,
  config: Config,
  target: "server" | "client",
  inputs: Set<string>,
): Plugin[] {
  return [
    siteImports(workspace, config, target, inputs),
    listedFolders(workspace, config, inputs),
    jsxInJs(),
    fileModules(),
    svgComponents(),
    collectInputs(workspace.siteDir, inputs),
  ];
}

/**
 * Import modules on demand without Vite's helper, which first loads what they need: style sheets are one file, and
 * modules are not preloaded, so there is nothing to load, and every page would carry the helper.
 */
export function plainImports(): Plugin {
  return {
    name: "quire:plain-imports",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

/**
 * Resolve imports in site code: `@theme/…` and `@docusaurus/…` (the engine's components with those names), `quire/…`,
 * React, lists of posts, and `/…` (a file in `staticDirs`). Before that, the bundler resolves aliases.
 *
 * For the server they stay external, each with a single absolute address, so that the site's code and the
 * engine's renderer share one React and one set of contexts.
 *
 * @param inputs receives the absolute paths of files that would be imported instead of others if they existed
 */
export function siteImports(
  workspace: Workspace,
  { staticDirs }: Pick<Config, "staticDirs">,
  target: "server" | "client",
  inputs: Set<string>,
): Plugin {
  const { siteDir } = workspace;
  const outside = (file: string, kind?: string) => {
    if (target === "client") return file;
    // `require` takes a path, `import` a URL.
    const id = kind === "require-call" ? serverModule(file) : pathToFileURL(serverModule(file)).href;
    return { id, external: "absolute" as const };
  };
  /** The file of the site that an import stands for: a component, a list of posts, or a static file. */
  const fileInSite = (source: string): string | undefined => {
    const swizzled = swizzledComponent(source);
    if (swizzled) return path.join(siteDir, swizzled);
    const posts = postListFile(workspace, source);
    if (posts || !source.startsWith("/")) return posts;
    const places = staticDirs.map((folder) => path.join(siteDir, folder, source));
    const found = places.find((file) => existsSync(file));
    if (found) for (const file of places.slice(0, places.indexOf(found))) inputs.add(file);
    return found;
  };
  return {
    name: "quire:resolve",
    enforce: "pre",
    async resolveId(written, importer, options) {
      const resolveFurther = (id: string, from = importer) =>
        this.resolve(id, from, { ...options, skipSelf: true });
      const source = inTheme(written);
      const loader = readLoaderImport(source);
      if (loader) {
        const file = await this.resolve(loader.specifier, importer, { ...options, skipSelf: false });
        return file?.external ? file : file && `${file.id}?${loader.as}`;
      }
      if (SHARED.test(source)) return outside(require.resolve(source), options.kind);
      if (source.startsWith("quire/")) {
        const file = path.join(ENGINE_DIR, source.slice("quire/".length));
        return file.endsWith(".css") ? file : outside(file);
      }
      const known = compatibleModule(source);
      if (known) return outside(known, options.kind);
      const inSite = fileInSite(source);
      if (inSite) return resolveFurther(inSite);
      const replacement = replacementModule(source);
      if (replacement) {
        // The router that comes with Docusaurus only works inside of it.
        const isInside =
          source.startsWith("react-router") && (await resolveFurther("@docusaurus/core/package.json"));
        return (isInside ? undefined : await resolveFurther(source)) ?? outside(replacement);
      }
      // Code in folders that the site links to finds the packages of the site, as in Docusaurus.
      const isBeside = importer && isOwnCode(importer) && !isBelow(siteDir, importer);
      if (!isBeside || !/^[@\w]/.test(source)) return undefined;
      return (await resolveFurther(source)) ?? resolveFurther(source, path.join(siteDir, "index.js"));
    },
  };
}

/** Allow JSX in the `.js` files of a site, as Docusaurus does. */
export function jsxInJs(): Plugin {
  return {
    name: "quire:jsx-in-js",
    enforce: "pre",
    async transform(code, id) {
      const file = id.replace(/\?(?!raw|url).*$/, "");
      return file.endsWith(".js") && isOwnCode(file) ? jsxToScript(code, file) : undefined;
    },
  };
}
