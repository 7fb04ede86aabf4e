import { messageOf, type Problem } from "../problem.ts";
import type { PageResult } from "./draw-pages.ts";
import type { SitePlace } from "./site-code.ts";

/**
 * Draw pages, and tell of promises of the site's code that fail meanwhile with nothing that waits for them: whether
 * they end a thread, and are heard of at all, would be a matter of luck.
 *
 * @param placeOf where in the site's code an error arose
 */
export async function withLooseRejections(
  placeOf: (error: unknown) => SitePlace | undefined,
  draw: () => Promise<PageResult[]>,
): Promise<PageResult[]> {
  const reasons: unknown[] = [];
  const hear = (reason: unknown) => reasons.push(reason);
  process.on("unhandledRejection", hear);
  try {
    const [first, ...others] = await draw();
    // They are told of when nothing else is left to do at once.
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
    message: `A promise failed that nothing waits for: ${messageOf(reason)}`,
    ...place,
    hint: "Wait for it, or catch what it throws.",
  };
}
