import { readdirSync } from "node:fs";
import path from "node:path";
import { isFolder } from "../../base/read-file.ts";
import type { Config } from "../../config/schema.ts";
import { listFiles } from "../read/walk.ts";
import type { Workspace } from "../workspace.ts";

/**
 * Files and folders that the PostCSS plugins of a site may generate styles from, such as Tailwind, which looks for
 * class names in them. As it is not known which they read, these are all documents, pages and modules.
 *
 * @returns absolute paths; none if the site has no PostCSS plugins
 */
export function styleSources(
  { siteDir, postcss }: Workspace,
  { docs, blog, pages }: Pick<Config, "docs" | "blog" | "pages">,
): string[] {
  const at = (name: string) => path.resolve(siteDir, name);
  const settings = readdirSync(siteDir).filter((name) => /\.[cm]?[jt]s$/.test(name));
  if (postcss === undefined && !settings.some((name) => name.startsWith("postcss.config."))) return [];
  const folders = ["src", "plugins", pages || "src", ...[...docs, ...blog].map((each) => each.path)]
    .map(at)
    .filter(isFolder);
  const files = folders
    .flatMap((folder) => listFiles(folder, siteDir, []))
    .filter((file) => /\.(?:mdx?|[jt]sx?|html)$/.test(file));
  return [...new Set([...settings.map(at), ...folders, ...files.map(at)])];
}
