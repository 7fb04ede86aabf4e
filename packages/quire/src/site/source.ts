import { unwrapMdxBlocks } from "../markdown/mdx-blocks.ts";
import type { Problem } from "../problem.ts";
import { readFrontMatterBlock } from "./front-matter-block.ts";
import { findModuleSyntax } from "./imports.ts";
import type { Source } from "./model.ts";
import { readOpening } from "./opening.ts";

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
    ...((exports || /[\w-]=\{/.test(body)) && { code: true }),
  };
  return { source, problems };
}
