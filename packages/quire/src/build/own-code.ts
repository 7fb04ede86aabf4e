/** Tells the code of a site from that of packages and of the engine. */
import path from "node:path";
import { isBelow } from "../base/file-path.ts";
import { ENGINE_DIR } from "./engine-files.ts";

/** Whether a path is that of a package, or in one. */
export function isInstalled(file: string): boolean {
  return /[\\/]node_modules(?:[\\/]|$)/.test(file);
}

/**
 * Whether a module is code of the site or of its repository, rather than a package's or the engine's; folders of the
 * site may be links to others beside it. Takes the id that a bundler gives the module.
 */
export function isOwnCode(id: string): boolean {
  return path.isAbsolute(id) && !isInstalled(id) && !isBelow(ENGINE_DIR, id);
}

/** Whether a file is the site's own, rather than elsewhere or part of a package; absolute paths. */
export function isOfSite(siteDir: string, file: string): boolean {
  return isBelow(siteDir, file) && !isInstalled(file);
}
