const sheets = new Map<string, Promise<void>>();

/**
 * Load a style sheet, once for all pages that are shown in the same document; resolves when it has loaded or failed.
 * After a failure, the next call tries again.
 */
export function addSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const sheet = new Promise<void>((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      sheets.delete(href);
      resolve();
    });
  });
  sheets.set(href, sheet);
  document.head.append(link);
  return sheet;
}
