import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import { isBelow } from "../../base/file-path.ts";
import { isFolder, statOf } from "../../base/read-file.ts";
import { loadedFiles } from "../../config/load-module.ts";
import type { Config } from "../../config/schema.ts";
import { bundledFiles } from "../bundle/bundle.ts";
import { ENGINE_DIR } from "../engine-files.ts";
import { previousFolder, stagingFolder } from "../output/output-folder.ts";
import { isOfSite } from "../own-code.ts";
import { changesTexts } from "../read/document-functions.ts";
import { fileStamp } from "../read/file-stamp.ts";
import { historyState } from "../read/last-updates.ts";
import { namedInputs } from "../read/named-inputs.ts";
import type { SiteSummary } from "../report.ts";
import type { SiteSession } from "../site-session.ts";
import type { Workspace } from "../workspace.ts";
import { readEntry, writeEntry } from "./cache.ts";
import type { BuildState } from "./state.ts";

/** Saved by a finished build, to tell whether any file has been touched since. */
interface Finished {
  key: string;
  /** Absolute paths of files the site depends on outside its folder. */
  elsewhere: string[];
  summary: SiteSummary;
}

/** Result of looking at a site before reading any of it. */
export interface SiteLook {
  /** Summary of the last build, if no file that the site depends on has been touched since. */
  untouched: SiteSummary | undefined;
  /** Discard the saved summary, as the output is about to be replaced. */
  forget(): void;
  /** Save the summary of this build when it is finished. */
  keep(session: SiteSession, pages: BuildState["pages"], summary: SiteSummary): void;
}

/**
 * With more files than this, the folder contains more than a site, and looking at it takes longer than it may
 * save.
 */
const MAX_FILES = 50_000;

/** Files that package managers rewrite whenever something in `node_modules` changes. */
const INSTALLED = [".package-lock.json", ".yarn-integrity", ".modules.yaml"];

/**
 * Look at names, sizes, timestamps and inodes of all files a site depends on: if none has been touched since the
 * last build, the site need not be read. As change times cannot be forged, a file that looks the same is the
 * same. If pages show Git history, the commit counts as well.
 *
 * Sites that depend on folders elsewhere or on linked folders never count as untouched.
 */
export function lookAt(workspace: Workspace, config: Config): SiteLook {
  const begun = Date.now();
  const settings = JSON.stringify(config);
  const history = showsHistory(config) ? historyState(workspace.siteDir) : "";
  const inside = isSelfContained(workspace, config) ? footprintOf(filesInside(workspace), begun) : undefined;
  const keyWith = (elsewhere: readonly string[]): string | undefined => {
    const outside = footprintOf(elsewhere, begun);
    return inside && outside && hashOf(settings, history, inside, outside);
  };
  const record = path.join(workspace.cacheDir, "finished.json");
  const last = inside === undefined ? undefined : readEntry<Finished>(record);
  return {
    untouched: last && last.key === keyWith(last.elsewhere) ? last.summary : undefined,
    forget() {
      rmSync(record, { force: true });
    },
    keep(session, pages, summary) {
      const elsewhere = filesElsewhere(session, pages);
      const key = elsewhere && keyWith(elsewhere);
      if (key) writeEntry(record, { key, elsewhere, summary } satisfies Finished);
    },
  };
}

export function showsHistory({ docs }: Config): boolean {
  return docs.some((each) => each.showLastUpdateTime || each.showLastUpdateAuthor);
}

/** Whether all paths in the settings are in the site's folder and outside of packages. */
function isSelfContained(workspace: Workspace, config: Config): boolean {
  const { siteDir } = workspace;
  const isInside = (file: string) => file === siteDir || isOfSite(siteDir, file);
  return !changesTexts(workspace) && namedInputs(siteDir, config).every(isInside);
}

/**
 * All files in the site's folder except those of builds and package managers; undefined if there are links to
 * folders, unreadable folders or too many files.
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
        else if (entry.isSymbolicLink() && isFolder(full)) return undefined;
        else files.push(full);
      }
      if (files.length > MAX_FILES) return undefined;
    }
  } catch {
    // The build itself reports what cannot be read.
    return undefined;
  }
  return files.sort();
}

/**
 * Files outside the site's folder that a finished build depended on; undefined if it depended on whole folders
 * there.
 */
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
    ...loadedFiles(siteDir),
    ...bundledFiles(workspace),
    ...documents.included().map((file) => path.join(siteDir, file)),
    ...Object.values(pages).flatMap(({ assets }) => Object.values(assets)),
  ]);
  const isElsewhere = (file: string) =>
    !isBelow(ENGINE_DIR, file) && !isBelow(cacheDir, file) && !isOfSite(siteDir, file);
  return [...[...used].filter(isElsewhere).sort(), ...installed(siteDir)];
}

/** Files in which package managers record what is installed for the site. */
function installed(siteDir: string): string[] {
  const parent = path.dirname(siteDir);
  const here = INSTALLED.map((name) => path.join(siteDir, "node_modules", name));
  return parent === siteDir ? here : [...here, ...installed(parent)];
}

/**
 * One hash for names, sizes, timestamps and inodes; undefined if a file was touched too recently for its
 * timestamps to be trusted.
 */
function footprintOf(files: readonly string[] | undefined, begun: number): string | undefined {
  if (!files) return undefined;
  const parts: string[] = [];
  for (const file of files) {
    const stat = statOf(file);
    const stamp = stat ? fileStamp(stat, begun) : "-";
    if (stamp === undefined) return undefined;
    parts.push(`${file} ${stamp}`);
  }
  return hashOf(...parts);
}
