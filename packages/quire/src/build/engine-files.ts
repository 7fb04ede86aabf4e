import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the engine's modules: `dist` when installed, `src` under test. */
export const ENGINE_DIR = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const ENDINGS = import.meta.url.endsWith(".ts") ? [".tsx", ".ts"] : [".js"];

/** Absolute path of a module of the engine by its path without extension; undefined if there is none. */
export function engineModule(name: string): string | undefined {
  return ENDINGS.map((ending) => path.join(ENGINE_DIR, name + ending)).find((file) => existsSync(file));
}

/**
 * The copy of an engine module that pages are rendered with. The installed engine is bundled by
 * `scripts/bundle-engine.mjs` into a folder with a small module for each name that sites may import.
 */
export function serverModule(file: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const own = path.join(here, path.relative(ENGINE_DIR, file));
  return path.basename(here) === "node" && existsSync(own) ? own : file;
}
