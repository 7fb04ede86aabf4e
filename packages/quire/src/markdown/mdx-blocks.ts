const BLOCK = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\r?\n([\s\S]*?)^\1\2[ \t]*(\r?)$/gm;

/**
 * Take away the fences around code that is meant to run: `mdx-code-block` keeps tools that translate or format
 * Markdown out of it. An empty line stands for each fence.
 */
export function unwrapMdxBlocks(text: string): string {
  return text.includes("mdx-code-block") ? text.replace(BLOCK, "\n$3$4") : text;
}
