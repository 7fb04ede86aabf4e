import type { Plugin } from "vite";
import { isOfTheme } from "../../base/unresolved-import.ts";

const MISSING = "\0virtual:quire/missing-component";

/**
 * Replace theme components that do not exist by one that renders its children.
 *
 * @param found called with the import and the importing module
 */
export function missingComponents(found?: (specifier: string, importer: string) => void): Plugin {
  return {
    name: "quire:missing-components",
    enforce: "post",
    resolveId(source, importer) {
      if (!isOfTheme(source) || !importer) return undefined;
      found?.(source, importer);
      return MISSING;
    },
    load(id) {
      return id === MISSING ? "export default ({ children }) => children ?? null;\n" : undefined;
    },
  };
}
