/** Processes images of documents: their size, and smaller versions in modern formats, which are cached. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import { writeWhole } from "../../base/write-whole.ts";
import { ANY_ENGINE, readEntry, writeEntry } from "../cache/cache.ts";
import { changedSince } from "../read/walk.ts";
import { imageSize } from "./image-size.ts";

/** Widths in pixels to offer, up to that of the image. */
const imageWidths = [320, 640, 1280, 1440, 1600] as const;
const quality = 100;
const largest = imageWidths[imageWidths.length - 1]!;

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

/** A processed image. */
interface Processed<Form> {
  /** Displayed size in pixels; undefined for an SVG without a size. */
  width?: number;
  height?: number;
  /** WebP versions by ascending width; empty for images that are not resized. */
  webp: (Form & { width: number })[];
}

type MadeImage = Processed<{ data: Uint8Array }>;

/** As it is cached, with the hash of each version's content, to detect damaged files; `webpFile` is where that is. */
export type KeptImage = Processed<{ hash: string }>;

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
    made = await make(bytes);
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

async function make(bytes: Buffer): Promise<MadeImage> {
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
  const kept: KeptImage = { width, height, webp: [] };
  for (const form of webp) {
    writeWhole(webpFile(input, form.width), form.data);
    kept.webp.push({ width: form.width, hash: contentHash(form.data) });
  }
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
