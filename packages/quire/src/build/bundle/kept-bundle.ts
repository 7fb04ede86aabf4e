import { readFileSync } from "node:fs";
import path from "node:path";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import { isWrittenSince, statOf } from "../../base/read-file.ts";
import { readEntry, writeEntry } from "../cache/cache.ts";
import type { Workspace } from "../workspace.ts";
import type { Bundle } from "./bundle.ts";
import type { ClientBundle } from "./bundle-client.ts";
import { filesIn } from "./listed-folders.ts";
import { postcssSettings } from "./postcss-inputs.ts";

/** The bundles of an earlier run, and what they were made of. */
export interface KeptBundle {
  request: string;
  /** Absolute path → hash of all inputs: files, also those whose absence counts, and folders whose files are listed. */
  inputs: Record<string, string>;
  /** The same for all outputs. */
  made: Record<string, string>;
  bundle: Bundle;
  /** The browser's bundle, with the names of its files. */
  client: Omit<KeyedClient, "files"> & { files: string[] };
}

/** A bundle for the browser. */
export interface KeyedClient extends ClientBundle {
  /** Changes with what it depends on, apart from files. */
  key: string;
}

const entryOf = ({ cacheDir }: Workspace) => path.join(cacheDir, "bundle.json");

/** Undefined if no earlier run has made any. */
export function readKeptBundle(workspace: Workspace): KeptBundle | undefined {
  return readEntry<KeptBundle>(entryOf(workspace));
}

/** Keep the bundles of this run for the next one. */
export function keepBundle(workspace: Workspace, kept: KeptBundle): void {
  writeEntry(entryOf(workspace), kept);
}

/** Whether all inputs and outputs of the bundles are as they were. */
export function isCurrent({ inputs, made }: KeptBundle, { outDir }: Workspace): boolean {
  return [inputs, made].every((hashes) => isUnchanged(hashes, Object.keys(hashes), outDir));
}

/**
 * The browser's bundle of an earlier run, if all its inputs and outputs are as they were.
 *
 * @returns undefined also if PostCSS plugins may have generated its styles from any module of the site
 */
export function currentClient(kept: KeptBundle, workspace: Workspace): KeyedClient | undefined {
  const { client, inputs, made, bundle } = kept;
  const files = client.files.map((name) => ({ name, file: bundle.files[`/${name}`]! }));
  const isUsable =
    postcssSettings(workspace).length === 0 &&
    isUnchanged(inputs, client.inputs, workspace.outDir) &&
    isUnchanged(
      made,
      files.map(({ file }) => file),
      workspace.outDir,
    );
  if (!isUsable) return undefined;
  return { ...client, files: files.map(({ name, file }) => ({ name, content: readFileSync(file) })) };
}

/**
 * Hashes of files and folders by absolute path, in order of their names, as the bundler's is another each time.
 *
 * @param since when they began to be read, in milliseconds since 1970: it is unknown what was read of a file that was
 *   written later, whose hash is none of any content
 */
export function hashes(files: readonly string[], outDir: string, since?: number): Record<string, string> {
  const hashOfRead = (file: string) =>
    since !== undefined && isWrittenSince(file, since) ? `written since ${since}` : hashOfInput(file, outDir);
  return Object.fromEntries([...new Set(files)].sort().map((file) => [file, hashOfRead(file)]));
}

function isUnchanged(hashes: Record<string, string>, files: readonly string[], outDir: string): boolean {
  return files.every((file) => hashOfInput(file, outDir) === hashes[file]);
}

/** Hash of a file's content, or of the names of the files in a folder; empty if there is neither. */
function hashOfInput(file: string, outDir: string): string {
  const stat = statOf(file);
  if (!stat) return "";
  return stat.isDirectory() ? hashOf(...filesIn(file, outDir)) : contentHash(readFileSync(file));
}
