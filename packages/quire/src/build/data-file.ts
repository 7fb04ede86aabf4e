import { parse as parseYaml } from "yaml";
import type { Problem } from "../problem.ts";
import { readText } from "../read-file.ts";

/**
 * What a file of YAML or JSON holds.
 *
 * @param full its absolute path
 * @param file its path for problems
 * @param problems told why it cannot be read, where it cannot
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
    });
    return undefined;
  }
}

/** A JSON value; undefined where the text is something else, of which the parser of YAML says where it is wrong. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
