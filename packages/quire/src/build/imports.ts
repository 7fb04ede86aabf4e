import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { themeComponents } from "../theme/mdx-components.ts";
import { compatibleModule, replacedComponent } from "./compatible.ts";
import { toSitePath } from "./walk.ts";

/** What an import line of a document names. */
export type ImportTarget =
  | { kind: "theme"; name: string }
  /** `ref`: a file relative to the site, or a package specifier. */
  | { kind: "module"; ref: string }
  | { kind: "document"; file: string };

const EXTENSIONS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".mdx", ".md", ".json"];
const INDEX = ["index.tsx", "index.ts", "index.jsx", "index.js"];

/** Whether a module reference is a package's (or the engine's) rather than a file of the site, which has an extension. */
export function isSpecifier(ref: string): boolean {
  return !/\.\w+$/.test(ref);
}

/**
 * Find what an import of a document means.
 *
 * @param from file the import stands in, relative to the site
 * @returns undefined when there is no such module
 */
export function resolveImport(siteDir: string, specifier: string, from: string): ImportTarget | undefined {
  const theme = /^@theme\/([\w/]+)$/.exec(specifier)?.[1];
  if (theme && theme in themeComponents) return { kind: "theme", name: theme };
  if (specifier === "@docusaurus/Link") return { kind: "theme", name: "Link" };
  if (/^@(theme|docusaurus)\//.test(specifier) && compatibleModule(specifier)) {
    return { kind: "module", ref: specifier };
  }
  const replaced = replacedComponent(specifier);
  const full = specifier.startsWith("@site/")
    ? path.join(siteDir, specifier.slice("@site/".length))
    : specifier.startsWith("/")
      ? path.join(siteDir, specifier)
      : specifier.startsWith(".")
        ? path.join(siteDir, path.dirname(from), specifier)
        : replaced && path.join(siteDir, replaced);
  if (full === undefined)
    return /^@(theme|docusaurus)\//.test(specifier) ? undefined : { kind: "module", ref: specifier };
  const found = [...EXTENSIONS.map((ext) => full + ext), ...INDEX.map((name) => path.join(full, name))].find(
    isFile,
  );
  if (!found) return undefined;
  const file = toSitePath(found, siteDir);
  return /\.mdx?$/.test(file) ? { kind: "document", file } : { kind: "module", ref: file };
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
