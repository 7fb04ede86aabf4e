import type { Problem } from "../../base/problem.ts";
import type { MdxSyntaxError } from "../parse.ts";

/** Explain an MDX syntax error, with a hint on what to write instead. */
export function explainMdxError(error: MdxSyntaxError, text: string, file: string): Problem {
  const [line = "", ...below] = text.split("\n").slice(error.line - 1);
  const from = line.slice(Math.max(0, error.column - 1));
  return {
    code: "mdx-syntax",
    severity: "error",
    message: `This is not valid MDX: ${error.message.replace(" with oxc", "")}`,
    file,
    line: error.line,
    column: error.column,
    hint:
      aloneHint(error.message, below) ??
      openHint(error.message, line, error.column) ??
      hintFor(error.message, line, from),
  };
}

/**
 * Hint for a tag that opens within a paragraph while its closing tag is on a line of its own, which ends the
 * paragraph.
 */
function aloneHint(message: string, below: readonly string[]): string | undefined {
  const name = /closing tag for `<([\w.:-]+).*before the end of `paragraph`/.exec(message)?.[1];
  const end = below.findIndex((line) => line.trim() === "");
  const isAlone = below.slice(0, end < 0 ? undefined : end).some((line) => line.trim() === `</${name}>`);
  return isAlone ? `Write \`</${name}>\` right after the text, not on its own line.` : undefined;
}

/** Elements that contain blocks. */
const blocks = /^(?:details|summary|div|section|p|center|table|tbody|tr|td|th|ul|ol|li|blockquote|figure)$/;

/** Hint for a block element that opens within a paragraph, which the next empty line ends. */
function openHint(message: string, line: string, column: number): string | undefined {
  const name = /closing tag for `<([\w.:-]+).*before the end of `paragraph`/.exec(message)?.[1];
  if (name === undefined || !blocks.test(name)) return undefined;
  const isAlone = line.slice(0, column - 1).trim() === "" && /^<[^>]*>[ \t]*$/.test(line.slice(column - 1));
  return isAlone
    ? undefined
    : `Write \`<${name}>\` and \`</${name}>\` on their own lines, with the content between them.`;
}

function hintFor(message: string, line: string, from: string): string {
  const id = /^#{1,6}\s.*\{\s*#([^{}]*)\}\s*$/.exec(line)?.[1];
  if (id !== undefined)
    return `Write \`{#${id.trim().replace(/\s+/g, "-")}}\`: the id of a heading has no spaces.`;
  if (from.startsWith("{") || /brace|expression/i.test(message))
    return "Write `\\{` for a brace that is text, or put it in backticks.";
  if (/<[a-z][a-z+.-]*:\/\//i.test(line) || /<[^\s<>@]+@[^\s<>@]+>/.test(line)) {
    return "Write a link as `[text](https://…)`, not as `<https://…>`.";
  }
  if (/<!--/.test(line)) return "Write a comment as `{/* … */}`.";
  if (/clos(?:e|ing)|end of file|tag/i.test(message) && /tag|element|<\//i.test(message)) {
    return "Close every tag (also `<br />`) in the same paragraph or list item. Write `&lt;` for a `<` that is text.";
  }
  return "Write `\\{` and `&lt;` for braces and angle brackets that are text, or rename the file to `.md`.";
}
