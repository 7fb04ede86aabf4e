import type { LinkUse } from "../../markdown/document.ts";
import { isExternalAddress } from "../../site/address.ts";
import type { Source } from "../../site/model.ts";

/**
 * The image for link previews in front matter, as an image of the document: relative to it if the path starts
 * with a dot, else in a static folder. Undefined for an external URL.
 */
export function previewPicture({ frontMatter: { image } }: Source): LinkUse | undefined {
  if (typeof image !== "string" || image === "" || isExternalAddress(image)) return undefined;
  const url = image.startsWith(".") ? image : image.replace(/^\/?/, "/");
  return { url, kind: "picture", line: 1, column: 1 };
}
