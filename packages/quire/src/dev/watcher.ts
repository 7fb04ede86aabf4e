import { existsSync, type FSWatcher, readdirSync, realpathSync, watch } from "node:fs";
import path from "node:path";
import { isBelow } from "../base/file-path.ts";
import { isFolder, statOf } from "../base/read-file.ts";

/**
 * Whether the system can watch folders recursively. On others, Node would watch every file individually: it loses
 * track of files that are replaced, as many editors and Git do, and the number of watches is limited.
 */
const isWhole = process.platform === "darwin" || process.platform === "win32";

/**
 * Create a watcher for folders with all their contents.
 *
 * @param passes whether to ignore a file or folder, given by absolute path
 * @param changed called with the absolute path of what was written, created or deleted
 * @returns a function that starts watching a folder or file; does nothing if that is watched already or does not
 *   exist
 */
export function createWatcher(
  passes: (file: string) => boolean,
  changed: (file: string) => void,
): (root: string) => void {
  const watched = new Map<string, { watcher: FSWatcher; place: string }>();
  /** Targets of links, which may lead to a folder that is watched already. */
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
      // Deletion of a folder while it is being read is reported as another change.
      watcher.on("error", () => drop(file));
      watched.set(file, { watcher, place });
      places.add(place);
      if (isFolder && !isWhole) addWithin(file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || failed) return;
      failed = true;
      process.stderr.write(`Changes in ${file} cannot be watched: ${message}\n`);
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
      if (known !== file && !isBelow(file, known)) continue;
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
      // It may have been replaced by another one.
      drop(file);
      if (wasWatched || isFolder(file)) add(file);
    }
    changed(file);
  };
  return add;
}
