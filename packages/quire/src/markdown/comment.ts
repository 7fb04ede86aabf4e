import type { Scope } from "./compilation.ts";

/** What a comment in a document says to the engine; every other comment is dropped. */
export type Direction =
  /** The excerpt of a post ends here. */
  | "truncate"
  /** Questions in readers' words that the section around it answers. */
  | { questions: string[] };

const delimiters = /^(?:<!--+|\{?\/\*)|(?:--+>|\*\/\}?)$/g;

/**
 * Read a comment: `<!-- … -->`, or as MDX and code have it, with or without braces. Questions stand one a line
 * below the word `questions:`.
 */
export function readComment(comment: string): Direction | undefined {
  const text = comment.replace(delimiters, "").trim();
  if (text === "truncate") return text;
  if (!text.startsWith("questions:")) return undefined;
  const lines = text.slice("questions:".length).split("\n");
  return { questions: lines.map((line) => line.replace(/^\s*-?\s*/, "").trim()).filter(Boolean) };
}

/** Do what a comment says. Of several marks that end the excerpt the first counts. */
export function obeyComment({ compilation }: Scope, comment: string): void {
  const direction = readComment(comment);
  if (direction === "truncate") compilation.truncated = true;
  else if (direction) compilation.sections.ask(direction.questions);
}
