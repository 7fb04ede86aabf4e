import { readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../config/schema.ts";
import type { CompiledDocument } from "../../markdown/document.ts";
import type { CompileRequest } from "../../markdown/input.ts";
import { withTruncateMarker } from "../../site/blog/blog.ts";
import type { Source } from "../../site/model.ts";
import type { Workspace } from "../workspace.ts";
import type { DocumentImports } from "./document-imports.ts";
import type { FormulaRenderer } from "./formulas.ts";
import { keepDiagrams } from "./kept-diagrams.ts";

/** Compiles a document with the settings of its site, from its whole text. */
export type DocumentCompiler = (
  source: Source,
  text: string,
  options: Pick<CompileRequest, "asModule" | "earlier">,
) => Promise<CompiledDocument>;

/** Highlighter and diagram renderer are loaded when first needed. */
export function createCompiler(
  workspace: Workspace,
  config: Config,
  imports: DocumentImports,
  formulas: FormulaRenderer | undefined,
): DocumentCompiler {
  const keepDiagram = keepDiagrams(workspace);
  const components = Object.fromEntries(
    Object.entries(config.markdown.components).map(([name, module]) => [
      name,
      module.includes("#") ? module : `${module.replace(/^\.\//, "")}#default`,
    ]),
  );
  const resolveImport: CompileRequest["resolveImport"] = (specifier, from) => {
    const target = imports.targetOf(specifier, from);
    if (target?.kind === "text")
      return { ...target, text: readFileSync(path.join(workspace.siteDir, target.file), "utf8") };
    if (target?.kind !== "document") return target;
    const { text, format, frontMatter } = imports.included(target.file);
    return { ...target, text, format, frontMatter };
  };
  return async ({ file, format, frontMatter, heading, questions }, text, options) => {
    const { compileDocument } = await import("../../markdown/compile.ts");
    return compileDocument({
      ...config.markdown,
      ...options,
      file,
      text: withTruncateMarker(text, truncateMarkerOf(config, file)),
      format,
      frontMatter,
      questions,
      title: typeof frontMatter.title === "string" ? frontMatter.title : heading,
      components,
      keepDiagram,
      formula: formulas?.ofDocument(),
      resolveImport,
    });
  };
}

/** The custom truncate marker of the blog that a file belongs to, if it has one. */
export function truncateMarkerOf({ blog }: Config, file: string): string | undefined {
  return blog.find((each) => each.truncateMarker && file.startsWith(`${each.path}/`))?.truncateMarker;
}
