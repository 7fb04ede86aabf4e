/** Pictures of documents: their size, and smaller and modern forms of them, made once and kept. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../problem.ts";
import { readEntry, writeEntry } from "./cache.ts";
import { imageSize } from "./image-size.ts";
import { publishedName } from "./published-name.ts";
import { contentHash } from "./workspace.ts";

/** Widths in pixels a picture is offered at, as far as it is that large. */
const imageWidths = [320, 640, 1280, 1440, 1600] as const;
const quality = 100;
const largest = imageWidths[imageWidths.length - 1]!;

/** A picture to process. */
export interface ImageInput {
  absolutePath: string;
  /** Path relative to the site's folder, for problems. */
  file: string;
  /** Content hash of the file, at least 8 characters. */
  hash: string;
  /** Folder that keeps what has been made from build to build; may be emptied at any time. */
  outDir: string;
}

/** One smaller or modern form of a picture. */
export interface ImageForm {
  /** Name to publish it under: the same for the same content, another for another. */
  name: string;
  /** Absolute path it lies at. */
  file: string;
  width: number;
  height: number;
}

/** What pages need to know of a picture. */
export interface ProcessedImage {
  /** Size in pixels as shown; left out for a drawing that does not say. */
  width?: number;
  height?: number;
  /** WebP, from the smallest width to the largest; empty for what is not made smaller. */
  webp: ImageForm[];
}

/** What has been made of one picture. */
interface MadeImage {
  width?: number;
  height?: number;
  webp: { width: number; height: number; data: Uint8Array }[];
}

/** What is kept of one picture. */
interface KeptImage {
  width?: number;
  height?: number;
  /** `hash` is that of the file's content, so that a damaged file is not believed. */
  webp: { width: number; height: number; hash: string }[];
}

/**
 * Read a picture's size and make WebP forms of it at the widths above that it has, and at its own width if
 * that is below the largest. Drawings (SVG), icons and what moves stay as they are.
 *
 * Results are kept by hash; what is found damaged is made anew. Several threads may ask for one picture.
 *
 * @returns the picture, or a `broken-image` problem when the file cannot be read as one
 */
export async function processImage(
  input: ImageInput,
): Promise<{ image: ProcessedImage; problem?: undefined } | { image?: undefined; problem: Problem }> {
  const kept = await readKept(input);
  if (kept) return { image: publish(input, kept) };
  let made: MadeImage;
  try {
    made = await make(input.absolutePath);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return {
      problem: {
        code: "broken-image",
        message: `The picture ${input.file} cannot be read: ${reason}`,
        severity: "error",
        file: input.file,
        hint: "Save it again as PNG, JPEG, WebP or SVG.",
      },
    };
  }
  // Outside of the above: a full disk is not the picture's fault.
  return { image: publish(input, await keep(input, made)) };
}

async function readKept(input: ImageInput): Promise<KeptImage | undefined> {
  const kept = readEntry<KeptImage>(entryFile(input));
  if (!kept) return undefined;
  for (const { width, hash } of kept.webp) {
    const bytes = await readFile(webpFile(input, width)).catch(() => undefined);
    if (!bytes || contentHash(bytes) !== hash) return undefined;
  }
  return kept;
}

async function make(file: string): Promise<MadeImage> {
  const bytes = await readFile(file);
  const size = imageSize(bytes);
  if (size && (size.animated || ["svg", "ico", "bmp"].includes(size.format))) {
    return { width: size.width, height: size.height, webp: [] };
  }
  const { default: sharp } = await import("sharp");
  // Every thread of a build works on its own picture; more threads in one would only take memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const { autoOrient, mediaType } = await sharp(bytes).metadata();
  const made: MadeImage = { width: autoOrient.width, height: autoOrient.height, webp: [] };
  // AVIF is smaller than what would be made of it.
  if (mediaType === "image/avif") return made;
  for (const width of widthsFor(autoOrient.width)) {
    const { data, info } = await sharp(bytes, { failOn: "error" })
      .autoOrient()
      .resize({ width })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    made.webp.push({ width, height: info.height, data });
  }
  return made;
}

/** Widths to offer of a picture of this width: never larger than it is. */
export function widthsFor(width: number): number[] {
  const widths: number[] = imageWidths.filter((candidate) => candidate <= width);
  if (width < largest && !widths.includes(width)) widths.push(width);
  return widths;
}

async function keep(input: ImageInput, { width, height, webp }: MadeImage): Promise<KeptImage> {
  await mkdir(input.outDir, { recursive: true });
  const kept: KeptImage = { width, height, webp: [] };
  for (const form of webp) {
    await writeWhole(webpFile(input, form.width), form.data);
    kept.webp.push({ width: form.width, height: form.height, hash: contentHash(form.data) });
  }
  writeEntry(entryFile(input), kept);
  return kept;
}

/** Write a file whole or not at all, whoever else writes it at the same time. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

function publish(input: ImageInput, kept: KeptImage): ProcessedImage {
  const base = publishedName(input.absolutePath, input.hash, "image");
  const { width, height } = kept;
  return {
    width,
    height,
    webp: kept.webp.map((form) => ({
      name: `${base}-${form.width}.webp`,
      file: webpFile(input, form.width),
      width: form.width,
      height: form.height,
    })),
  };
}

function entryFile({ outDir, hash }: ImageInput): string {
  return path.join(outDir, `${hash}.json`);
}

function webpFile({ outDir, hash }: ImageInput, width: number): string {
  return path.join(outDir, `${hash}-${width}.webp`);
}
