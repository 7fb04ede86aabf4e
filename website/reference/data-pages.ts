import {
  type DataContext,
  type DataDocument,
  type DataFile,
  type DataPages,
  type Problem,
  QuireError,
} from "quire";
import { throwProblems } from "./data-problems.ts";

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
