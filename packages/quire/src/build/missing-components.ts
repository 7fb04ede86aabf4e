import type { Plugin } from "vite";
import { isOfTheme } from "../unresolved-import.ts";

const MISSING = "\0virtual:quire/missing-component";

/**
 * Gives modules that import a component which the theme lacks one that draws what stands between its tags.
 *
 * @param found told what is imported, and by which module
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
