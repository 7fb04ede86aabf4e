import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { InlineConfig } from "vite";
import { MODULE_ENDINGS } from "../../base/module-endings.ts";
import type { Config } from "../../config/schema.ts";
import type { Workspace } from "../workspace.ts";
import { bundlerAliases } from "./aliases.ts";

type PostcssOptions = Exclude<NonNullable<InlineConfig["css"]>["postcss"], string | undefined>;

/**
 * Bundler options for both renderer and browser. They keep the bundler from reading configuration files in the
 * site.
 */
export async function bundlerOptions(workspace: Workspace, { baseUrl, constants, aliases }: Config) {
  return {
    configFile: false,
    envDir: false,
    root: workspace.siteDir,
    base: baseUrl,
    tsconfig: plainTsconfig(workspace),
    resolve: { extensions: MODULE_ENDINGS, alias: bundlerAliases(workspace.siteDir, aliases) },
    define: constants,
    publicDir: false,
    // Importing an office document or an archive yields its address, as with webpack.
    assetsInclude: ["**/*.{doc,docx,xls,xlsx,zip,rar}"],
    logLevel: "silent",
    mode: "production",
    css: { postcss: await sitePostcss(workspace) },
    oxc: { jsx: { runtime: "automatic" } },
  } satisfies InlineConfig;
}

/** PostCSS plugins of a Docusaurus site; undefined to use the site's `postcss.config.js`, if there is one. */
async function sitePostcss({ postcss, siteDir }: Workspace) {
  if (postcss === undefined) return undefined;
  // Loaded on demand, as few sites need them.
  const { exportedConfig } = await import("../../config/load-config.ts");
  const { postcssPlugins } = await import("../../config/docusaurus/postcss.ts");
  const { exported } = await exportedConfig(postcss, siteDir);
  return {
    plugins: ((await postcssPlugins(exported, siteDir)) ?? []) as PostcssOptions["plugins"],
  };
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
