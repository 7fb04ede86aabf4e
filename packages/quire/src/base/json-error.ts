import { messageOf } from "./problem.ts";

/** Why a value cannot be written as JSON, in one line; undefined if it can. */
export function jsonError(value: unknown): string | undefined {
  try {
    JSON.stringify(value);
    return undefined;
  } catch (error) {
    return messageOf(error).split("\n", 1)[0];
  }
}

/** Where in a text `JSON.parse` failed; its end if that is not said, as when the text ends too early. */
export function jsonErrorOffset(error: unknown, text: string): number {
  const message = messageOf(error);
  const said = /\bposition (\d+)/.exec(message)?.[1];
  if (said !== undefined) return Number(said);
  // Of a character that cannot be there, only the character itself is said.
  const token = /^Unexpected token '(.)'/u.exec(message)?.[1];
  const bare = text.replace(/"(?:\\.|[^"\\\n])*"/g, (string) => " ".repeat(string.length));
  const offset = token === undefined ? -1 : bare.indexOf(token);
  return offset < 0 ? text.trimEnd().length : offset;
}
