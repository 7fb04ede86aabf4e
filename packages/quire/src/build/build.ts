import { QuireError } from "../base/problem.ts";
import { statOf } from "../base/read-file.ts";
import { tidyPacks } from "./cache/pack.ts";
import {
  type BuildState,
  type BuiltPage,
  readParsedSources,
  readState,
  writeParsedSources,
  writeState,
} from "./cache/state.ts";
import { lookAt } from "./cache/untouched.ts";
import { checkSite } from "./check.ts";
import { packFolder } from "./documents/documents.ts";
import { compileRemaining } from "./documents/remaining-documents.ts";
import { claimFolder } from "./lock.ts";
import { type AssembledOutput, assembleOutput, type RenderedPages } from "./output/assemble-output.ts";
import type { ExtraFile } from "./output/extra-file.ts";
import { extraFiles } from "./output/extra-files.ts";
import { stampFolders } from "./output/kept-output.ts";
import { dropStaging, isIntact, openStaging, type Staging, swapIn } from "./output/output-folder.ts";
import type { OutputFile } from "./output/output-writer.ts";
import { createPageKeys } from "./pages/page-keys.ts";
import { openPool, poolFor, renderAll, tuneCompilers, type WorkPool } from "./pages/pool.ts";
import { type BuildReport, createReport } from "./report.ts";
import { openSite, renderSetup, type SiteSession, startSession } from "./site-session.ts";
import { reportedProblems } from "./weigh-problems.ts";

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
 * Build a site: read, plan, bundle, render what changed, check, write, swap in.
 *
 * @throws QuireError with all problems of the run if one of them is an error; the output is then left as it was
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  tuneCompilers();
  const progress = options.progress ?? (() => undefined);
  const report = createReport(progress);
  report.stage("configuration");
  const opened = await openSite(options.siteDir, { configFile: options.configFile, goOn: true });
  const release = await claimFolder(opened.workspace, (pid) =>
    progress(`waiting for the build of process ${pid}`),
  );
  let pool: WorkPool | undefined;
  try {
    report.stage("look");
    const look = lookAt(opened.workspace, opened.config);
    const state = readState(opened.workspace);
    const intact = (made: { files: OutputFile[] } | undefined) =>
      made !== undefined && isIntact(state.outDir, made.files);
    // The posts that such a function chooses may depend on the day.
    const isSettled = [...opened.functions.blogs.values()].every((blog) => !blog.processPosts);
    const isValid = !opened.problems.some(({ severity }) => severity === "error");
    if (look.untouched && isSettled && isValid && (options.checkOnly || isWhole(state, intact)))
      return report.whole(0, look.untouched);

    const known = readParsedSources(opened.workspace);
    const sourcesBefore = known.size;
    // A first build has to render all pages, so the threads can start while this one reads.
    if (Object.keys(state.pages).length === 0) pool = openPool(Number.POSITIVE_INFINITY);
    const session = await startSession(opened, known, state.metas, {
      drafts: false,
      stage: report.stage,
      pool,
      reportsAll: true,
    }).catch((error) => {
      writeState(opened.workspace, state);
      throw error;
    });

    report.stage("compare");
    const { config, site, bundle, links, documents } = session;
    const keys = createPageKeys(config, site, bundle, links, documents.known);
    const changed = session.routes
      .filter((route) => {
        const key = keys(route);
        const built = state.pages[route.path];
        return key === undefined || built?.key !== key || !intact(built) || !hasAssets(built, state);
      })
      .map((route) => route.path);

    const kept = !options.checkOnly && isFamiliar(session, state, changed) ? state.kept : undefined;
    let staging: Staging | undefined;
    const rendered: RenderedPages = {};
    if (changed.length > 0) {
      report.stage("pages");
      staging = openStaging(opened.workspace, kept);
      const setup = { ...renderSetup(session), staging: staging.folder };
      pool ??= poolFor(changed.length);
      const routes = new Map(session.routes.map((route) => [route.path, route]));
      await renderAll(setup, changed, pool, (results) => {
        for (const { path: page, metas, ...built } of results) {
          Object.assign(state.metas, metas);
          rendered[page] = built;
          // Now rather than later, as this thread waits for the others.
          keys(routes.get(page)!);
        }
        progress("pages", Object.keys(rendered).length, changed.length);
      });
    }
    const pages = Object.fromEntries(
      session.routes.map((route): [string, BuiltPage] => {
        const built = rendered[route.path] ?? state.pages[route.path]!;
        return [route.path, { ...built, key: keys(route)! }];
      }),
    );

    report.stage("check");
    const failed = session.routes.filter(({ path }) => rendered[path]?.files.length === 0);
    const problems = [
      ...session.problems,
      ...Object.values(pages).flatMap((page) => page.problems),
      ...(await compileRemaining(failed, documents)),
      ...checkSite(session, pages),
    ];
    const found = reportedProblems(problems, session.config);
    if (found.some((problem) => problem.severity === "error")) {
      // Compiled documents stay valid whatever else is wrong, so the next build need not compile them again.
      if (changed.length > 0) writeState(opened.workspace, state);
      throw new QuireError(found);
    }
    const { files: extras, problems: limits } = extraFiles(session, pages, state, pool);
    found.push(...limits);
    if (options.checkOnly) return report.whole(changed.length, report.summary(session, rendered, found));

    const isCurrent = ({ name, key }: ExtraFile) =>
      state.others[name]?.key === key && intact(state.others[name]);
    const fresh = new Set(extras.filter((extra) => !isCurrent(extra)));
    const before = Object.keys(state.pages).length + Object.keys(state.others).length;
    const isSame = changed.length + fresh.size === 0 && before === session.routes.length + extras.length;
    let { others } = state;
    if (!isSame) {
      report.stage("write");
      staging ??= openStaging(opened.workspace, kept);
      for (const { begin } of fresh) begin?.();
      await forThreads();
      writeParsedSources(opened.workspace, known);
      const made = await assembleOutput(state, staging, { pages, rendered, extras, fresh });
      others = made.others;
      void pool?.close();
      await forThreads();
      look.forget();
      swapIn(opened.workspace);
      keepState(session, state, pages, made);
    } else if (sourcesBefore !== known.size) writeParsedSources(opened.workspace, known);
    const summary = report.summary(session, pages, found, others);
    look.keep(session, pages, summary);
    return report.whole(changed.length, summary);
  } finally {
    await pool?.close();
    dropStaging(opened.workspace);
    release();
  }
}

/** Let other threads get their messages before this one goes on. */
const forThreads = () => new Promise(setImmediate);

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

/**
 * Save the state for the next build, without entries for what is no longer part of the site.
 *
 * @param before the state before this build
 */
function keepState(
  { workspace, tree }: SiteSession,
  before: BuildState,
  pages: BuildState["pages"],
  { others, names, written, gone }: AssembledOutput,
): void {
  const metas = Object.fromEntries(Object.entries(before.metas).filter(([file]) => tree.sources.has(file)));
  tidyPacks(
    packFolder(workspace),
    Object.values(metas).flatMap(({ location, terms }) => (terms ? [location, terms] : [location])),
  );
  const { outDir } = workspace;
  writeState(workspace, {
    outDir,
    pages,
    others,
    metas,
    folders: stampFolders(outDir, names),
    kept: { folders: before.folders, replaced: [...gone, ...written.map(({ name }) => name)] },
  });
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
 * Whether the further files that a page needs are still there, with the sizes that they had: resized images may have
 * been removed from the cache, or damaged there.
 */
function hasAssets({ assets }: BuiltPage, { others }: BuildState): boolean {
  return Object.entries(assets).every(([sitePath, file]) => {
    const size = statOf(file)?.size;
    return size !== undefined && size === others[sitePath.slice(1)]?.files[0]?.size;
  });
}
