import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contentHash } from "../base/content-hash.ts";
import { siteFile } from "../base/file-path.ts";
import { modulesAt } from "../base/module-endings.ts";
import { messageOf, type Problem, QuireError } from "../base/problem.ts";
import { isFile, isWrittenSince, textIfAny } from "../base/read-file.ts";
import { writeWhole } from "../base/write-whole.ts";
import type { BundledModule, StubMissing } from "./bundle-module.ts";
import { errorPlace, mapOf } from "./bundle-origin.ts";
import { cacheFolder } from "./cache-folder.ts";

/** A module of the site, loaded. */
export interface LoadedModule {
  /** Its exports; `default` is `module.exports` of a CommonJS module. */
  module: Record<string, unknown>;
  /** Hash of the code that was loaded, with all of the site that it imports. */
  hash: string;
  /** Packages that are not installed, and absolute paths of files, that were replaced by stand-ins. */
  missing: string[];
}

/** What loading a module of a site depends on. */
interface LoadModuleOptions {
  /** The site's folder, which `@site/` stands for; problems name files relative to it. */
  root: string;
  /** Replace packages that are not installed by stand-ins instead of failing; with `"files"`, also missing files. */
  stubMissing?: StubMissing;
}

/** Stored with a bundle, to tell whether it is still valid. */
interface BundleRecord {
  entry: string;
  inputs: [file: string, digest: string][];
  missing: string[];
  /** Hash of the bundle, which is also its name. */
  bundle: string;
}

/** Format version of the stored bundles and records. */
const shape = "6";

/**
 * Load a module of the site: TypeScript or JavaScript, ES or CommonJS, or JSON. The bundle is cached; as long as
 * no file of it changes, it is imported without even loading the bundler.
 *
 * @throws QuireError when the module is missing, has a syntax error or an unresolved import, or throws when it
 *   runs
 */
export async function loadModule(file: string, options: LoadModuleOptions): Promise<LoadedModule> {
  const entry = path.resolve(file);
  const text = textIfAny(entry);
  if (text === undefined) throw new QuireError(noSuchFile(entry, options.root));
  if (entry.endsWith(".json")) {
    try {
      return { module: { default: JSON.parse(text) }, hash: contentHash(text), missing: [] };
    } catch {
      // Fall through to the bundler, which reports the position of the mistake.
    }
  }
  const folder = modulesFolder(options.root);
  const recordFile = path.join(folder, `${contentHash(`${shape}\n${options.stubMissing}\n${entry}`)}.json`);
  const kept = readRecord(recordFile, folder, entry);
  if (kept) {
    try {
      return await importBundle(kept, folder, options.root);
    } catch (error) {
      // A package imported by absolute path may have moved since.
      if (!(error instanceof QuireError) || error.problems[0]?.code !== "module-import") throw error;
    }
  }
  const begun = Date.now();
  const { bundleModule } = await import("./bundle-module.ts");
  const bundle = await bundleModule(entry, {
    root: options.root,
    stubMissing: options.stubMissing ?? false,
  });
  return importBundle(keep(entry, bundle, begun, recordFile, folder), folder, options.root);
}

/** The folder for the bundles of a site's modules. */
function modulesFolder(siteDir: string): string {
  return path.join(cacheFolder(siteDir), "modules");
}

/** Absolute paths of all files that the cached modules of a site depend on. */
export function loadedFiles(siteDir: string): string[] {
  const folder = modulesFolder(siteDir);
  const records = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return records.flatMap((name) => {
    try {
      const record = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as BundleRecord;
      return record.inputs.map(([input]) => input);
    } catch {
      // A damaged record belongs to a module that is no longer loaded: otherwise it would have been rewritten.
      return [];
    }
  });
}

/** @param begun when the files of the bundle began to be read, in milliseconds since 1970 */
function keep(
  entry: string,
  bundle: BundledModule,
  begun: number,
  recordFile: string,
  folder: string,
): BundleRecord {
  // What was read of a file that was written meanwhile is unknown.
  const digestOf = (input: string) =>
    isWrittenSince(input, begun) ? `written since ${begun}` : contentHash(textIfAny(input) ?? "");
  const record: BundleRecord = {
    entry,
    inputs: bundle.inputs.map((input) => [input, digestOf(input)]),
    missing: bundle.missing,
    bundle: contentHash(bundle.code),
  };
  const file = path.join(folder, `${record.bundle}.mjs`);
  writeWhole(mapOf(file), bundle.map);
  writeWhole(file, bundle.code);
  writeWhole(recordFile, JSON.stringify(record));
  return record;
}

/** The record in `recordFile`, if it and its bundle are intact and none of the module's files has changed. */
function readRecord(recordFile: string, folder: string, entry: string): BundleRecord | undefined {
  const text = textIfAny(recordFile);
  if (text === undefined) return undefined;
  try {
    const record = JSON.parse(text) as BundleRecord;
    const current =
      contentHash(textIfAny(path.join(folder, `${record.bundle}.mjs`)) ?? "") === record.bundle &&
      record.inputs.every(([input, known]) => contentHash(textIfAny(input) ?? "") === known) &&
      record.missing.every((specifier) => !isInstalled(specifier, entry));
    return current ? record : undefined;
  } catch {
    return undefined;
  }
}

async function importBundle(record: BundleRecord, folder: string, root: string): Promise<LoadedModule> {
  const bundle = path.join(folder, `${record.bundle}.mjs`);
  try {
    const namespace = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as Record<
      string,
      unknown
    >;
    const main = namespace.default as Record<string, unknown> | undefined;
    const compiledFromEsm = main && typeof main === "object" && main.__esModule === true;
    return {
      module: compiledFromEsm ? main : { ...namespace },
      hash: record.bundle,
      missing: record.missing,
    };
  } catch (error) {
    throw new QuireError(whileRunning(error, record.entry, root));
  }
}

/** The problem behind an error thrown while the module ran, at its position in the source. */
function whileRunning(error: unknown, entry: string, root: string): Problem {
  const code = (error as NodeJS.ErrnoException | null | undefined)?.code;
  const absent = code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND";
  return {
    code: absent ? "module-import" : "module-error",
    severity: "error",
    message: `This file failed when it ran: ${messageOf(error).split("\n", 1)[0]}`,
    file: siteFile(entry, root),
    ...errorPlace(error, root),
    hint: absent
      ? "Install the missing package (`npm install`), or correct the name."
      : "Fix this code. It runs when the site is read.",
  };
}

function noSuchFile(file: string, root: string): Problem {
  return {
    code: "module-import",
    severity: "error",
    message: `There is no file \`${siteFile(file, root)}\`, or it cannot be read.`,
    hint: "Check the path, including upper and lower case.",
  };
}

function isInstalled(specifier: string, from: string): boolean {
  if (path.isAbsolute(specifier)) return [specifier, ...modulesAt(specifier)].some(isFile);
  try {
    createRequire(from).resolve(specifier);
    return true;
  } catch {
    return false;
  }
}
