/** Paths of files on disk. */
import path from "node:path";

/** `file` relative to `base`, with forward slashes; "" for `base` itself. */
export function relativeFile(file: string, base: string): string {
  return path.relative(base, file).split(path.sep).join("/");
}

/** `file` relative to the site's folder, with forward slashes; an absolute path if it is outside. */
export function siteFile(file: string, siteDir: string): string {
  const relative = relativeFile(file, siteDir);
  return relative.startsWith("..") ? file.split(path.sep).join("/") : relative;
}

/** Whether a file is inside a folder; absolute paths. */
export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
