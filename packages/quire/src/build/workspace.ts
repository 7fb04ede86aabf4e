import { createHash, hash as hashOnce } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folders a site is built from and into; absolute paths. */
export interface Workspace {
  /** Where the configuration stands. */
  siteDir: string;
  outDir: string;
  /** Kept from build to build; may be deleted at any time. */
  stateDir: string;
  cacheDir: string;
}

/** The folders of the site in `siteDir` that is built into `outDir` (relative to it, or absolute). */
export function openWorkspace(siteDir: string, outDir: string): Workspace {
  const stateDir = path.join(siteDir, ".quire");
  return { siteDir, outDir: path.resolve(siteDir, outDir), stateDir, cacheDir: path.join(stateDir, "cache") };
}

/** Hex digest of the content, 24 characters: short enough to keep by the thousand, long enough never to collide. */
export function contentHash(content: string | Uint8Array): string {
  return hashOnce("sha256", content, "hex").slice(0, 24);
}

/** Hash of several strings, each kept apart from the next. */
export function hashOf(...parts: readonly (string | undefined)[]): string {
  return contentHash(parts.map((part) => part ?? "\u0000").join("\u0001"));
}

let engine: string | undefined;

/**
 * Hash of the engine's own compiled code: part of every cache key, so that nothing made by another
 * version of the engine is ever believed.
 */
export function engineHash(): string {
  if (engine) return engine;
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const digest = createHash("sha256").update(process.versions.node);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|woff2)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) digest.update(path.relative(root, file)).update(readFileSync(file));
  engine = digest.digest("hex").slice(0, 24);
  return engine;
}
