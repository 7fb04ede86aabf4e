import { existsSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { installedAt } from "../../base/installed.ts";
import { readText } from "../../base/read-file.ts";

/** The settings of a TypeScript configuration that concern imports. */
interface Places {
  /** Absolute path of `baseUrl`. */
  base?: string;
  /** `paths`, and the absolute path of the folder they are relative to. */
  paths?: { from: string; entries: Record<string, string[]> };
}

/**
 * Read import aliases from `paths` and `baseUrl` in `tsconfig.json` (else `jsconfig.json`) and the files it
 * extends; names of packages are left out.
 *
 * @param root the folder of the site
 * @returns absolute paths by alias
 */
export function readTypescriptPaths(root: string): Record<string, string> {
  const file = ["tsconfig.json", "jsconfig.json"]
    .map((name) => path.join(root, name))
    .find((one) => existsSync(one));
  if (file === undefined) return {};
  const { base, paths } = placesOf(file, []);
  const own = Object.entries(paths?.entries ?? {})
    // Some only point to the types of a package, or to its source next to the installed package.
    .filter(([name, [place]]) => place !== undefined && !/\.d\.ts$/.test(place) && !installedAt(root, name))
    .map(([name, [place]]) => [
      name.replace(/\/\*$/, ""),
      path.resolve(base ?? paths!.from, place!.replace(/\*$/, "")),
    ]);
  return Object.fromEntries([...(base ? namesIn(base, root) : []), ...own]);
}

/** Build output, hidden files, and names used by scoped packages and configuration files. */
const notCode = /^[.@]|^(?:node_modules|build)$|\.config$/;

/** Modules, and folders with modules, in a folder, by the names to import them with. */
function namesIn(base: string, root: string): [name: string, target: string][] {
  const declared = packagesOf(path.join(root, "package.json"));
  return entriesOf(base).flatMap((entry): [string, string][] => {
    const name = entry.isDirectory() ? entry.name : /^(.+)\.[jt]sx?$/.exec(entry.name)?.[1];
    // Installed packages take precedence, as with other bundlers.
    if (name === undefined || notCode.test(name)) return [];
    const isPackage = declared.has(name) || builtinModules.includes(name) || installedAt(root, name);
    return isPackage ? [] : [[name, path.join(base, entry.name)]];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function packagesOf(file: string): Set<string> {
  const { dependencies, devDependencies } = readJson(file) as Record<string, object | undefined>;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/** Read a file and those it extends; `above` are the files that extend it. */
function placesOf(file: string, above: readonly string[]): Places {
  const { extends: parents = [], compilerOptions = {} } = readJson(file) as {
    extends?: string | string[];
    compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> };
  };
  const found: Places = {};
  for (const parent of [parents].flat()) {
    // Configurations in packages cannot refer to the site.
    const extended = /^\.|^\//.test(parent) ? fileOf(path.resolve(path.dirname(file), parent)) : undefined;
    if (extended === undefined || [file, ...above].includes(extended)) continue;
    Object.assign(found, placesOf(extended, [file, ...above]));
  }
  const { baseUrl, paths } = compilerOptions;
  if (baseUrl !== undefined) found.base = path.resolve(path.dirname(file), baseUrl);
  if (paths !== undefined) found.paths = { from: path.dirname(file), entries: paths };
  return found;
}

/** Resolve `extends`, with or without its extension. */
function fileOf(named: string): string | undefined {
  return [named, `${named}.json`].find((file) => existsSync(file));
}

/** Parse a JSON file; an empty object if it cannot be read. */
function readJson(file: string): object {
  try {
    return Object(JSON.parse(withoutComments(readText(file))));
  } catch {
    return {};
  }
}

/** Remove what TypeScript allows in addition to JSON: comments and trailing commas. */
function withoutComments(text: string): string {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[\s\S]*?\*\//g, "$1")
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, "$1");
}
