import path from "node:path";

/**
 * The name to publish a file under, which contains a hash of the content.
 *
 * @param file its path
 * @param hash content hash, at least 8 characters
 * @param fallback for names without letters and digits
 */
export function publishedName(file: string, hash: string, fallback: string): string {
  const slug = path
    .parse(file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${slug || fallback}-${hash.slice(0, 8)}`;
}
