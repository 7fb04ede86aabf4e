import { posix } from "node:path";

/** An import statement that binds a component reference (`module#export`) to a local name. */
export function importLine(ref: string, local: string): string {
  const hash = ref.lastIndexOf("#");
  if (hash < 0) return `import ${local} from ${JSON.stringify(ref)};`;
  const module = ref.slice(0, hash);
  const name = ref.slice(hash + 1);
  const member = /^default\.([\w-]+)$/.exec(name)?.[1];
  if (member)
    return `${importLine(`${module}#default`, `${local}$`)}\nconst ${local} = ${local}$["${member}"];`;
  return importStatement(name, local, moduleAddress(module));
}

/**
 * @param imported the exported name: `default`, `*`, or a named export
 * @param from the module specifier
 */
export function importStatement(imported: string, local: string, from: string): string {
  let clause = local;
  if (imported === "*") clause = `* as ${local}`;
  else if (imported === local) clause = `{ ${local} }`;
  else if (imported !== "default") clause = `{ ${imported} as ${local} }`;
  return `import ${clause} from ${JSON.stringify(from)};`;
}

/** The specifier to import a module by: a path from the site's folder, or a package. */
export function moduleAddress(module: string): string {
  return /\.\w+$/.test(module) && !module.startsWith("@") ? `/${module}` : module;
}

/** Path of an imported file from the site's folder, with a leading slash. */
export function assetPath(specifier: string, from: string): string {
  if (specifier.startsWith("@site/")) return `/${specifier.slice("@site/".length)}`;
  return specifier.startsWith(".") ? posix.resolve("/", posix.dirname(from), specifier) : specifier;
}
