// Tells whether the engine is compiled from its sources as they are now, by a hash of them that is kept with it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const engine = path.join(root, "packages/quire");
const mark = path.join(engine, "dist/.sources");

/** Whether nothing has changed since the engine was compiled. */
export function isCompiled() {
  return existsSync(mark) && readFileSync(mark, "utf8") === sourcesHash();
}

/** Note that the engine has been compiled. */
export function noteCompiled() {
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, sourcesHash());
}

/** A hash of all that the compiled engine is made from: its sources without tests, and what compiles them. */
function sourcesHash() {
  const src = path.join(engine, "src");
  const sources = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|[\\/]fixtures[\\/]/.test(path.relative(src, file)));
  const configuration = [
    "tsconfig.json",
    "packages/quire/tsconfig.build.json",
    "package-lock.json",
    "scripts/copy-assets.mjs",
    "scripts/bundle-engine.mjs",
  ].map((file) => path.join(root, file));
  return hashOf([...sources, ...configuration]);
}

/** A hash of files by their names and contents. */
export function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}
