import { existsSync, type FSWatcher, readdirSync, realpathSync, watch } from "node:fs";
import path from "node:path";
import { statOf } from "../read-file.ts";

/**
 * Whether the system watches a folder with all that is in it. For others Node would watch every file by itself: it
 * hears no more of one that was put in the place of another, as many editors and Git write, and a system watches only
 * so many.
 */
const isWhole = process.platform === "darwin" || process.platform === "win32";

/**
 * Watches folders with all that is in them.
 *
 * @param passes whether a file or folder is of no interest; absolute path
 * @param changed called with the absolute path of what was written, came or went
 * @returns begins to watch a folder or file; does nothing for one that is watched already, or is not there
 */
export function createWatcher(
  passes: (file: string) => boolean,
  changed: (file: string) => void,
): (root: string) => void {
  const watched = new Map<string, { watcher: FSWatcher; place: string }>();
  /** Where links lead: they may lead again to a folder that is watched. */
  const places = new Set<string>();
  let failed = false;

  const add = (file: string) => {
    const stat = statOf(file);
    if (!stat || watched.has(file)) return;
    try {
      const place = realpathSync(file);
      if (places.has(place)) return;
      const isFolder = stat.isDirectory();
      const watcher = watch(file, { recursive: isWhole && isFolder }, (_event, name) =>
        heard(file, isFolder && name !== null ? path.join(file, name) : file),
      );
      // A folder that is taken away while it is looked at is one more change, which is heard of by itself.
      watcher.on("error", () => drop(file));
      watched.set(file, { watcher, place });
      places.add(place);
      if (isFolder && !isWhole) addWithin(file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || failed) return;
      failed = true;
      process.stderr.write(`Changes in ${file} are not noticed: ${message}\n`);
    }
  };

  const addWithin = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inner = path.join(folder, entry.name);
      if ((entry.isDirectory() || entry.isSymbolicLink()) && !passes(inner)) add(inner);
    }
  };

  const drop = (file: string) => {
    for (const [known, { watcher, place }] of watched) {
      if (known !== file && !known.startsWith(file + path.sep)) continue;
      watcher.close();
      watched.delete(known);
      places.delete(place);
    }
  };

  const heard = (root: string, file: string) => {
    if (!existsSync(root)) drop(root);
    if (passes(file)) return;
    if (!isWhole) {
      const wasWatched = watched.has(file);
      // Another may stand in its place now.
      drop(file);
      if (wasWatched || statOf(file)?.isDirectory()) add(file);
    }
    changed(file);
  };
  return add;
}
