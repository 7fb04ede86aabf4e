import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Maximum size in bytes of files to compress as well as possible: those that every page loads are small. */
const SMALL = 30_000;
const TEXT = /\.(html|css|js|mjs|json|txt|xml|svg|webmanifest)$/;

/**
 * Whether to store compressed copies of a file. Not for Markdown, which is small and rarely requested: two more
 * files for each page would cost a build more than anything else about it.
 */
export function isCompressible(name: string): boolean {
  return TEXT.test(name);
}

/** The compressed forms of a file, by the extension added to its name. */
export interface CompressedForms {
  ".br": Uint8Array;
  ".gz": Uint8Array;
}

/** Compress a file with both algorithms, in other threads, which Node has for this. */
export async function compressAside(name: string, content: Uint8Array): Promise<CompressedForms> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions(name, content)),
    promisify<Uint8Array, typeof gzipOptions, Uint8Array>(gzip)(content, gzipOptions),
  ]);
  return { ".br": br, ".gz": gz };
}

/**
 * Compress files in this thread, all of them with one algorithm before the other, as that makes better use of the
 * processor's caches (3 % of a cold build, in five pairs of builds).
 */
export function compressAll(
  files: readonly { name: string; content: Uint8Array }[],
): readonly CompressedForms[] {
  const brotlied = files.map(({ name, content }) =>
    brotliCompressSync(content, brotliOptions(name, content)),
  );
  const gzipped = files.map(({ content }) => gzipSync(content, gzipOptions));
  return brotlied.map((form, index) => ({ ".br": form, ".gz": gzipped[index]! }));
}

/**
 * Brotli 5, for nearly all browsers. Small scripts and style sheets, which are few and go to every reader, get
 * Brotli 11: it is 6 % smaller and takes 40 ms for the largest.
 */
const brotliOptions = (name: string, content: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: /\.(js|css)$/.test(name) && content.length < SMALL ? 11 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** For clients without Brotli: gzip 2, which takes half the time of gzip 4 for 5 % more bytes. */
const gzipOptions = { level: 2, memLevel: 9 };
