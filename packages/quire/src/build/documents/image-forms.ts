import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";
import type { ImageFacts } from "../../render/body.tsx";
import { processImage, webpFile } from "./images.ts";
import { publishedName } from "./published-name.ts";

/** How an image is served, and the files for that. */
export interface ImageForms {
  facts: Partial<ImageFacts>;
  /** Site path → absolute path. */
  files: Record<string, string>;
  problems: Problem[];
}

/** Creates the forms of images, each once per thread. */
export interface Images {
  /** @param src address of the original in the page */
  formsOf(image: { file: string; hash: string }, src: string): Promise<ImageForms>;
}

/**
 * @param cacheDir contains the forms by content hash
 * @param siteDir base of file names in problems
 */
export function createImages(cacheDir: string, baseUrl: string, siteDir: string): Images {
  const known = new Map<string, Promise<Omit<ImageForms, "facts"> & { facts: Omit<ImageFacts, "src"> }>>();
  const make = async ({ file, hash }: { file: string; hash: string }) => {
    const kept = { hash, outDir: path.join(cacheDir, "images") };
    const { image, problem } = await processImage({
      ...kept,
      absolutePath: file,
      file: relativeFile(file, siteDir),
    });
    if (!image) return { facts: {}, files: {}, problems: [problem] };
    const { width, height, webp } = image;
    const name = `assets/images/${publishedName(file, hash, "image")}`;
    const files = webp.map((form) => [`/${name}-${form.width}.webp`, webpFile(kept, form.width)]);
    const webpSrcSet = webp.map((form) => `${baseUrl}${name}-${form.width}.webp ${form.width}w`).join(", ");
    const facts = { width, height, ...(webpSrcSet && { webpSrcSet }) };
    return { facts, files: Object.fromEntries(files), problems: [] };
  };
  return {
    async formsOf(image, src) {
      let forms = known.get(image.file + image.hash);
      if (!forms) {
        forms = make(image);
        known.set(image.file + image.hash, forms);
      }
      const { facts, files, problems } = await forms;
      return { facts: { src, ...facts }, files, problems };
    },
  };
}
