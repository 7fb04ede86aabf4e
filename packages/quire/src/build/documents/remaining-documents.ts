import { type Problem, QuireError } from "../../base/problem.ts";
import type { PageRoute } from "../../site/page-route.ts";
import { documentsOf } from "../pages/page-documents.ts";
import type { Documents } from "./documents.ts";

/**
 * Compile the documents of pages that cannot be rendered, as far as they have not been, so that all that is wrong with
 * them is known at once.
 *
 * @returns what keeps documents from being compiled
 */
export async function compileRemaining(
  routes: readonly PageRoute[],
  documents: Documents,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { source } of routes.flatMap(documentsOf)) {
    try {
      await documents.meta(source);
    } catch (error) {
      if (!(error instanceof QuireError)) throw error;
      problems.push(...error.problems);
    }
  }
  return problems;
}
