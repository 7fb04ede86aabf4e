import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import { isFile } from "../../base/read-file.ts";
import { writeWhole } from "../../base/write-whole.ts";
import { mapOf } from "../../config/bundle-origin.ts";
import type { Config } from "../../config/schema.ts";
import { configStyles } from "../../theme/config-styles.ts";
import { ENGINE_DIR } from "../engine-files.ts";
import type { PolicySources } from "../output/csp.ts";
import { codeSources } from "../output/policy-sources.ts";
import { isInstalled } from "../own-code.ts";
import type { FirstStyles } from "../pages/first-styles.ts";
import type { Workspace } from "../workspace.ts";
import { browserFacts } from "./browser-facts.ts";
import type { ClientBundle } from "./bundle-client.ts";
import type { BundleRequest } from "./bundle-request.ts";
import type { ServerBundle } from "./bundle-server.ts";
import { prepareBundler, runBundler } from "./bundler-process.ts";
import { documentIslands } from "./document-islands.ts";
import type { ImportedDocument } from "./imported-documents.ts";
import { currentClient, hashes, isCurrent, keepBundle, readKeptBundle } from "./kept-bundle.ts";
import { hashesByPage } from "./page-hashes.ts";
import { looksPlain, noServerCode, plainClient } from "./plain-client.ts";
import { postcssSettings } from "./postcss-inputs.ts";

/** The result of bundling: the server's module, and what the browser loads. */
export interface Bundle {
  /** Changes with whatever pages with code may show, except for the code of their own documents and page modules. */
  hash: string;
  /** Page modules, relative to the site → hash of what only pages import, and this one does. */
  pages: Record<string, string>;
  /** Absolute path of the renderer's module: `{ modules, pages, documents }`. */
  server: string;
  /** Site path of the style sheet. */
  css: string;
  /** Site path of the script that every page loads. */
  script: string;
  /** Island modules (relative to the site) → site path of their script. */
  islands: Record<string, string>;
  /** Site path of the font to preload, if the style sheet has one. */
  font?: string;
  /** Styles that pages include inline, if the site is configured so. */
  first?: FirstStyles;
  /** Site path → absolute path of every file for the browser. */
  files: Record<string, string>;
  /** Documents imported by the site's code. */
  documents: ImportedDocument[];
  /** Whose documents and sidebars pages with code may show, besides what all pages do. */
  mayShow: "nothing" | "own version" | "all versions";
  /** Warnings about the site's code. */
  problems: Problem[];
  /** Sources used by components that became islands without `'use client'`. */
  policySources?: PolicySources;
}

/**
 * Bundle the site's code for the renderer and for the browser, or reuse the bundles that an earlier run made of
 * the same inputs. The bundler is only started if there is anything to bundle.
 *
 * @throws QuireError with file, line and column when a module cannot be read, parsed or resolved
 */
export async function bundleSite(
  workspace: Workspace,
  config: Config,
  { documents: computing, ...others }: BundleRequest,
): Promise<Bundle> {
  const settings = hashOf(
    // The renderer's bundle contains absolute paths, which would be wrong in a copied cache.
    workspace.siteDir,
    ENGINE_DIR,
    JSON.stringify([workspace.postcss, postcssSettings(workspace)]),
    JSON.stringify(others),
    JSON.stringify([config.css, config.inlineCss, config.markdown, config.autoIslands]),
    JSON.stringify([config.aliases, config.constants, config.staticDirs]),
    browserFacts(config, others.versions),
    configStyles(config.theme),
  );
  const key = hashOf(settings, JSON.stringify(computing.map(({ file, hash }) => [file, hash])));
  const kept = readKeptBundle(workspace);
  if (kept?.request === key && isCurrent(kept, workspace)) {
    const now = new Date();
    utimesSync(path.dirname(kept.bundle.server), now, now);
    return { ...kept.bundle, problems: await placedNow(workspace, config, kept.bundle.problems, computing) };
  }

  const begun = Date.now();
  const modules = computing.map(async ({ file, module }) => ({ file, module: await module() }));
  const request = { ...others, documents: await Promise.all(modules) };
  const plain = plainClient(config, request);
  const { server, client } = plain
    ? { server: noServerCode, client: { ...plain, key: "" } }
    : await runBundler({ workspace, config, request, settings }, kept && currentClient(kept, workspace));
  const inputs = hashes([...server.inputs, ...client.inputs], workspace.outDir, begun);
  const { shared, pages } = hashesByPage(workspace.siteDir, inputs, server, client.entries.islands);
  const hash = hashOf(settings, shared);
  const { serverFile, files } = writeBundles(workspace, hash, server, client);
  const { documents, problems } = server;
  const policySources = config.autoIslands
    ? codeSources([...ownCode(client.inputs), ...documentIslands(request.documents).values()])
    : undefined;
  const bundle: Bundle = {
    hash,
    pages,
    server: serverFile,
    files,
    documents,
    problems,
    policySources,
    mayShow: shownBy(server.code),
    ...client.entries,
  };
  const made = hashes([serverFile, ...Object.values(files)], workspace.outDir);
  keepBundle(workspace, {
    request: key,
    client: { ...client, files: client.files.map(({ name }) => name) },
    inputs,
    made,
    bundle,
  });
  return bundle;
}

/** What the code of a site may show, by the names in it that lead there. */
function shownBy(code: string): Bundle["mayShow"] {
  // The documents are a property of the versions that `useVersions` and the like return.
  if (/\.docs\b|\[["']docs["']\]|[{,]\s*docs\s*[,}]/.test(code)) return "all versions";
  const namesCards = /doc-?card/i.test(code) && /\bdocId\b/.test(code);
  return namesCards || /\b(?:useDocById|useDocsSidebar)\b/.test(code) ? "own version" : "nothing";
}

/** Warnings of kept bundles, those about documents where they are now: edits of texts move code without changing it. */
async function placedNow(
  { siteDir }: Workspace,
  config: Config,
  problems: readonly Problem[],
  documents: BundleRequest["documents"],
): Promise<Problem[]> {
  if (problems.every(({ code }) => code !== "still-component")) return [...problems];
  // Loaded here, as it brings the bundler.
  const { stillDocument } = await import("./still-components.ts");
  return Promise.all(
    problems.map(async (problem) => {
      const document =
        problem.code === "still-component" && documents.find(({ file }) => file === problem.file);
      if (!document) return problem;
      return stillDocument(siteDir, config, { ...document, module: await document.module() }) ?? problem;
    }),
  );
}

/**
 * How long in milliseconds bundles stay after they were last needed, as a build may go on with them while the
 * development server makes others.
 */
const KEPT_MS = 120_000;

/**
 * Write both bundles into the cache, and remove earlier ones.
 *
 * @returns absolute path of the renderer's, and site path → absolute path of each file for the browser
 */
function writeBundles(
  { cacheDir }: Workspace,
  hash: string,
  server: ServerBundle,
  client: ClientBundle,
): { serverFile: string; files: Record<string, string> } {
  const folder = path.join(cacheDir, "bundles", hashOf(hash, server.code));
  const files: Record<string, string> = {};
  for (const { name, content } of [...server.files, ...client.files]) {
    const file = path.join(folder, "client", name);
    writeWhole(file, content);
    files[`/${name}`] = file;
  }
  const serverFile = path.join(folder, "server.mjs");
  writeWhole(serverFile, server.code);
  if (server.map !== undefined) writeWhole(mapOf(serverFile), server.map);
  removeBefore(folder);
  return { serverFile, files };
}

/** Remove the bundles that were last needed a while before those in `folder` were made. */
function removeBefore(folder: string): void {
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const end = timeOf(folder) - KEPT_MS;
  const parent = path.dirname(folder);
  for (const name of readdirSync(parent)) {
    const other = path.join(parent, name);
    if (timeOf(other) < end) rmSync(other, { recursive: true, force: true });
  }
}

/**
 * Start a bundler ahead of time if it is known before the site is read that it will be needed: something that was
 * bundled has changed, or the site has looks of its own.
 */
export function expectBundling(workspace: Workspace, config: Config): void {
  const kept = readKeptBundle(workspace);
  if (kept ? !isCurrent(kept, workspace) : !looksPlain(config)) prepareBundler();
}

/** Absolute paths of all inputs of the bundle that an earlier run made. */
export function bundledFiles(workspace: Workspace): string[] {
  return Object.keys(readKeptBundle(workspace)?.inputs ?? {});
}

/** The code of the site's own modules among the inputs of a bundle. */
function ownCode(files: readonly string[]): string[] {
  const isOwn = (file: string) => /\.[jt]sx?$/.test(file) && !isInstalled(file) && isFile(file);
  return files.filter(isOwn).map((file) => readFileSync(file, "utf8"));
}
