/**
 * Minimise a function of several numbers by changing one of them at a time. Each has a step of its own, which grows
 * while it helps and is halved when neither direction does.
 *
 * @param start where to begin; it is not changed
 * @param loss what to minimise
 * @param least steps smaller than this end the search
 * @returns the best numbers found
 */
export function coordinateSearch(
  start: readonly number[],
  loss: (numbers: readonly number[]) => number,
  least = 0.01,
): number[] {
  const best = [...start];
  const steps = best.map(() => FIRST_STEP);
  let lowest = loss(best);
  while (steps.some((step) => Math.abs(step) >= least)) {
    for (const [index, step] of steps.entries()) {
      if (Math.abs(step) < least) continue;
      const before = best[index]!;
      const better = [step, -step].find((change) => {
        best[index] = before + change;
        const found = loss(best);
        if (found >= lowest) return false;
        lowest = found;
        return true;
      });
      if (better === undefined) best[index] = before;
      steps[index] = better === undefined ? step / 2 : better * GROWTH;
    }
  }
  return best;
}

const FIRST_STEP = 0.25;
const GROWTH = 1.5;
