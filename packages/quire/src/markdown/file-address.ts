/**
 * The URL to which a link to an imported file leads. Unlike imports, links understand neither aliases nor paths with a
 * leading slash that are relative to the site's folder (`/static/img/x.png`) instead of a static folder.
 *
 * @param specifier the import as written
 * @param file the file it was resolved to, relative to the site
 */
export function fileAddress(specifier: string, file: string): string {
  const isLink = specifier.startsWith("/") ? specifier !== `/${file}` : /^(?:@site\/|\.)/.test(specifier);
  return isLink ? specifier : `@site/${file}`;
}
