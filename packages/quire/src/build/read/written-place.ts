import path from "node:path";
import { oncePerText } from "../../base/once-per.ts";
import { type Problem, positionAt, type Written } from "../../base/problem.ts";
import { textIfAny } from "../../base/read-file.ts";
import { literally } from "../../base/regular-expression.ts";

/**
 * Add line and column to problems for which only the text in the file is known. Several with the same text get
 * successive positions; one whose text does not occur in the file, because it is computed, gets none.
 */
export function placeWritten(problems: readonly Problem[], siteDir: string): Problem[] {
  const textOf = oncePerText((file) => textIfAny(path.resolve(siteDir, file)) ?? "");
  const told = new Map<string, number>();
  return problems.map(({ written, ...problem }) => {
    if (!written || problem.file === undefined) return problem;
    const key = JSON.stringify([problem.code, problem.file, written]);
    const nth = written.nth ?? told.get(key) ?? 0;
    told.set(key, nth + 1);
    return { ...problem, ...placeOf(textOf(problem.file), written, nth) };
  });
}

function placeOf(text: string, written: Written, nth: number): Pick<Problem, "line" | "column"> {
  const all = [...text.matchAll(patternOf(written))];
  const meant = all.filter(({ index }) => written.after?.includes(nameBefore(text, index)));
  const places = meant.length > 0 ? meant : all;
  const found = places[nth] ?? places.at(-1);
  if (!found) return {};
  return positionAt(text, found.index + found[0].length - found.groups!.place!.length);
}

/** The name before a value, or "" if there is none, as in a list. */
function nameBefore(text: string, index: number): string {
  return /([\w$-]+)["']?\s*:\s*$/.exec(text.slice(Math.max(0, index - 100), index))?.[1] ?? "";
}

/** A pattern that finds the text; its group `place` is the part to point at, and ends the match. */
function patternOf({ name, value }: Written): RegExp {
  const named = name === undefined ? "" : `(?<![\\w$-])["']?${literally(name)}["']?\\s*:`;
  if (value === undefined) return new RegExp(`(?<place>${named})`, "g");
  if (name === undefined) return new RegExp(`(?<place>(["'\`])${literally(value)}\\2)`, "g");
  // Right after the name, or in the list or object that follows it.
  const inside = String.raw`(?:\[[^\]]*?|\{(?:[^{}]|\{[^{}]*\})*?)?`;
  return new RegExp(
    `${named}\\s*${inside}(?<![\\w.-])(?<place>(["'\`]?)${literally(value)}\\2)(?=\\s*[,:\\]}\\n])`,
    "g",
  );
}
