/** Processes images of documents: their size, and smaller versions in modern formats, which are cached. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";
import { writeWhole } from "../../base/write-whole.ts";
import type { ImageFacts } from "../../render/body.tsx";
import { ANY_ENGINE, readEntry, writeEntry } from "../cache/cache.ts";
import { changedSince } from "../read/walk.ts";
import { imageSize } from "./image-size.ts";
import { publishedName } from "./published-name.ts";

/** Widths in pixels to offer, up to that of the image. */
const imageWidths = [320, 640, 1280, 1440, 1600] as const;
const quality = 100;
const largest = imageWidths[imageWidths.length - 1]!;

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
  const known = new Map<string, Promise<ImageForms>>();
  const outDir = path.join(cacheDir, "images");
  const make = async (absolutePath: string, hash: string): Promise<ImageForms> => {
    const input = { absolutePath, file: relativeFile(absolutePath, siteDir), hash, outDir };
    const { image, problem } = await processImage(input);
    if (!image) return { facts: {}, files: {}, problems: [problem] };
    const { width, height, webp } = image;
    const name = `assets/images/${publishedName(absolutePath, hash, "image")}`;
    const files = webp.map((form) => [`/${name}-${form.width}.webp`, webpFile(input, form.width)]);
    const webpSrcSet = webp.map((form) => `${baseUrl}${name}-${form.width}.webp ${form.width}w`).join(", ");
    const facts = { width, height, ...(webpSrcSet && { webpSrcSet }) };
    return { facts, files: Object.fromEntries(files), problems: [] };
  };
  return {
    async formsOf({ file, hash }, src) {
      const making = known.get(file + hash) ?? make(file, hash);
      known.set(file + hash, making);
      const forms = await making;
      return { ...forms, facts: { src, ...forms.facts } };
    },
  };
}

/** An image to process. */
export interface ImageInput {
  absolutePath: string;
  /** Path relative to the site's folder, for reporting problems. */
  file: string;
  /** Content hash of the file. */
  hash: string;
  /** Cache folder; it may be deleted at any time. */
  outDir: string;
}

/** A processed image, as it is cached. */
interface KeptImage {
  /** Displayed size in pixels; undefined for an SVG without a size. */
  width?: number;
  height?: number;
  /**
   * WebP versions by ascending width, which are in `webpFile`, with the hash of their content, to detect damaged files;
   * empty for images that are not resized.
   */
  webp: { width: number; hash: string }[];
}

/** The same before it is cached. */
type MadeImage = Omit<KeptImage, "webp"> & { webp: { width: number; data: Uint8Array }[] };

/**
 * Read the size of an image, and create WebP versions in the widths above and, if it is smaller than the largest,
 * in its own. SVG, icons and animations are left alone.
 *
 * Results are cached by hash; damaged ones are recreated. Several threads may request the same image.
 *
 * @returns the image, or a problem if the file cannot be read as one (`broken-file`) or has another content by now
 */
export async function processImage(
  input: ImageInput,
): Promise<{ image: KeptImage; problem?: undefined } | { image?: undefined; problem: Problem }> {
  const kept = await readKept(input);
  if (kept) return { image: kept };
  let made: MadeImage;
  try {
    const bytes = await readFile(input.absolutePath);
    // Later builds would take its forms for those of the file that was hashed.
    if (contentHash(bytes) !== input.hash) return { problem: changedSince(input.file) };
    made = await makeWebp(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return {
      problem: {
        code: "broken-file",
        message: `The image ${input.file} cannot be read: ${reason}`,
        severity: "error",
        file: input.file,
        hint:
          error instanceof LfsPointer ? "Run `git lfs pull`." : "Save it again as PNG, JPEG, WebP or SVG.",
      },
    };
  }
  // Not in the `try` block: a full disk is not a problem of the image.
  return { image: keep(input, made) };
}

async function readKept(input: ImageInput): Promise<KeptImage | undefined> {
  const kept = readEntry<KeptImage>(entryFile(input), ANY_ENGINE);
  if (!kept) return undefined;
  for (const { width, hash } of kept.webp) {
    const bytes = await readFile(webpFile(input, width)).catch(() => undefined);
    if (!bytes || contentHash(bytes) !== hash) return undefined;
  }
  return kept;
}

/** Thrown for the file that Git checks out in the place of an image where Git LFS is not set up. */
class LfsPointer extends Error {
  override message = "it is a pointer of Git LFS.";
}

async function makeWebp(bytes: Buffer): Promise<MadeImage> {
  if (bytes.subarray(0, 64).toString("latin1").startsWith("version https://git-lfs.")) throw new LfsPointer();
  const size = imageSize(bytes);
  if (size && (size.animated || ["svg", "ico", "bmp"].includes(size.format))) {
    return { width: size.width, height: size.height, webp: [] };
  }
  const { default: sharp } = await import("sharp");
  // Each thread of a build processes an image of its own; additional threads would only use memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const { autoOrient, mediaType, pages = 1 } = await sharp(bytes).metadata();
  const made: MadeImage = { width: autoOrient.width, height: autoOrient.height, webp: [] };
  // AVIF is smaller than a WebP made from it; one made from an animated WebP would stand still.
  if (mediaType === "image/avif" || (mediaType === "image/webp" && pages > 1)) return made;
  for (const width of widthsFor(autoOrient.width)) {
    const data = await sharp(bytes, { failOn: "error" })
      .autoOrient()
      .resize({ width })
      .webp({ quality })
      .toBuffer();
    made.webp.push({ width, data });
  }
  return made;
}

/** Widths to offer for an image of this width, never larger. */
export function widthsFor(width: number): number[] {
  const widths: number[] = imageWidths.filter((candidate) => candidate <= width);
  if (width < largest && !widths.includes(width)) widths.push(width);
  return widths;
}

function keep(input: ImageInput, { width, height, webp }: MadeImage): KeptImage {
  for (const form of webp) writeWhole(webpFile(input, form.width), form.data);
  const kept = {
    width,
    height,
    webp: webp.map((form) => ({ width: form.width, hash: contentHash(form.data) })),
  };
  writeEntry(entryFile(input), kept, ANY_ENGINE);
  return kept;
}

function entryFile({ outDir, hash }: ImageInput): string {
  return path.join(outDir, `${hash}.json`);
}

/** Absolute path of a version in the cache. */
export function webpFile({ outDir, hash }: Pick<ImageInput, "outDir" | "hash">, width: number): string {
  return path.join(outDir, `${hash}-${width}.webp`);
}
