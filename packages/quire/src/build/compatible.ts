import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the engine's modules: `dist` when installed, `src` under test. */
export const ENGINE_DIR = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const ENDINGS = import.meta.url.endsWith(".ts") ? [".tsx", ".ts"] : [".js"];

/** Absolute path of a module of the engine by its path without extension; undefined if there is none. */
export function engineModule(name: string): string | undefined {
  return ENDINGS.map((ending) => path.join(ENGINE_DIR, name + ending)).find((file) => existsSync(file));
}

/**
 * The copy of an engine module that pages are rendered with. The installed engine is bundled by
 * `scripts/bundle-engine.mjs` into a folder with a small module for each name that sites may import.
 */
export function serverModule(file: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const own = path.join(here, path.relative(ENGINE_DIR, file));
  return path.basename(here) === "node" && existsSync(own) ? own : file;
}

const CONFIG = "@generated/docusaurus.config";

/** The engine's module for an import of `@theme/…`, `@docusaurus/…` or `@generated/…`, if there is one. */
export function compatibleModule(specifier: string): string | undefined {
  const match = /^@(theme|docusaurus)(?:-original|-init)?\/([\w/-]+)$/.exec(
    specifier === CONFIG ? "@docusaurus/docusaurusConfig" : specifier,
  );
  if (!match) return undefined;
  const name = match[2]!
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3-$2")
    .replace(/\//g, "-")
    .toLowerCase();
  const inCompat = engineModule(`theme/compat/${name}`);
  return match[1] === "theme" ? (engineModule(`theme/mdx/${name}`) ?? inCompat) : inCompat;
}

/** Path of a site's own version of the theme component `@theme/Name`, without extension. */
export function replacedComponent(specifier: string): string | undefined {
  const name = /^@theme\/([\w/-]+)$/.exec(specifier)?.[1];
  return name === undefined ? undefined : `src/theme/${name}`;
}

/** Packages that come with Docusaurus, so that sites import them without declaring them. */
const REPLACEMENTS = new Map([
  ["clsx", "clsx"],
  ["@mdx-js/react", "mdx-react"],
  ["react-router", "react-router"],
  ["react-router-dom", "react-router"],
]);

/** The engine's replacement for a package that is not installed. */
export function replacementModule(specifier: string): string | undefined {
  const name = REPLACEMENTS.get(specifier);
  return name && engineModule(`theme/compat/packages/${name}`);
}
