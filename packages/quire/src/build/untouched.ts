import { readdirSync, rmSync, type Stats } from "node:fs";
import path from "node:path";
import { loadedFiles } from "../config/load-module.ts";
import type { Config } from "../config/schema.ts";
import { statOf } from "../read-file.ts";
import { bundledFiles } from "./bundle.ts";
import { readEntry, writeEntry } from "./cache.ts";
import { ENGINE_DIR } from "./compatible.ts";
import { previousFolder, stagingFolder } from "./output-folder.ts";
import type { BuildReport } from "./report.ts";
import type { SiteSession } from "./site-session.ts";
import type { BuildState } from "./state.ts";
import { engineHash, hashOf, type Workspace } from "./workspace.ts";

/** What a build says of the site it made, whatever it had to do for it. */
export type SiteSummary = Omit<BuildReport, "drawn" | "seconds" | "total">;

/** What a finished build leaves, for the next to tell whether anything was touched since. */
interface Finished {
  key: string;
  /** Absolute paths of files that the site is made from and that do not stand in its folder. */
  elsewhere: string[];
  summary: SiteSummary;
}

/** A look at a site before anything of it is read. */
export interface SiteLook {
  /** What the last build said of the site, where nothing that it was made from was touched since. */
  untouched: SiteSummary | undefined;
  /** Forget what the last build said, as its output is about to be replaced. */
  forget(): void;
  /** Keep what this build says of the site, once it is finished. */
  keep(session: SiteSession, pages: BuildState["pages"], summary: SiteSummary): void;
}

/**
 * Milliseconds for which a file that was just written can be written again without its times showing it, as clocks of
 * file systems are coarse; Git calls such a file racy, and does not rely on its times either.
 */
const RACY = 1_000;

/** Files beyond which a folder is more than a site, and looking at it takes longer than it may save. */
const MOST_FILES = 50_000;

/** What package managers write anew whenever something in `node_modules` changes. */
const INSTALLED = [".package-lock.json", ".yarn-integrity", ".modules.yaml"];

/**
 * Look at names, sizes, times and inodes of all files a site is made from: where none was touched since the last
 * build, the site need not be read. Times of change cannot be set by hand, so a file that looks the same is the same.
 *
 * Of a site that is made from more than files (the history in Git), from folders elsewhere, or through linked
 * folders, it is never said that nothing was touched.
 */
export function lookAt(workspace: Workspace, config: Config): SiteLook {
  const begun = Date.now();
  const settings = JSON.stringify(config);
  const inside = isSelfContained(workspace, config) ? footprintOf(filesInside(workspace), begun) : undefined;
  const keyWith = (elsewhere: readonly string[]): string | undefined => {
    const outside = footprintOf(elsewhere, begun);
    return inside && outside && hashOf(engineHash(), settings, inside, outside);
  };
  const record = path.join(workspace.cacheDir, "finished.json");
  let last = inside === undefined ? undefined : readEntry<Finished>(record);
  return {
    untouched: last && last.key === keyWith(last.elsewhere) ? last.summary : undefined,
    forget() {
      rmSync(record, { force: true });
      last = undefined;
    },
    keep(session, pages, summary) {
      const elsewhere = filesElsewhere(session, pages);
      const key = elsewhere && keyWith(elsewhere);
      if (key && key !== last?.key) writeEntry(record, { key, elsewhere, summary } satisfies Finished);
    },
  };
}

/**
 * Whether what the settings name to be read stands in the site's folder and in no package of it, and no page shows what
 * only Git knows.
 */
function isSelfContained({ siteDir }: Workspace, config: Config): boolean {
  const { docs, blog, data, search } = config;
  const showsHistory = docs.some((each) => each.showLastUpdateTime || each.showLastUpdateAuthor);
  const read = [
    ...docs.flatMap(({ path: folder, sidebarPath }) => [folder, sidebarPath || "."]),
    ...blog.flatMap(({ path: folder, authors }) => [folder, path.join(folder, authors)]),
    ...data.flatMap(({ inputs }) => inputs),
    ...config.staticDirs,
    config.pages || ".",
    (search ? search.synonyms : undefined) ?? ".",
  ];
  const isInside = (name: string) => {
    const full = path.resolve(siteDir, name);
    return full === siteDir || (isBelow(siteDir, full) && !isInstalled(full));
  };
  return !showsHistory && read.every(isInside);
}

/**
 * Every file below the site's folder but what builds and package managers write; undefined where a folder is a link or
 * cannot be read, or where they are too many.
 */
function filesInside({ siteDir, stateDir, ...workspace }: Workspace): string[] | undefined {
  const skipped = [stateDir, workspace.outDir, stagingFolder(workspace), previousFolder(workspace)];
  const files: string[] = [];
  const folders = [siteDir];
  try {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const full = path.join(folder, entry.name);
        if (entry.name === "node_modules" || entry.name === ".git" || skipped.includes(full)) continue;
        if (entry.isDirectory()) folders.push(full);
        else if (entry.isSymbolicLink() && statOf(full)?.isDirectory()) return undefined;
        else files.push(full);
      }
      if (files.length > MOST_FILES) return undefined;
    }
  } catch {
    // The build says what cannot be read.
    return undefined;
  }
  return files.sort();
}

/** The files elsewhere that a finished build was made from; undefined where it was made from folders elsewhere. */
function filesElsewhere(
  { workspace, tree, documents }: SiteSession,
  pages: BuildState["pages"],
): string[] | undefined {
  const { siteDir, cacheDir } = workspace;
  const folders = [
    ...[...tree.sources.keys()].map((file) => path.join(siteDir, file)),
    ...tree.staticFiles.values(),
  ];
  if (!folders.every((file) => isBelow(siteDir, file))) return undefined;
  const used = new Set([
    ...loadedFiles(cacheDir),
    ...bundledFiles(workspace),
    ...documents.included().map((file) => path.join(siteDir, file)),
    ...Object.values(pages).flatMap(({ assets }) => Object.values(assets)),
  ]);
  const isElsewhere = (file: string) =>
    !isBelow(ENGINE_DIR, file) && !isBelow(cacheDir, file) && (!isBelow(siteDir, file) || isInstalled(file));
  return [...[...used].filter(isElsewhere).sort(), ...installed(siteDir)];
}

/** Whether it stands among packages, which are not looked through. */
function isInstalled(file: string): boolean {
  return file.split(path.sep).includes("node_modules");
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** Where package managers say what is installed for the site. */
function installed(siteDir: string): string[] {
  const parent = path.dirname(siteDir);
  const here = INSTALLED.map((name) => path.join(siteDir, "node_modules", name));
  return parent === siteDir ? here : [...here, ...installed(parent)];
}

/** Names, sizes, times and inodes as one hash; undefined where a file was touched so lately that its times may lie. */
function footprintOf(files: readonly string[] | undefined, begun: number): string | undefined {
  if (!files) return undefined;
  const parts: string[] = [];
  for (const file of files) {
    const stat: Stats | undefined = statOf(file);
    if (stat && stat.ctimeMs > begun - RACY) return undefined;
    parts.push(stat ? `${file} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : `${file} -`);
  }
  return hashOf(...parts);
}
