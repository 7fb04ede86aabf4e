import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { InlineConfig } from "vite";
import type { Config } from "../config/schema.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Bundler options for both renderer and browser. They keep the bundler from reading configuration files in the
 * site.
 */
export function bundlerOptions(workspace: Workspace, { baseUrl }: Config) {
  return {
    configFile: false,
    envDir: false,
    root: workspace.siteDir,
    base: baseUrl,
    tsconfig: plainTsconfig(workspace),
    publicDir: false,
    // Importing an office document or an archive yields its address, as with webpack.
    assetsInclude: ["**/*.{doc,docx,xls,xlsx,zip,rar}"],
    logLevel: "silent",
    mode: "production",
    oxc: { jsx: { runtime: "automatic" } },
  } satisfies InlineConfig;
}

/**
 * Absolute path of an empty TypeScript configuration: the site's own is for editors, and may extend a package
 * that is not installed.
 */
function plainTsconfig({ cacheDir }: Workspace): string {
  const file = path.join(cacheDir, "tsconfig.json");
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, "{}\n");
  return file;
}
