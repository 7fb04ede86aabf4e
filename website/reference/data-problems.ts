import {
  type DataContext,
  type DataDocument,
  type DataFile,
  type DataPages,
  type Problem,
  QuireError,
  sortProblems,
} from "quire";

/** A place in a data file: its site path, and where known the line and column, which count from 1. */
export interface Place {
  file: string;
  line?: number;
  column?: number;
}

/** Something wrong in a data file, at its place. */
export function dataProblem(place: Place, message: string, hint?: string): Problem {
  return { code: "data-file", severity: "error", message, ...place, hint };
}

/**
 * Stop when there are problems.
 *
 * @throws QuireError with all of them, in order
 */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new QuireError(sortProblems(problems));
}

/** A data module's pages, which are given where making them left no problem in the list. */
export function dataPages(
  make: (context: DataContext, problems: Problem[]) => (DataDocument | DataFile)[],
): DataPages {
  return (context) => {
    const problems: Problem[] = [];
    const pages = make(context, problems);
    throwProblems(problems);
    return pages;
  };
}
