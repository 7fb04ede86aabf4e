import { type Problem, QuireError, sortProblems } from "quire";

/** A position in a data file: its path relative to the site and, if known, line and column, from 1. */
export interface Place {
  file: string;
  line?: number;
  column?: number;
}

/** Create a problem at a position in a data file. */
export function dataProblem(place: Place, message: string, hint?: string): Problem {
  return { code: "data-file", severity: "error", message, ...place, hint };
}

/**
 * Throw if there are problems.
 *
 * @throws QuireError with all of them, sorted
 */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new QuireError(sortProblems(problems));
}
