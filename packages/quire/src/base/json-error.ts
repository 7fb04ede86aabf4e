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
