import { Script } from "node:vm";

/** Where the script finds what it is to run. */
const place = Symbol.for("quire.limited");
const script = new Script('globalThis[Symbol.for("quire.limited")]()');

/**
 * Run code of the site that may never end by itself: a loop, or a component that draws itself. Once one run has taken
 * too long, others get a tenth of the time: what it was stopped in may be part of hundreds of pages.
 *
 * @param ms how long a run may take
 * @returns runs what it is given, and gives what that gives; throws when it takes too long
 */
export function createTimeLimit(ms: number): <Result>(run: () => Result) => Result {
  let timeout = ms;
  return (run) => {
    (globalThis as Record<symbol, unknown>)[place] = run;
    try {
      return script.runInThisContext({ timeout });
    } catch (error) {
      if ((error as NodeJS.ErrnoException | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") timeout = ms / 10;
      throw error;
    }
  };
}
