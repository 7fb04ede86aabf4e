import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../../base/content-hash.ts";
import { textIfAny } from "../../base/read-file.ts";
import { ENGINE_DIR } from "../engine-files.ts";

let engine: string | undefined;

/**
 * Hash of the engine's own code and of Node's version. It is part of the entries of the cache, so that none of another
 * version of the engine is used.
 */
export function engineHash(): string {
  engine ??= hashOf(process.versions.node, textIfAny(path.join(ENGINE_DIR, HASH_FILE)) ?? codeHash());
  return engine;
}

/** File next to the compiled engine with the hash of its code, which consists of some seven hundred files. */
export const HASH_FILE = "code-hash";

/** Hash of the engine's current modules and style sheets. */
export function codeHash(): string {
  const digest = createHash("sha256");
  const files = readdirSync(ENGINE_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|woff2)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) digest.update(path.relative(ENGINE_DIR, file)).update(readFileSync(file));
  return digest.digest("hex").slice(0, 24);
}
