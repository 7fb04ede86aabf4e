import { Script } from "node:vm";

/** Global under which the script finds the function to run. */
const place = Symbol.for("quire.limited");
const script = new Script('globalThis[Symbol.for("quire.limited")]()');

/**
 * Create a function that runs code of the site with a timeout, as it may never return: a loop, or a component
 * that renders itself. After the first timeout, later runs get a tenth of the time, as the same code may be part
 * of hundreds of pages.
 *
 * @param ms timeout of a run
 * @returns calls its argument and returns the result; throws on timeout
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
