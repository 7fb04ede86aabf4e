import type { Stats } from "node:fs";

/**
 * Milliseconds within which a file that was just written may be written again without its timestamps changing, as
 * clocks of file systems are coarse. Git calls such files racy, and does not trust their timestamps, either.
 */
const RACY_MS = 1_000;

/**
 * Size, times and inode of a file. As change times cannot be forged, a file with the same stamp has the same content.
 *
 * @param begun when looking at files began, in milliseconds since 1970
 * @returns undefined if the file was touched too recently for its timestamps to be trusted
 */
export function fileStamp({ size, mtimeMs, ctimeMs, ino }: Stats, begun: number): string | undefined {
  return ctimeMs > begun - RACY_MS ? undefined : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
