import { decodeEntities } from "../../base/entities.ts";
import type { Compilation } from "../compilation.ts";
import type { Part } from "../document.ts";
import { withCode } from "./code-block.ts";
import { fenceWords, readFence } from "./code-fence.ts";

/** Highlight the text of code components in Markdown files, like fenced code. */
export function finishCodeComponents(compilation: Compilation, parts: readonly Part[]): void {
  for (const part of parts) {
    if (typeof part === "string") continue;
    if (part.component !== "@theme/CodeBlock" || part.props.html !== undefined) {
      finishCodeComponents(compilation, part.children);
      continue;
    }
    // Text that is computed is only known when the page is rendered.
    if (Object.values(part.props).some((value) => typeof value === "object")) continue;
    if (part.children.length === 0 || !part.children.every((child) => typeof child === "string")) continue;
    const text = decodeEntities(part.children.join("").replace(/<[^>]*>/g, "")).replace(/^\n+|\s+$/g, "");
    const fence = readFence(...fenceWords(part.props), text, compilation.input.codeBlocks);
    const html = compilation.input.highlight(fence.code, fence.language);
    if (html === undefined) continue;
    part.props = withCode(part.props, fence, html);
    part.children = [];
  }
}
