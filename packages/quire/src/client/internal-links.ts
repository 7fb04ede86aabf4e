/**
 * Whether a URL looks like a document of this site: same origin, and no file extension other than that of a web
 * page. Version numbers (`/docs/1.1.0`) are not extensions.
 */
export function isDocumentAddress(url: URL): boolean {
  if (url.origin !== location.origin) return false;
  const extension = /\.([a-z][a-z\d]*)$/i.exec(url.pathname)?.[1];
  return extension === undefined || extension === "html";
}
