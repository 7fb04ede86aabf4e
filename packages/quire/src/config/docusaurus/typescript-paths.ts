import { existsSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { readText } from "../../read-file.ts";

/** What the configuration of TypeScript says of imports. */
interface Places {
  /** Absolute path of the folder that imports of no package begin at. */
  base?: string;
  /** Beginnings of imports and what they stand for, and the absolute path of the folder whose file says so. */
  paths?: { from: string; entries: Record<string, string[]> };
  /** Absolute paths of the files read. */
  files: string[];
}

/**
 * The beginnings of imports that `paths` and `baseUrl` of `tsconfig.json`, or else `jsconfig.json`, name, or of a file
 * that it extends; none of packages.
 *
 * @param root the folder of the site
 * @returns absolute paths by beginning, and the files that they were read from
 */
export function readTypescriptPaths(root: string): { aliases: Record<string, string>; files: string[] } {
  const file = ["tsconfig.json", "jsconfig.json"]
    .map((name) => path.join(root, name))
    .find((one) => existsSync(one));
  if (file === undefined) return { aliases: {}, files: [] };
  const { base, paths, files } = placesOf(file, []);
  const own = Object.entries(paths?.entries ?? {})
    // Some only name the types of a package, or its source while it is installed.
    .filter(([name, [place]]) => place !== undefined && !/\.d\.ts$/.test(place) && !isInstalled(name, root))
    .map(([name, [place]]) => [
      name.replace(/\/\*$/, ""),
      path.resolve(base ?? paths!.from, place!.replace(/\*$/, "")),
    ]);
  return { aliases: Object.fromEntries([...(base ? namesIn(base, root) : []), ...own]), files };
}

/** What comes and goes with a build, what is hidden, and names that scopes of packages and settings have. */
const notCode = /^[.@]|^(?:node_modules|build)$|\.config$/;

/** The modules and folders of modules in a folder, by the names that imports give them. */
function namesIn(base: string, root: string): [name: string, target: string][] {
  const declared = packagesOf(path.join(root, "package.json"));
  return entriesOf(base).flatMap((entry): [string, string][] => {
    const name = entry.isDirectory() ? entry.name : /^(.+)\.[jt]sx?$/.exec(entry.name)?.[1];
    // Packages come first: what builds such trees otherwise knows no other.
    if (name === undefined || notCode.test(name)) return [];
    const isPackage = declared.has(name) || builtinModules.includes(name) || isInstalled(name, root);
    return isPackage ? [] : [[name, path.join(base, entry.name)]];
  });
}

/** Whether there is such a package, in a folder or one around it. */
function isInstalled(name: string, folder: string): boolean {
  if (existsSync(path.join(folder, "node_modules", name))) return true;
  const above = path.dirname(folder);
  return above !== folder && isInstalled(name, above);
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

/** What one file says, with what those that it extends say; `above` are the files that extend it. */
function placesOf(file: string, above: readonly string[]): Places {
  const { extends: parents = [], compilerOptions = {} } = readJson(file) as {
    extends?: string | string[];
    compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> };
  };
  const found: Places = { files: [file] };
  for (const parent of [parents].flat()) {
    // Those of packages know nothing of the site.
    const extended = /^\.|^\//.test(parent) ? fileOf(path.resolve(path.dirname(file), parent)) : undefined;
    if (extended === undefined || [file, ...above].includes(extended)) continue;
    const { files, ...places } = placesOf(extended, [file, ...above]);
    Object.assign(found, places);
    found.files.push(...files);
  }
  const { baseUrl, paths } = compilerOptions;
  if (baseUrl !== undefined) found.base = path.resolve(path.dirname(file), baseUrl);
  if (paths !== undefined) found.paths = { from: path.dirname(file), entries: paths };
  return found;
}

/** The file that `extends` names, with or without its ending. */
function fileOf(named: string): string | undefined {
  return [named, `${named}.json`].find((file) => existsSync(file));
}

/** What a file of JSON says; an empty object where it cannot be read. */
function readJson(file: string): object {
  try {
    return Object(JSON.parse(withoutComments(readText(file))));
  } catch {
    return {};
  }
}

/** JSON without what TypeScript allows besides: comments, and commas at the end of lists. */
function withoutComments(text: string): string {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[\s\S]*?\*\//g, "$1")
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, "$1");
}
