import { createHash, hash as hashOnce } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute paths of the folders a site is built from and into. */
export interface Workspace {
  /** Folder of the configuration. */
  siteDir: string;
  outDir: string;
  /** Kept between builds; may be deleted at any time. */
  stateDir: string;
  cacheDir: string;
  /** The configuration whose function changes the texts of documents before they are read; absolute path. */
  preprocessor?: string;
}

/** The folders of the site in `siteDir`, to be built into `outDir` (relative to it, or absolute). */
export function openWorkspace(siteDir: string, outDir: string): Workspace {
  const stateDir = path.join(siteDir, ".quire");
  return { siteDir, outDir: path.resolve(siteDir, outDir), stateDir, cacheDir: path.join(stateDir, "cache") };
}

/** Hex digest of some content, 24 characters: short enough to store thousands, long enough to never collide. */
export function contentHash(content: string | Uint8Array): string {
  return hashOnce("sha256", content, "hex").slice(0, 24);
}

/** Hash of several strings, with separators. */
export function hashOf(...parts: readonly (string | undefined)[]): string {
  return contentHash(parts.map((part) => part ?? "\u0000").join("\u0001"));
}

let engine: string | undefined;

/**
 * Hash of the engine's own code and of Node's version. It is part of every cache key, so that nothing made by
 * another version of the engine is reused.
 */
export function engineHash(): string {
  engine ??= hashOf(process.versions.node, compiledHash() ?? codeHash());
  return engine;
}

/** File next to the compiled engine with the hash of its code, which consists of some seven hundred files. */
export const HASH_FILE = "code-hash";

function compiledHash(): string | undefined {
  try {
    return readFileSync(path.join(engineFolder(), HASH_FILE), "utf8");
  } catch {
    return undefined;
  }
}

/** Hash of the engine's current modules and style sheets. */
export function codeHash(): string {
  const root = engineFolder();
  const digest = createHash("sha256");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|woff2)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) digest.update(path.relative(root, file)).update(readFileSync(file));
  return digest.digest("hex").slice(0, 24);
}

function engineFolder(): string {
  return path.dirname(path.dirname(fileURLToPath(import.meta.url)));
}
