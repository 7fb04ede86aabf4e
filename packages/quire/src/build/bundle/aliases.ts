import path from "node:path";
import { literally } from "../../base/regular-expression.ts";

/** The address of a component in the package of Docusaurus' theme. */
const IN_THEME =
  /^@docusaurus\/theme-classic\/(?:lib|src)\/theme\/([\w/]+?)(?:\/index)?(?:\.(?:js|jsx|tsx?))?$/;

/** Replace the address of a component in the package of Docusaurus' theme by `@theme/…`. */
export function inTheme(specifier: string): string {
  return specifier.replace(IN_THEME, "@theme/$1");
}

/**
 * Replace an alias at the start of an import by its `@site/…` path, and the address of a component in the package
 * of Docusaurus' theme by `@theme/…`.
 *
 * @param aliases prefixes, and the folders or files of the site they stand for
 */
export function withoutAlias(specifier: string, aliases: Readonly<Record<string, string>>): string {
  const alias = Object.keys(aliases)
    .filter((name) => specifier === name || specifier.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return alias === undefined ? inTheme(specifier) : `@site/${aliases[alias]}${specifier.slice(alias.length)}`;
}

/**
 * The aliases for the bundler, in modules and style sheets: those of the site and `@site`, also behind the `~` of
 * webpack, which marks packages.
 */
export function bundlerAliases(
  siteDir: string,
  aliases: Readonly<Record<string, string>>,
): { find: RegExp; replacement: string }[] {
  const names = Object.entries({ ...aliases, "@site": "" }).sort(([a], [b]) => b.length - a.length);
  return [
    ...names.map(([name, place]) => ({
      find: new RegExp(`^~?${literally(name)}(?=/|$)`),
      replacement: path.join(siteDir, place),
    })),
    { find: /^~(?=@?[a-z])/i, replacement: "" },
  ];
}
