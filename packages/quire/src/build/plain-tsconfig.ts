import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Workspace } from "./workspace.ts";

/**
 * A TypeScript configuration that says nothing; its absolute path. Bundling takes it in place of the
 * site's own, which is for editors and may extend a package that is not installed.
 */
export function plainTsconfig({ cacheDir }: Workspace): string {
  const file = path.join(cacheDir, "tsconfig.json");
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, "{}\n");
  return file;
}
