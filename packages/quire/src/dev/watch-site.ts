import path from "node:path";
import { isBelow } from "../base/file-path.ts";
import { showsHistory } from "../build/cache/untouched.ts";
import { previousFolder, stagingFolder } from "../build/output/output-folder.ts";
import { historyLog } from "../build/read/last-updates.ts";
import { namedInputs } from "../build/read/named-inputs.ts";
import type { SiteSession } from "../build/site-session.ts";
import { STATE_FOLDER } from "../config/cache-folder.ts";
import type { DevSite } from "./dev-site.ts";
import { createWatcher } from "./watcher.ts";

/** Changes within this time, in milliseconds, are processed together. */
const SETTLE_MS = 12;

/**
 * Load a site and watch everything it is read from, also while it is loaded: its folder, what its settings name
 * elsewhere now or later, and the history of its repository if pages show their last update.
 *
 * @param changed called with the absolute paths of changed files; not called again until it has finished
 * @returns resolves when the site has been loaded
 */
export async function watchSite(
  siteDir: string,
  site: DevSite,
  changed: (files: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let elsewhere: string[] = [];
  let history: string | undefined;
  const processPending = async () => {
    const files = pending;
    pending = new Set();
    // What was written while an earlier change was processed is one change.
    if (files.size > 0) await changed(files);
    follow();
  };
  const settle = () => {
    running = running.then(processPending);
  };
  const watch = createWatcher(
    (file) => file !== history && isOwn(file, siteDir, site),
    (file) => {
      pending.add(file);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    },
  );
  const follow = () => [siteDir, ...elsewhere, ...(history === undefined ? [] : [history])].forEach(watch);
  site.opened = (config) => {
    elsewhere = inputsElsewhere(siteDir, config);
    // Looked up once, as Git takes some milliseconds.
    if (showsHistory(config)) history ??= historyLog(siteDir);
    follow();
  };
  follow();
  let running = site.load().then(follow);
  await running;
}

/** Absolute paths of the files and folders outside the site's folder that it is read from. */
function inputsElsewhere(siteDir: string, config: SiteSession["config"]): string[] {
  const named = new Set(namedInputs(siteDir, config));
  const outside = [...named].filter((root) => root !== siteDir && !isBelow(siteDir, root));
  return outside.filter((root) => !outside.some((other) => isBelow(other, root)) && !isBelow(root, siteDir));
}

/** Whether a change was made by the engine or a tool, not the author. */
function isOwn(file: string, siteDir: string, { session }: DevSite): boolean {
  const parts = path.relative(siteDir, file).split(path.sep);
  if (parts.some((part) => part === "node_modules" || part === ".git" || part === STATE_FOLDER)) return true;
  if (/(~|\.swp|\.tmp|4913)$/.test(file)) return true;
  if (!session) return false;
  const { workspace } = session;
  const own = [workspace.outDir, stagingFolder(workspace), previousFolder(workspace)];
  return own.some((folder) => file === folder || isBelow(folder, file));
}
