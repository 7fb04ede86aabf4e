import path from "node:path";
import type { Plugin } from "vite";
import { type DocumentIslands, definedBy } from "./document-islands.ts";
import { jsxToScript } from "./jsx-script.ts";

/** Provide the definitions in documents to the browser, without the documents' text. */
export function definedModules(siteDir: string, islands: DocumentIslands): Plugin {
  const modules = new Map([...islands].map(([file, code]) => [definedBy(path.join(siteDir, file)), code]));
  return {
    name: "quire:document-islands",
    enforce: "pre",
    resolveId(source, importer) {
      if (modules.has(source)) return source;
      // These modules import files by path from the site's folder.
      if (importer && modules.has(importer) && source.startsWith("/"))
        return this.resolve(path.join(siteDir, source), undefined, { skipSelf: true });
      return undefined;
    },
    async load(id) {
      const code = modules.get(id);
      if (code === undefined) return undefined;
      return { code: (await jsxToScript(code, `${id}.jsx`)).code, moduleType: "js" };
    },
  };
}
