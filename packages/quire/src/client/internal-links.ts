/**
 * Whether an address is a document of this site as far as its form tells: same origin, a web page by its
 * extension. Version numbers (`/docs/1.1.0`) are not extensions.
 */
export function isDocumentAddress(url: URL): boolean {
  if (url.origin !== location.origin) return false;
  const extension = /\.([a-z][a-z\d]*)$/i.exec(url.pathname)?.[1];
  return extension === undefined || extension === "html";
}
