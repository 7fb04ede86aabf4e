import { contentHash, hashOf } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import { unwrapMdxBlocks } from "../../markdown/mdx/mdx-blocks.ts";
import type { Source } from "../model.ts";
import { readFrontMatterBlock } from "./front-matter-block.ts";
import { findModuleSyntax } from "./module-syntax.ts";
import { readOpening } from "./opening.ts";

/** An attribute with an expression, a value or element that is shown, or a member of React. */
const CODE = /[\w-]=\{|\{\s*(?:(?:frontMatter|metadata)\.|<[A-Za-z>])|<React\./;

/**
 * Extract from a document's text what planning needs.
 *
 * @param file path relative to the site's folder
 * @param text the whole file, with line ends of any system; a byte order mark is dropped
 * @param hash content hash of the file
 * @returns the source without its text, and YAML problems in its front matter
 */
export function parseSource(
  file: string,
  text: string,
  hash: string,
): { source: Source; problems: Problem[] } {
  const clean = (text.startsWith("\uFEFF") ? text.slice(1) : text).replace(/\r\n?/g, "\n");
  const { values, lines, body, problems } = readFrontMatterBlock(file, clean);
  const { imports, exports } = findModuleSyntax(unwrapMdxBlocks(body));
  const source: Source = {
    file,
    hash,
    format: /\.mdx$/i.test(file) ? "mdx" : "md",
    frontMatter: values,
    lines,
    ...readOpening(body),
    imports,
    ...((exports || CODE.test(body)) && { code: true }),
  };
  return { source, problems };
}

/** The hash of a document with front matter that is not parsed from its text alone. */
export function hashWith(hash: string, frontMatter: Source["frontMatter"]): string {
  return hashOf(hash, JSON.stringify(frontMatter));
}

/** Whether a source was read from this text, according to its hash. */
export function isReadFrom({ hash, frontMatter }: Source, text: string): boolean {
  const ofText = contentHash(text);
  return hash === ofText || hash === hashWith(ofText, frontMatter);
}
