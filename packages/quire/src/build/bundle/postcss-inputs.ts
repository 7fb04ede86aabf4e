import { readdirSync } from "node:fs";
import path from "node:path";
import { isFolder } from "../../base/read-file.ts";
import type { Config } from "../../config/schema.ts";
import { listFiles } from "../read/walk.ts";
import type { Workspace } from "../workspace.ts";

/**
 * Modules in the site's folder that may set up its PostCSS plugins, by name: `postcss.config.js`, and what it may
 * import, such as the settings of Tailwind.
 *
 * @returns none if the site has no PostCSS plugins
 */
export function postcssSettings({ siteDir, postcss }: Workspace): string[] {
  const names = readdirSync(siteDir).filter((name) => /\.[cm]?[jt]s$/.test(name));
  return postcss !== undefined || names.some((name) => name.startsWith("postcss.config.")) ? names : [];
}

/**
 * Files and folders that the PostCSS plugins of a site may generate styles from, such as Tailwind, which looks for
 * class names in them. As it is not known which they read, these are all documents, pages and modules.
 *
 * @returns absolute paths; none if the site has no PostCSS plugins
 */
export function postcssInputs(
  workspace: Workspace,
  { docs, blog, pages }: Pick<Config, "docs" | "blog" | "pages">,
): string[] {
  const { siteDir } = workspace;
  const at = (name: string) => path.resolve(siteDir, name);
  const settings = postcssSettings(workspace);
  if (settings.length === 0) return [];
  const folders = ["src", "plugins", pages || "src", ...[...docs, ...blog].map((each) => each.path)]
    .map(at)
    .filter(isFolder);
  const files = folders
    .flatMap((folder) => listFiles(folder, siteDir, []))
    .filter((file) => /\.(?:mdx?|[jt]sx?|html)$/.test(file));
  return [...new Set([...settings.map(at), ...folders, ...files.map(at)])];
}
