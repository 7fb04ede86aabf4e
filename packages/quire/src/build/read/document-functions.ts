import path from "node:path";
import type { DocumentQuestion, Preprocessor, SiteFunctions } from "../../config/docusaurus/functions.ts";
import type { Source } from "../../site/model.ts";
import { readFrontMatterBlock } from "../../site/source/front-matter-block.ts";
import { hashWith } from "../../site/source/source.ts";
import { callFunction, functionFailure } from "../functions/site-functions.ts";
import type { Workspace } from "../workspace.ts";
import { withImportedCode } from "./imported-code.ts";

/** Returns the text of a document as it is to be read; `file` is relative to the site. */
export type TextChange = (file: string, text: string) => string;

/** Whether the texts of documents are changed before they are read, and so may depend on other files. */
export function changesTexts({ preprocessor, codeRoot }: Workspace): boolean {
  return preprocessor !== undefined || codeRoot !== undefined;
}

/** What changes texts: the `preprocessor` of the configuration, then code from files; undefined if there is neither. */
export async function textChange(workspace: Workspace): Promise<TextChange | undefined> {
  const { siteDir, codeRoot } = workspace;
  const preprocess = await preprocessing(workspace);
  if (codeRoot === undefined) return preprocess;
  return (file, text) => withImportedCode(file, preprocess?.(file, text) ?? text, siteDir, codeRoot);
}

async function preprocessing({ siteDir, preprocessor }: Workspace): Promise<TextChange | undefined> {
  if (preprocessor === undefined) return undefined;
  // Loaded on demand, as few sites need it.
  const { exportedConfig } = await import("../../config/load-config.ts");
  const { exported } = await exportedConfig(preprocessor, siteDir);
  const change = (exported as { markdown: { preprocessor: Preprocessor } }).markdown.preprocessor;
  return (file, text) => {
    try {
      const changed = change({ filePath: path.join(siteDir, file), fileContent: text });
      if (typeof changed === "string") return changed;
    } catch (error) {
      throw functionFailure("preprocessor", error, file);
    }
    throw functionFailure("preprocessor", "It gives no text.", file);
  };
}

/** A document with the front matter that `parseFrontMatter` of the configuration returns, also in its hash. */
export async function withOwnFrontMatter(
  source: Source,
  text: string,
  siteDir: string,
  parse: NonNullable<SiteFunctions["parseFrontMatter"]>,
): Promise<Source> {
  const defaultParseFrontMatter = async ({ fileContent }: DocumentQuestion) => {
    const { values: frontMatter, body: content } = readFrontMatterBlock(source.file, fileContent);
    return { frontMatter, content };
  };
  const question = { filePath: path.join(siteDir, source.file), fileContent: text, defaultParseFrontMatter };
  const given = await callFunction("parseFrontMatter", () => parse(question), source.file);
  const frontMatter = { ...(given as { frontMatter?: Source["frontMatter"] } | undefined)?.frontMatter };
  return { ...source, frontMatter, hash: hashWith(source.hash, frontMatter) };
}
