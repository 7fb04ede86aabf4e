import type { AnswerBlock } from "./answer.ts";
import { textOf } from "./spans.ts";

/** Length of a block's prose, in characters; code counts as 0. */
export function lengthOf(block: AnswerBlock): number {
  return block.type === "code" ? 0 : blockText(block).length;
}

/** The text of a block, without markup. */
export function blockText(block: AnswerBlock): string {
  switch (block.type) {
    case "code":
      return block.text;
    case "list":
      return block.items.flat().map(blockText).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(" ")).join("\n");
    case "note":
      return [block.title, ...block.blocks.map(blockText)].join("\n");
    default:
      return textOf(block.spans);
  }
}
