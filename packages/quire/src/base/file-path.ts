/** Paths of files on disk. */
import path from "node:path";

/** `file` relative to `base`, with forward slashes; "" for `base` itself. */
export function relativeFile(file: string, base: string): string {
  return path.relative(base, file).split(path.sep).join("/");
}

/** `file` relative to the site's folder, with forward slashes; an absolute path if it is outside. */
export function siteFile(file: string, siteDir: string): string {
  return holds(siteDir, file) ? relativeFile(file, siteDir) : file.split(path.sep).join("/");
}

/** Whether a file or folder is inside a folder, or is that folder; absolute paths. */
export function holds(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether a file is inside a folder, by the letters of their normalised absolute paths. */
export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
