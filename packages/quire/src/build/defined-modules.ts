import path from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { type DocumentIslands, definedBy } from "./document-islands.ts";

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
      const script = await transformWithOxc(code, `${id}.jsx`, {
        ...{ lang: "jsx", jsx: { runtime: "automatic" }, tsconfig: false },
      });
      return { code: script.code, moduleType: "js" };
    },
  };
}
