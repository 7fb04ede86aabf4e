import path from "node:path";
import type { Plugin } from "vite";
import type { LoadedRequest } from "./bundle-request.ts";
import { jsxToScript } from "./jsx-script.ts";
import { isSpecifier } from "./resolve-import.ts";

/** The virtual module that the renderer's bundle is made from: `{ modules, pages, documents }`. */
export const SERVER_ENTRY = "virtual:quire/server";
const DOCUMENT = "virtual:quire/document/";

/** The specifier of a document's module. */
export function moduleOf(file: string): string {
  return `${DOCUMENT}${file}.jsx`;
}

/**
 * The entry of the renderer's bundle, and the modules of documents.
 *
 * @param documents modules of documents by their specifier; more may be added during bundling
 */
export function entryModule(
  siteDir: string,
  request: LoadedRequest,
  documents: ReadonlyMap<string, string>,
): Plugin {
  const table = (name: string, entries: { key: string; from: string }[]) => {
    const imports = entries.map(
      ({ from }, index) => `import * as ${name}${index} from ${JSON.stringify(from)};`,
    );
    const rows = entries.map(({ key }, index) => `  ${JSON.stringify(key)}: ${name}${index},`);
    return `${imports.join("\n")}\nexport const ${name} = {\n${rows.join("\n")}\n};\n`;
  };
  const inSite = (ref: string) => ({ key: ref, from: isSpecifier(ref) ? ref : path.join(siteDir, ref) });
  return {
    name: "quire:entry",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === SERVER_ENTRY || documents.has(source)) return `\0${source}`;
      if (importer?.startsWith(`\0${DOCUMENT}`)) {
        if (source.startsWith("/"))
          return this.resolve(path.join(siteDir, source), undefined, { skipSelf: true });
        // Dynamic imports in expressions; import statements have been resolved to the site's folder already.
        if (source.startsWith(".")) {
          const folder = path.dirname(importer.slice(1 + DOCUMENT.length));
          return this.resolve(path.join(siteDir, folder, source), undefined, { skipSelf: true });
        }
        if (!/^@|^quire\//.test(source))
          return this.resolve(source, path.join(siteDir, "index.js"), { skipSelf: true });
      }
      return undefined;
    },
    async load(id) {
      if (id === `\0${SERVER_ENTRY}`) {
        return (
          table("modules", request.components.map(inSite)) +
          table("pages", request.pages.map(inSite)) +
          table(
            "documents",
            request.documents.map(({ file }) => ({ key: file, from: moduleOf(file) })),
          )
        );
      }
      const code = documents.get(id.slice(1));
      if (code === undefined) return undefined;
      const name = id.slice(1 + DOCUMENT.length).replace(/\.jsx$/, "");
      return (await jsxToScript(code, name)).code;
    },
  };
}
