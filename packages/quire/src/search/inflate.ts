import { DamagedIndex } from "./bytes.ts";

/**
 * Decompress a file; its checksum reveals truncation.
 *
 * @throws DamagedIndex
 */
export async function inflate(content: Uint8Array): Promise<Uint8Array> {
  try {
    const stream = new Blob([content as BlobPart]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    throw new DamagedIndex("A file of the index is cut short or altered.");
  }
}
