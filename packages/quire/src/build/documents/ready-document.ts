import type { CompiledDocument } from "../../markdown/document.ts";
import type { ImageFacts } from "../../render/body.tsx";
import type { ReadyDocument } from "../../render/render-context.ts";
import type { Source } from "../../site/model.ts";
import type { PageFacts } from "../cache/state.ts";
import { documentStyles } from "./document-styles.ts";
import type { Images } from "./images.ts";
import { previewPicture } from "./preview-picture.ts";
import type { DocumentLinkResolver, DocumentOrigin } from "./resolve-links.ts";

/**
 * Prepare a compiled document for rendering on a page: resolve its links, and add the forms of its images and its
 * styles.
 *
 * @param page receives the files that it needs, and its problems
 */
export async function readyDocument(
  document: CompiledDocument,
  origin: DocumentOrigin,
  { links, images }: { links: DocumentLinkResolver; images: Images },
  page: PageFacts,
): Promise<ReadyDocument> {
  const resolved = links.resolve(document.links, origin);
  Object.assign(page.assets, resolved.assets);
  const facts: Record<number, Partial<ImageFacts>> = {};
  for (const [order, image] of resolved.images.entries()) {
    const form = await images.formsOf(image, resolved.hrefs[image.index]!);
    facts[image.index] = { ...form.facts, lazy: order > 0 };
    Object.assign(page.assets, form.files);
    page.problems.push(...form.problems);
  }
  const styles = documentStyles(document);
  Object.assign(page.contents, styles);
  return { document, links: { hrefs: resolved.hrefs, images: facts }, styles: Object.keys(styles) };
}

/** URL of the image for link previews; an image next to the document is published. */
export function publishedPicture(
  source: Source,
  origin: DocumentOrigin,
  links: DocumentLinkResolver,
  page: PageFacts,
): string | undefined {
  const { image } = source.frontMatter;
  const use = previewPicture(source);
  if (!use?.url.startsWith(".")) return typeof image === "string" ? image : undefined;
  const { assets } = links.resolve([use], origin);
  Object.assign(page.assets, assets);
  return Object.keys(assets)[0];
}
