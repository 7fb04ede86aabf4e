import { messageOf, type Problem } from "../../base/problem.ts";
import type { PageResult } from "./render-pages.ts";
import type { SitePlace } from "./site-code.ts";

/**
 * Run something that renders pages, and report promises of the site's code that are rejected meanwhile without a
 * handler: otherwise it would depend on timing whether they end the thread or go unnoticed.
 *
 * @param placeOf maps an error to its position in the site's code
 */
export async function withLooseRejections(
  placeOf: (error: unknown) => SitePlace | undefined,
  render: () => Promise<PageResult[]>,
): Promise<PageResult[]> {
  const reasons: unknown[] = [];
  const hear = (reason: unknown) => reasons.push(reason);
  process.on("unhandledRejection", hear);
  try {
    const [first, ...others] = await render();
    // Rejections are only reported after pending microtasks.
    await new Promise((done) => setImmediate(done));
    if (!first) return others;
    const problems = reasons.map((reason) => problemOf(reason, placeOf(reason)));
    return [{ ...first, problems: [...first.problems, ...problems] }, ...others];
  } finally {
    process.off("unhandledRejection", hear);
  }
}

function problemOf(reason: unknown, place: SitePlace | undefined): Problem {
  return {
    code: "code",
    severity: "error",
    message: `A promise was rejected without a handler: ${messageOf(reason)}`,
    ...place,
    hint: "Await it, or catch its error.",
  };
}
