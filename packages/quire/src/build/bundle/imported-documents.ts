import path from "node:path";
import type { Plugin } from "vite";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";
import type { Config } from "../../config/schema.ts";
import type { CompiledDocument } from "../../markdown/document.ts";
import { ambient } from "../../render/ambient.ts";
import type { Documents } from "../documents/documents.ts";
import { textChange } from "../read/document-functions.ts";
import type { Workspace } from "../workspace.ts";

/** A document that modules of a site import as a component. */
export interface ImportedDocument {
  /** Relative to the site. */
  file: string;
  /** The compiled document, except for its body, which is bundled. */
  document: CompiledDocument;
}

/**
 * Allow modules of a site to import documents. Each is compiled to a module and wrapped in a component that renders
 * it with its links resolved for the current page.
 *
 * @param addModule registers the module of a document, and returns its specifier; also the texts of a document that has
 *   a page, as the module that the page is rendered from does not contain them
 * @param found receives these documents, problems in them, and the absolute paths of the files that they include
 */
export function importedDocuments(
  workspace: Workspace,
  config: Config,
  addModule: (
    file: string,
    document: Pick<CompiledDocument, "module" | "texts">,
  ) => { specifier: string; texts?: readonly string[] },
  found: { documents: ImportedDocument[]; problems: Problem[]; inputs: Set<string> },
): Plugin {
  const { siteDir } = workspace;
  let documents: Documents | undefined;
  return {
    name: "quire:imported-documents",
    enforce: "pre",
    async load(id) {
      if (!isDocument(id)) return undefined;
      const { createDocuments } = await import("../documents/documents.ts");
      documents ??= createDocuments(workspace, config, {}, await textChange(workspace));
      const file = relativeFile(id, siteDir);
      const { source, document } = await documents.component(file);
      const { module: _, texts: __, ...rest } = document;
      const { specifier, texts = [] } = addModule(file, document);
      const body = JSON.stringify(specifier);
      found.documents.push({ file, document: rest });
      found.problems.push(...document.problems);
      for (const name of documents.included()) found.inputs.add(path.join(siteDir, name));
      const known = ambient(document, source);
      const code = [
        `import Body from ${body};`,
        `import { importedDocument } from "quire/render/imported-document.js";`,
        `export * from ${body};`,
        ...Object.entries(known).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
        `const known = { ${Object.keys(known).join(", ")} };`,
        `export default importedDocument(Body, ${JSON.stringify(file)}, known, ${JSON.stringify(texts)});`,
      ];
      return { code: code.join("\n"), moduleType: "js" };
    },
  };
}

/** Report documents imported by islands, as the browser cannot render them. */
export function documentsInIslands(): Plugin {
  return {
    name: "quire:documents-in-islands",
    enforce: "pre",
    load(id) {
      if (!isDocument(id)) return undefined;
      this.error({
        id,
        message:
          "An island imports this document, but documents are rendered at build time. Pass it to the island as children.",
      });
    },
  };
}

function isDocument(id: string): boolean {
  return path.isAbsolute(id) && /\.mdx?$/.test(id);
}
