import path from "node:path";
import { styleText } from "node:util";
import { type Problem, sortProblems } from "./problem.ts";
import { textIfAny } from "./read-file.ts";
import { printable, sourceExcerpt } from "./source-excerpt.ts";

/**
 * Format problems for a terminal, ordered by file, line and column and with a blank line between files. Each is
 * shown with its source line, a caret below the position, and the hint; totals are at the end. "" if there are no
 * problems.
 *
 * @param color whether to highlight severity and position with ANSI colours
 */
export function formatProblems(problems: readonly Problem[], siteDir: string, color: boolean): string {
  if (problems.length === 0) return "";
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text;
  const lines: string[] = [];
  let file: string | undefined;
  let source: string[] = [];
  for (const problem of sortProblems(problems)) {
    if (problem.file !== file) {
      if (lines.length > 0) lines.push("");
      file = problem.file;
      const text = file === undefined ? undefined : textIfAny(path.resolve(siteDir, file));
      source = text?.split(/\r\n|\r|\n/) ?? [];
    }
    const severity = paint(problem.severity === "error" ? "red" : "yellow", problem.severity);
    const [message = "", ...more] = printable(problem.message).split("\n");
    const place = placeOf(problem);
    lines.push(
      [...(place ? [paint("bold", place)] : []), severity, paint("dim", problem.code), message].join("  "),
      ...more.map((line) => `    ${line}`),
    );
    const text = problem.line === undefined ? undefined : source[problem.line - 1];
    if (text !== undefined) lines.push(...excerpt(text, problem, paint));
    if (problem.hint) lines.push(...printable(problem.hint).split("\n").map(hintLine));
  }
  return `${lines.join("\n")}\n\n${paint("bold", countOf(problems))}\n`;
}

/** Problems of a site as text for standard error, in colour if that is a terminal. */
export function terminalText(problems: readonly Problem[], siteDir: string): string {
  return formatProblems(problems, siteDir, process.stderr.isTTY === true && !process.env.NO_COLOR);
}

/** A position such as `docs/a.md:3:5`, as precise as known. */
function placeOf({ file, line, column }: Problem): string {
  if (file === undefined) return "";
  return printable([file, line, line === undefined ? undefined : column].filter(Boolean).join(":"));
}

function excerpt(
  text: string,
  { line, column }: Problem,
  paint: (format: "dim" | "cyan", text: string) => string,
): string[] {
  const number = String(line).padStart(5);
  const { text: shown, indent } = sourceExcerpt(text, column ?? 1);
  const lines = [`${paint("dim", `${number} |`)} ${shown}`.trimEnd()];
  if (column !== undefined) {
    lines.push(`${paint("dim", `${" ".repeat(5)} |`)} ${" ".repeat(indent)}${paint("cyan", "^")}`);
  }
  return lines;
}

function hintLine(line: string, index: number): string {
  return `${index === 0 ? "      hint: " : "            "}${line}`;
}

function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  const parts = [errors && plural(errors, "error"), warnings && plural(warnings, "warning")];
  return parts.filter(Boolean).join(", ");
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
