import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Problem, QuireError, sortProblems } from "../problem.ts";
import type { Source } from "../site/model.ts";
import { checkLinks, oncePerComponent, oncePerFailure, weighProblems } from "./check.ts";
import type { DocumentMeta } from "./document-meta.ts";
import { packFolder } from "./documents.ts";
import type { ExtraFile } from "./extra-file.ts";
import { extraFiles } from "./extra-files.ts";
import { stampFolders } from "./kept-output.ts";
import { claimFolder } from "./lock.ts";
import { dropStaging, isIntact, openStaging, type Staging, swapIn } from "./output-folder.ts";
import { createOutputWriter, type OutputFile, type OutputWriter } from "./output-writer.ts";
import { tidyPacks } from "./pack.ts";
import { createPageKeys } from "./page-keys.ts";
import { drawAll, openPool, optimizeLate, type WorkPool } from "./pool.ts";
import { type BuildReport, createReport } from "./report.ts";
import { openSite, type SiteSession, startSession } from "./site-session.ts";
import {
  type BuildState,
  type BuiltFile,
  type BuiltPage,
  readParsedSources,
  readState,
  writeParsedSources,
  writeState,
} from "./state.ts";
import { lookAt } from "./untouched.ts";
import { engineHash } from "./workspace.ts";

/** Which site to build, and how. */
export interface BuildOptions {
  siteDir: string;
  configFile?: string;
  /** Only report problems; write nothing. */
  checkOnly?: boolean;
  /** Called when a stage begins and when pages are finished. */
  progress?: (stage: string, done?: number, total?: number) => void;
}

/**
 * Build a site: read, plan, bundle, draw what changed, check, write, swap in.
 *
 * @throws QuireError with all problems of the run if one of them is an error; the output is then left as it was
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  optimizeLate();
  const progress = options.progress ?? (() => undefined);
  const report = createReport(progress);
  report.stage("configuration");
  const opened = await openSite(options.siteDir, options.configFile);
  const release = await claimFolder(opened.workspace, (pid) =>
    progress(`waiting for the build of process ${pid}`),
  );
  let pool: WorkPool | undefined;
  try {
    report.stage("look");
    const look = lookAt(opened.workspace, opened.config);
    const state = readState(opened.workspace, engineHash());
    const intact = (made: { files: OutputFile[] } | undefined) =>
      made !== undefined && isIntact(state.outDir, made.files, state.finished);
    if (look.untouched && (options.checkOnly || isWhole(state, intact)))
      return report.whole(0, look.untouched);

    const known = readParsedSources(opened.workspace, engineHash());
    const sourcesBefore = known.size;
    // A first build has to draw all pages, so the threads can start while this one reads.
    if (Object.keys(state.pages).length === 0) pool = openPool(Number.POSITIVE_INFINITY);
    const session = await startSession(opened, known, state.metas, {
      drafts: false,
      stage: report.stage,
      pool,
    });

    report.stage("compare");
    const metaOf = (source: Source) => knownMeta(session, state.metas, source);
    const keys = createPageKeys(session.config, session.site, session.bundle, session.links, metaOf);
    const changed = session.routes
      .filter((route) => {
        const key = keys(route);
        const built = state.pages[route.path];
        return key === undefined || built?.key !== key || !intact(built) || !hasAssets(built);
      })
      .map((route) => route.path);

    const kept = !options.checkOnly && isFamiliar(session, state, changed) ? state.kept : undefined;
    let staging: Staging | undefined;
    const drawn: BuildState["pages"] = {};
    if (changed.length > 0) {
      report.stage("pages");
      staging = openStaging(opened.workspace, kept);
      const setup = { ...renderSetup(session), staging: staging.folder };
      const results = await drawAll(setup, changed, pool, (done) => progress("pages", done, changed.length));
      pool = undefined;
      for (const { path: page, metas, ...built } of results) {
        Object.assign(state.metas, metas);
        drawn[page] = { key: "", ...built };
      }
    }
    const pages = Object.fromEntries(
      session.routes.map((route): [string, BuiltPage] => {
        const built = drawn[route.path] ?? state.pages[route.path]!;
        return [route.path, { ...built, key: keys(route)! }];
      }),
    );

    report.stage("check");
    const problems = [...session.problems, ...Object.values(pages).flatMap((page) => page.problems ?? [])];
    const text = readFileSync(path.join(opened.workspace.siteDir, session.configFile), "utf8");
    const written = { file: session.configFile, text, baseUrl: session.config.baseUrl };
    problems.push(...checkLinks(session.routes, session.links, metaOf, pages, written));
    const found = oncePerFailure(oncePerComponent(uniqueProblems(weighProblems(problems, session.config))));
    if (found.some((problem) => problem.severity === "error")) {
      // Compiled documents stay valid whatever else is wrong, so the next build need not compile them again.
      if (changed.length > 0) writeState(opened.workspace, engineHash(), state);
      throw new QuireError(found);
    }
    const { files: extras, problems: limits } = extraFiles(session, pages);
    found.push(...limits);
    if (options.checkOnly) return report.whole(changed.length, report.summary(session, drawn, found));

    const isCurrent = ({ name, key }: ExtraFile) =>
      state.others[name]?.key === key && intact(state.others[name]);
    const fresh = new Set(extras.filter((extra) => !isCurrent(extra)));
    const before = Object.keys(state.pages).length + Object.keys(state.others).length;
    const isSame = changed.length + fresh.size === 0 && before === session.routes.length + extras.length;
    let { others } = state;
    if (!isSame) {
      report.stage("write");
      staging ??= openStaging(opened.workspace, kept);
      const taken: Taken = { from: state.outDir, staging, writer: createOutputWriter(staging.folder) };
      for (const [page, { files }] of Object.entries(pages)) if (!drawn[page]) takeOver(files, taken);
      const writing = writeExtras(extras, fresh, state, taken);
      // If saving fails, too, that is what is reported.
      writing.catch(() => undefined);
      writeParsedSources(opened.workspace, engineHash(), known);
      others = await writing;
      const names = namesOf({ pages, others });
      const gone = [...namesOf(state)].filter((name) => !names.has(name));
      staging.remove(gone);
      look.forget();
      swapIn(opened.workspace);
      const written = [...Object.values(drawn), ...[...fresh].map(({ name }) => others[name]!)];
      const replaced = [...gone, ...written.flatMap(({ files }) => files.map(({ name }) => name))];
      const before = { folders: state.folders, replaced };
      const folders = stampFolders(state.outDir, names);
      keepState(session, { ...state, pages, others, folders, kept: before }, written);
    }
    if (isSame && sourcesBefore !== known.size) writeParsedSources(opened.workspace, engineHash(), known);
    const summary = report.summary(session, pages, found, others);
    look.keep(session, pages, summary);
    return report.whole(changed.length, summary);
  } finally {
    await pool?.close();
    dropStaging(opened.workspace);
    release();
  }
}

/** Where files of the current output are taken over from and to. */
interface Taken {
  from: string;
  staging: Staging;
  writer: OutputWriter;
}

/** Link files of the current output into the next one, unless they are there. */
function takeOver(files: readonly OutputFile[], { from, staging, writer }: Taken): void {
  for (const { name } of files) if (!staging.holds(name)) writer.link(name, path.join(from, name));
}

/**
 * Whether the next output has no page or static file that the current one lacks. Otherwise, one of them may need a
 * folder where the kept output has a file.
 */
function isFamiliar({ routes, tree }: SiteSession, state: BuildState, changed: readonly string[]): boolean {
  return (
    changed.length < routes.length &&
    routes.every((route) => state.pages[route.path]) &&
    [...tree.staticFiles.keys()].every((sitePath) => state.others[sitePath.slice(1)])
  );
}

/** Write the files that belong to no page, or take them over from the current output unless they are `fresh`. */
async function writeExtras(
  extras: readonly ExtraFile[],
  fresh: ReadonlySet<ExtraFile>,
  { others }: BuildState,
  taken: Taken,
): Promise<BuildState["others"]> {
  const begun: Promise<[string, BuiltFile]>[] = [];
  for (const extra of extras) {
    begun.push(writeExtra(extra, fresh.has(extra), others, taken));
    // Lets the search index be compressed in other threads while this one writes the next files.
    if (fresh.has(extra)) await new Promise(setImmediate);
  }
  await Promise.allSettled(begun);
  return Object.fromEntries(await Promise.all(begun));
}

async function writeExtra(
  { name, key, write }: ExtraFile,
  isFresh: boolean,
  others: BuildState["others"],
  taken: Taken,
): Promise<[string, BuiltFile]> {
  if (isFresh) return [name, { key, files: await write(taken.writer) }];
  const known = others[name]!;
  takeOver(known.files, taken);
  return [name, known];
}

/** Names of all files in an output. */
function namesOf({ pages, others }: Pick<BuildState, "pages" | "others">): Set<string> {
  const made = [...Object.values(pages), ...Object.values(others)];
  return new Set(made.flatMap(({ files }) => files.map(({ name }) => name)));
}

/**
 * Save the state for the next build, without entries for what is no longer part of the site.
 *
 * @param written the files of the output that are new
 */
function keepState(
  { workspace, tree }: SiteSession,
  state: BuildState,
  written: readonly { files: OutputFile[] }[],
): void {
  const metas = Object.fromEntries(Object.entries(state.metas).filter(([file]) => tree.sources.has(file)));
  tidyPacks(
    packFolder(workspace),
    Object.values(metas).flatMap(({ location, terms }) => (terms ? [location, terms] : [location])),
  );
  const { outDir } = workspace;
  const finished = Math.max(state.finished, newestTime(outDir, written));
  writeState(workspace, engineHash(), { ...state, finished, outDir, metas });
}

/** Whether the files of the last build are all in the output, and there are any. */
function isWhole(
  { pages, others }: BuildState,
  intact: (made: { files: OutputFile[] } | undefined) => boolean,
): boolean {
  const made = [...Object.values(pages), ...Object.values(others)];
  return made.length > 0 && made.every(intact);
}

/**
 * Whether the further files that a page needs still exist; resized images may have been removed from the cache.
 */
function hasAssets({ assets }: BuiltPage): boolean {
  return Object.values(assets).every((file) => existsSync(file));
}

function knownMeta(
  session: SiteSession,
  metas: Record<string, DocumentMeta>,
  source: Source,
): DocumentMeta | undefined {
  const meta = metas[source.file];
  return meta?.key === session.documents.keyOf(source) ? meta : undefined;
}

function renderSetup({ workspace, config, site, bundle, tree, metas }: SiteSession) {
  return { workspace, config, site, bundle, staticFiles: tree.staticFiles, metas };
}

/** Modification time of the newest file, in milliseconds since 1970. */
function newestTime(outDir: string, built: readonly { files: OutputFile[] }[]): number {
  let newest = 0;
  for (const { files } of built) {
    for (const { name } of files) newest = Math.max(newest, statSync(path.join(outDir, name)).mtimeMs);
  }
  return newest;
}

function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return sortProblems([...seen.values()]);
}
