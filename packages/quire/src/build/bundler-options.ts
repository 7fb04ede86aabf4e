import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { InlineConfig } from "vite";
import type { Config } from "../config/schema.ts";
import type { Workspace } from "./workspace.ts";

/** What the bundler is told for the renderer and for the browser alike. It reads no settings that stand in the site. */
export function bundlerOptions(workspace: Workspace, { baseUrl }: Config) {
  return {
    configFile: false,
    envDir: false,
    root: workspace.siteDir,
    base: baseUrl,
    tsconfig: plainTsconfig(workspace),
    publicDir: false,
    logLevel: "silent",
    mode: "production",
    oxc: { jsx: { runtime: "automatic" } },
  } satisfies InlineConfig;
}

/**
 * A TypeScript configuration that says nothing; its absolute path. The site's own is for editors, and may extend a
 * package that is not installed.
 */
function plainTsconfig({ cacheDir }: Workspace): string {
  const file = path.join(cacheDir, "tsconfig.json");
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, "{}\n");
  return file;
}
