import path from "node:path";

/** The folder in that of a site which holds what is kept between builds. */
export const STATE_FOLDER = ".quire";

/** Absolute path of the cache of a site; it may be deleted at any time. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, STATE_FOLDER, "cache");
}
