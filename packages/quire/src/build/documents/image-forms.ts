import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";
import type { ImageFacts } from "../../render/body.tsx";
import { processImage } from "./images.ts";

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
    const { image, problem } = await processImage({
      absolutePath: file,
      file: relativeFile(file, siteDir),
      hash,
      outDir: path.join(cacheDir, "images"),
    });
    if (!image) return { facts: {}, files: {}, problems: [problem] };
    const files = Object.fromEntries(image.webp.map((form) => [`/assets/images/${form.name}`, form.file]));
    const webpSrcSet = image.webp
      .map(({ name, width }) => `${baseUrl}assets/images/${name} ${width}w`)
      .join(", ");
    const { width, height } = image;
    return { facts: { width, height, ...(webpSrcSet && { webpSrcSet }) }, files, problems: [] };
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
