import { isBuiltin } from "node:module";
import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { installedAt } from "../../base/installed.ts";
import { modulesAt } from "../../base/module-endings.ts";
import { isFile } from "../../base/read-file.ts";
import { packageOf } from "../../base/unresolved-import.ts";
import type { Config } from "../../config/schema.ts";
import { themeComponents } from "../../theme/mdx-components.ts";
import { compatibleModule, replacementModule, swizzledComponent } from "../compatible.ts";
import { isWithinReach } from "../documents/reach.ts";
import { withoutAlias } from "./aliases.ts";
import { readLoaderImport } from "./loader-import.ts";

/** Where an import in a document leads; the compiler gets its content, too (`ImportTarget`). */
export type ResolvedImport =
  | { kind: "theme"; name: string }
  /** `ref`: a file relative to the site, or a package specifier. */
  | { kind: "module"; ref: string }
  | { kind: "document"; file: string }
  /** A file whose text is used, relative to the site. */
  | { kind: "text"; file: string }
  /** A file whose address is used, relative to the site. */
  | { kind: "address"; file: string };

/** The settings that affect how imports are resolved. */
export type ImportSettings = Pick<Config, "staticDirs" | "aliases">;

/**
 * Whether a module reference is a package (or a module of the engine) rather than a file of the site, which has
 * an extension.
 */
export function isSpecifier(ref: string): boolean {
  return !/\.\w+$/.test(ref) || ref.startsWith("@generated/");
}

/**
 * Resolve an import of a document.
 *
 * @param from file with the import, relative to the site
 * @param settings aliases, and folders in which paths with a leading slash are looked up before the site's folder
 * @returns undefined if there is no such module
 */
export function resolveImport(
  siteDir: string,
  written: string,
  from: string,
  { staticDirs, aliases }: ImportSettings,
): ResolvedImport | undefined {
  const specifier = withoutAlias(written, aliases);
  const loader = readLoaderImport(specifier);
  if (loader) {
    const named = withoutAlias(loader.specifier, aliases);
    const inSite = isFilePath(named);
    const found = inSite ? findFile(siteDir, named, from, staticDirs) : installedAt(siteDir, named);
    if (!found || !isFile(found)) return undefined;
    // The folder of an alias is a setting of the site; a way out of that is written in the document.
    const isAliased = (specifier !== written || named !== loader.specifier) && !written.includes("/../");
    if (inSite && !isAliased && !isWithinReach(siteDir, from, found)) return undefined;
    return { kind: loader.as === "raw" ? "text" : "address", file: relativeFile(found, siteDir) };
  }
  const theme = /^@theme\/([\w/]+)$/.exec(specifier)?.[1];
  if (theme && theme in themeComponents) return { kind: "theme", name: theme };
  if (specifier === "@docusaurus/Link") return { kind: "theme", name: "Link" };
  if (/^@(theme|docusaurus|generated)\//.test(specifier) && compatibleModule(specifier)) {
    return { kind: "module", ref: specifier };
  }
  const inSite = isFilePath(specifier);
  const found = inSite ? findFile(siteDir, specifier, from, staticDirs) : findPackageFile(siteDir, specifier);
  if (!found && !inSite && isKnownPackage(siteDir, specifier)) return { kind: "module", ref: specifier };
  if (!found) return undefined;
  const file = relativeFile(found, siteDir);
  return /\.mdx?$/.test(file) ? { kind: "document", file } : { kind: "module", ref: file };
}

/** Whether an import denotes a file of the site rather than a package. */
function isFilePath(specifier: string): boolean {
  return /^(?:@site\/|[./])/.test(specifier) || swizzledComponent(specifier) !== undefined;
}

/** Absolute path of an imported file; the import may omit the extension or `index`. */
function findFile(
  siteDir: string,
  specifier: string,
  from: string,
  staticDirs: readonly string[],
): string | undefined {
  return placesOf(specifier, from, staticDirs)
    .map((file) => path.join(siteDir, file))
    .flatMap((file) => [file, `${file}.mdx`, `${file}.md`, ...modulesAt(file)])
    .find(isFile);
}

/** Where an import of a file may lead, relative to the site. */
function placesOf(specifier: string, from: string, staticDirs: readonly string[]): string[] {
  if (specifier.startsWith("@site/")) return [specifier.slice("@site/".length)];
  if (specifier.startsWith("/")) return [...staticDirs, ""].map((folder) => path.join(folder, specifier));
  if (specifier.startsWith(".")) return [path.join(path.dirname(from), specifier)];
  const swizzled = swizzledComponent(specifier);
  return swizzled ? [swizzled] : [];
}

/** Absolute path of a file imported with its extension from an installed package, such as a document. */
function findPackageFile(siteDir: string, specifier: string): string | undefined {
  return isSpecifier(specifier) ? undefined : installedAt(siteDir, specifier);
}

/** Whether a package can be imported: it is installed, built into Node, or part of the engine. */
function isKnownPackage(siteDir: string, specifier: string): boolean {
  const name = packageOf(specifier);
  return (
    /^(quire|react|react-dom)$/.test(name) ||
    isBuiltin(specifier) ||
    replacementModule(specifier) !== undefined ||
    (!/^@(theme|docusaurus)\//.test(specifier) && installedAt(siteDir, name) !== undefined)
  );
}
