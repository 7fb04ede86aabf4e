import type { Source } from "./model.ts";

/**
 * The edit link of a document or post: from its front matter, else its file below the configured URL; none for
 * generated documents.
 *
 * @param folder URL of the site's sources; `false` for no link
 * @param custom `custom_edit_url` from front matter; null or "" for no link
 */
export function editUrl(
  folder: string | false,
  { file, text }: Pick<Source, "file" | "text">,
  custom: string | null | undefined,
): string | undefined {
  if (custom !== undefined) return custom || undefined;
  if (folder === false || text !== undefined) return undefined;
  return `${folder.replace(/\/+$/, "")}/${file.split("/").map(encodeURIComponent).join("/")}`;
}
