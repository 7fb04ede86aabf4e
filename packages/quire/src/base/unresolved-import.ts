/** Name of the package in a module specifier: `@a/b` in `@a/b/c.js`. */
export function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Whether a specifier denotes a component of the theme. */
export function isOfTheme(specifier: string): boolean {
  return /^@theme(?:-original|-init)?\//.test(specifier);
}

/** A hint on how to fix an unresolved import. */
export function unresolvedHint(specifier: string): string {
  // No package has a name like this.
  if (/^(?:@\/|[~#])/.test(specifier))
    return "Check the path. Aliases are defined in the setting `aliases`; `@site/` is the site folder.";
  if (/^tailwindcss(?:\/|$)/.test(specifier))
    return "Tailwind is not run: generate the style sheet with its CLI, and import the result.";
  const [, component] = /^@theme(?:-original|-init)?\/(.+)/.exec(specifier) ?? [];
  if (component)
    return `Quire's theme does not have this component (“Coming from Docusaurus” in the manual lists those it has). Create \`src/theme/${component}\`, or remove the import.`;
  if (/^@(?:docusaurus|generated)\//.test(specifier))
    return "Quire does not have this Docusaurus module (“Coming from Docusaurus” in the manual lists those it has). Remove the import.";
  return /^[./]|^@site\//.test(specifier)
    ? "Check the path; `@site/` is the site folder."
    : `Install \`${packageOf(specifier)}\`, or remove the import.`;
}
