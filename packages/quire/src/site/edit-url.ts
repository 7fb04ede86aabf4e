import type { Source } from "./model.ts";

/**
 * Where a document or post is edited: as its front matter says, else its file below the address that the settings give.
 * What is made from data has no file.
 *
 * @param folder address of the site's sources; `false` for no link
 * @param custom `custom_edit_url` of the front matter; null or "" for no link
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
