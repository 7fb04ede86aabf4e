import path from "node:path";
import { previousFolder, stagingFolder } from "../build/output-folder.ts";
import type { DevSite } from "./dev-site.ts";
import { createWatcher } from "./watcher.ts";

/** Changes that come within this time are taken in together, in milliseconds. */
const SETTLE = 12;

/**
 * Watch all that a site is read from: its folder, and folders elsewhere that its settings name, also those that they
 * come to name later.
 *
 * @param changed called with the absolute paths of files that changed; not again before it is done
 */
export function watchSite(
  siteDir: string,
  site: DevSite,
  changed: (files: ReadonlySet<string>) => Promise<void>,
): void {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const settle = () => {
    const files = pending;
    pending = new Set();
    running = running.then(() => changed(files)).then(follow);
  };
  const watch = createWatcher(
    (file) => isOwn(file, siteDir, site),
    (file) => {
      pending.add(file);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE);
    },
  );
  const follow = () => [siteDir, ...foldersElsewhere(siteDir, site)].forEach(watch);
  follow();
}

/** Folders outside the site's own that it is read from; absolute paths. */
function foldersElsewhere(siteDir: string, { session }: DevSite): string[] {
  if (!session) return [];
  const { config } = session;
  const named = [
    ...config.docs.map(({ path: folder }) => folder),
    ...config.blog.map(({ path: folder }) => folder),
    ...(config.pages ? [config.pages] : []),
    ...config.staticDirs,
    ...config.data.flatMap(({ inputs }) => inputs),
  ].map((name) => path.resolve(siteDir, name));
  const outside = [...new Set(named)].filter((root) => root !== siteDir && !isBelow(siteDir, root));
  return outside.filter((root) => !outside.some((other) => isBelow(other, root)) && !isBelow(root, siteDir));
}

/** Whether a change is the engine's or a tool's own, not the author's. */
function isOwn(file: string, siteDir: string, { session }: DevSite): boolean {
  const parts = path.relative(siteDir, file).split(path.sep);
  if (parts.some((part) => part === "node_modules" || part === ".git" || part === ".quire")) return true;
  if (/(~|\.swp|\.tmp|4913)$/.test(file)) return true;
  if (!session) return false;
  const { workspace } = session;
  const own = [workspace.outDir, stagingFolder(workspace), previousFolder(workspace)];
  return own.some((folder) => file === folder || isBelow(folder, file));
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
