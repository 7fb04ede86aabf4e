import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf, type Problem, QuireError } from "../problem.ts";
import { readText } from "../read-file.ts";
import type { Bundle } from "./bundle-module.ts";
import { errorPlace, mapOf } from "./bundle-origin.ts";
import { siteFile } from "./module-errors.ts";

/** A module of the site, loaded. */
export interface LoadedModule {
  /** Its exports; a CommonJS module's `module.exports` is `default`. */
  module: Record<string, unknown>;
  /** Absolute paths of everything of the site it was made from. */
  files: string[];
  /** Packages that are not installed, and stand-ins were put in the place of. */
  missing: string[];
}

export interface LoadModuleOptions {
  /** Where bundles are kept; may be deleted at any time. */
  cacheDir: string;
  /** The site's folder: problems name files relative to it, and `@site/` stands for it. */
  root: string;
  /** Replace packages that are not installed by stand-ins instead of failing. */
  stubMissing?: boolean;
}

/** What is kept beside a bundle, to tell whether it still holds. */
interface BundleRecord {
  entry: string;
  inputs: [file: string, digest: string][];
  missing: string[];
  /** Digest of the bundle, which is also its name. */
  bundle: string;
}

/** Changes whenever the bundles this module writes change their shape. */
const shape = "2";

/**
 * Load a module of the site, in TypeScript or JavaScript, ES or CommonJS, or JSON. It is bundled once; as
 * long as no file of it changes, the kept bundle is imported and the bundler is not even loaded.
 *
 * @throws QuireError when it is missing, cannot be parsed, imports what does not exist, or fails when it runs
 */
export async function loadModule(file: string, options: LoadModuleOptions): Promise<LoadedModule> {
  const entry = path.resolve(file);
  const text = textOf(entry);
  if (text === undefined) throw new QuireError(noSuchFile(entry, options.root));
  if (entry.endsWith(".json")) {
    try {
      return { module: { default: JSON.parse(text) }, files: [entry], missing: [] };
    } catch {
      // The bundler reads it once more, to say where the mistake is.
    }
  }
  const folder = path.join(options.cacheDir, "modules");
  const recordFile = path.join(folder, `${digest(`${shape}\n${options.stubMissing}\n${entry}`)}.json`);
  const kept = readRecord(recordFile, folder, entry);
  if (kept) {
    try {
      return await importBundle(kept, folder, options.root);
    } catch (error) {
      // A package it names by its place may have moved since.
      if (!(error instanceof QuireError) || error.problems[0]?.code !== "module-import") throw error;
    }
  }
  const { bundleModule } = await import("./bundle-module.ts");
  const bundle = await bundleModule(entry, {
    root: options.root,
    stubMissing: options.stubMissing ?? false,
  });
  return importBundle(keep(entry, bundle, recordFile, folder), folder, options.root);
}

/** Absolute paths of everything of sites that modules kept in `cacheDir` were made from. */
export function loadedFiles(cacheDir: string): string[] {
  const folder = path.join(cacheDir, "modules");
  const records = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return records.flatMap((name) => {
    try {
      const record = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as BundleRecord;
      return record.inputs.map(([input]) => input);
    } catch {
      // Damaged, and of a module that is no longer loaded: another would have been written anew.
      return [];
    }
  });
}

function keep(entry: string, bundle: Bundle, recordFile: string, folder: string): BundleRecord {
  const record: BundleRecord = {
    entry,
    inputs: bundle.inputs.map((input) => [input, digest(textOf(input) ?? "")]),
    missing: bundle.missing,
    bundle: digest(bundle.code),
  };
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${record.bundle}.mjs`);
  writeWhole(mapOf(file), bundle.map);
  writeWhole(file, bundle.code);
  writeWhole(recordFile, JSON.stringify(record));
  return record;
}

/** The record in `recordFile`, when it is sound, its bundle is whole and nothing it was made from has changed. */
function readRecord(recordFile: string, folder: string, entry: string): BundleRecord | undefined {
  const text = textOf(recordFile);
  if (text === undefined) return undefined;
  try {
    const record = JSON.parse(text) as BundleRecord;
    const current =
      digest(textOf(path.join(folder, `${record.bundle}.mjs`)) ?? "") === record.bundle &&
      record.inputs.every(([input, known]) => digest(textOf(input) ?? "") === known) &&
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
    const files = record.inputs.map(([input]) => input);
    return { module: compiledFromEsm ? main : { ...namespace }, files, missing: record.missing };
  } catch (error) {
    throw new QuireError(whileRunning(error, record.entry, root));
  }
}

/** Why the module failed when it ran, at the place in its own source. */
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
      ? "Install what it needs (npm install), or correct the name."
      : "Mend the code there; it runs when the site is read.",
  };
}

function noSuchFile(file: string, root: string): Problem {
  return {
    code: "module-import",
    severity: "error",
    message: `There is no file \`${siteFile(file, root)}\`, or it cannot be read.`,
    hint: "Check the path and its upper and lower case.",
  };
}

function isInstalled(specifier: string, from: string): boolean {
  try {
    createRequire(from).resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

/** Text of a file; undefined when it cannot be read. */
function textOf(file: string): string | undefined {
  try {
    return readText(file);
  } catch {
    return undefined;
  }
}

/** Write a file whole or not at all, also when another process writes the same one. */
function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function digest(text: string): string {
  return hash("sha256", text, "hex").slice(0, 24);
}
