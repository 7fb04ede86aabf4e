/** Name of the package that a module is imported from: `@a/b` of `@a/b/c.js`. */
export function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** What to do about an import that leads nowhere. */
export function unresolvedHint(specifier: string): string {
  // No package has such a name.
  if (/^(?:@\/|[~#])/.test(specifier))
    return "Aliases of webpack and TypeScript are not read: write @site/, which stands for the site's folder.";
  return /^[./]|^@(site|theme|docusaurus)\//.test(specifier)
    ? "Check the path; @site/ stands for the site's folder."
    : `Install ${packageOf(specifier)}, or remove the import.`;
}
