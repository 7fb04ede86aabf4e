import {
  type DataContext,
  type DataDocument,
  type DataFile,
  type DataPages,
  type Problem,
  QuireError,
  sortProblems,
} from "quire";

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

/**
 * Create the default export of a data module from a function that returns its pages and reports problems: the
 * pages are only yielded if there are none.
 */
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

/**
 * Join data modules into one that returns all of their pages.
 *
 * @throws QuireError with the problems of all of them; those of a file that several read only once
 */
export function joined(modules: readonly DataPages[]): DataPages {
  return async (context) => {
    const pages: (DataDocument | DataFile)[] = [];
    const problems = new Map<string, Problem>();
    for (const module of modules) {
      try {
        pages.push(...(await module(context)));
      } catch (error) {
        if (!(error instanceof QuireError)) throw error;
        for (const problem of error.problems) problems.set(JSON.stringify(problem), problem);
      }
    }
    throwProblems([...problems.values()]);
    return pages;
  };
}
