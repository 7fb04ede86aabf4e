/** The image to show, or why it is not shown. */
export type ImageAddress =
  | { kind: "none" }
  | { kind: "image"; url: string; host: string }
  | { kind: "refused"; reason: string };

/**
 * Validate the URL of an image: a path of this site, or an https URL. Everything else (`data:`, `javascript:`,
 * `blob:`, plain http to other hosts, URLs with credentials) is rejected.
 *
 * @param written the URL from the query string or the field
 * @param here URL of the page
 */
export function readImageAddress(written: string, here: string): ImageAddress {
  if (written.trim() === "") return { kind: "none" };
  let url: URL;
  try {
    url = new URL(written.trim(), here);
  } catch {
    return { kind: "refused", reason: "This is not an address." };
  }
  const own = url.origin === new URL(here).origin;
  if (!own && url.protocol !== "https:")
    return {
      kind: "refused",
      reason: "Only images of this site, and addresses that begin with https, are shown.",
    };
  if (url.username || url.password)
    return { kind: "refused", reason: "An address with a name or password in it is not opened." };
  return { kind: "image", url: url.href, host: own ? "" : url.host };
}
