/** What a site's own files can import from `quire`. */

export { type Problem, QuireError, sortProblems } from "./base/problem.ts";
export type { DataContext, DataDocument, DataFile, DataPages } from "./build/read/data-module.ts";
export { defineConfig } from "./config/define-config.ts";
export type { Config, UserConfig } from "./config/schema.ts";
export type { SidebarConfig, SidebarItemConfig, SidebarsConfig } from "./site/sidebar/sidebar-config.ts";
