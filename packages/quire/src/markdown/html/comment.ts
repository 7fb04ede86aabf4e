import type { Scope } from "../compilation.ts";
import { listQuestions } from "../questions.ts";

/** An instruction to the engine in a comment; all other comments are dropped. */
type Instruction =
  /** End of a post's excerpt. */
  | "truncate"
  /** Questions that the enclosing section answers, in readers' words. */
  | { questions: string[] };

const delimiters = /^(?:<!--+|\{?\/\*)|(?:--+>|\*\/\}?)$/g;

/**
 * Parse a comment, in HTML (`<!-- … -->`), MDX or JavaScript syntax. Questions are listed one to a line below
 * `questions:`.
 */
export function readComment(comment: string): Instruction | undefined {
  const text = comment.replace(delimiters, "").trim();
  if (text === "truncate") return text;
  if (!text.startsWith("questions:")) return undefined;
  return { questions: listQuestions(text.slice("questions:".length).split("\n")) };
}

/** Apply the instruction in a comment. Only the first truncate marker counts. */
export function applyComment({ compilation }: Scope, comment: string): void {
  const direction = readComment(comment);
  if (direction === "truncate") compilation.truncated = true;
  else if (direction) compilation.sections.ask(direction.questions);
}
