import type { LinkUse } from "../markdown/document.ts";
import { isExternalAddress } from "../site/address.ts";
import type { Source } from "../site/model.ts";

/**
 * The picture for link previews that a front matter names, as an image of the document: beside it where the path begins
 * with a dot, else in a static folder. None for an address elsewhere.
 */
export function previewPicture({ frontMatter: { image } }: Source): LinkUse | undefined {
  if (typeof image !== "string" || image === "" || isExternalAddress(image)) return undefined;
  const url = image.startsWith(".") ? image : image.replace(/^\/?/, "/");
  return { url, kind: "image", line: 1, column: 1 };
}
