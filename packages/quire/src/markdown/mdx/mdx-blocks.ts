const BLOCK = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\r?\n([\s\S]*?)^\1\2[ \t]*(\r?)$/gm;

/**
 * Remove `mdx-code-block` fences, which hide code that is meant to run from tools that translate or format
 * Markdown. Each fence becomes an empty line.
 */
export function unwrapMdxBlocks(text: string): string {
  return text.includes("mdx-code-block") ? text.replace(BLOCK, "\n$3$4") : text;
}
