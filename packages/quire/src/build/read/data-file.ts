import { parse as parseYaml } from "yaml";
import type { Problem } from "../../base/problem.ts";
import { readText } from "../../base/read-file.ts";

/**
 * Parse a YAML or JSON file.
 *
 * @param full its absolute path
 * @param file its path for reporting problems
 * @param problems receives a problem if it cannot be parsed
 */
export function readDataFile(full: string, file: string, problems: Problem[]): unknown {
  try {
    const text = readText(full);
    return (file.endsWith(".json") && parseJson(text)) || parseYaml(text);
  } catch (error) {
    const at = (error as { linePos?: { line: number; col: number }[] }).linePos?.[0];
    problems.push({
      code: "data-file",
      severity: "error",
      message: `This file cannot be read: ${(error as Error).message.split("\n")[0]!.replace(/ at line \d+, column \d+:$/, ".")}`,
      file,
      line: at?.line,
      column: at?.col,
      hint: file.endsWith(".json")
        ? "Look here and just before for a missing comma, quote or bracket."
        : "Check the indentation and the quotes here and just before.",
    });
    return undefined;
  }
}

/** Parse JSON; undefined if it is invalid, in which case the YAML parser reports the position. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
