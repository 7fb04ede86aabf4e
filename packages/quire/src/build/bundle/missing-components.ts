import path from "node:path";
import type { Plugin } from "vite";
import { modulesAt } from "../../base/module-endings.ts";
import type { Problem } from "../../base/problem.ts";
import { isOfTheme } from "../../base/unresolved-import.ts";
import { swizzledComponent } from "../compatible.ts";
import { missingImport } from "./bundle-error.ts";

const MISSING = "\0virtual:quire/missing-component";

/**
 * Replace theme components that do not exist by one that renders its children.
 *
 * @param inputs receives the absolute paths of files that would be the component if they existed
 * @param problems receives one for each import
 */
export function missingComponents(siteDir: string, inputs: Set<string>, problems?: Problem[]): Plugin {
  return {
    name: "quire:missing-components",
    enforce: "post",
    resolveId(source, importer) {
      if (!isOfTheme(source) || !importer) return undefined;
      problems?.push(missingImport(source, importer, siteDir));
      const own = swizzledComponent(source);
      if (own) for (const file of modulesAt(path.join(siteDir, own))) inputs.add(file);
      return MISSING;
    },
    load(id) {
      return id === MISSING ? "export default ({ children }) => children ?? null;\n" : undefined;
    },
  };
}
