import { changes, measureChange, secondsOf, type Tree } from "./measure-builds.ts";
import type { Measurement } from "./measurement.ts";
import { type BuildCost, buildSite } from "./quire-command.ts";
import { median } from "./table.ts";

const compared = ["renewed", "page", "same"] as const;

/**
 * What a frozen version costs once it was built: the same builds of a tree without it and with it. The dearest
 * of them replaces every page of the current version, which is a cold build in all but the frozen version.
 *
 * @param alone the tree without a frozen version, built or not
 * @param both the same with one of the same size, not built yet
 */
export async function measureFrozen(alone: Tree, both: Tree, runs: number): Promise<Measurement[]> {
  await buildSite(alone.dir);
  const beside = (row: Measurement): Measurement => ({
    ...row,
    name: `${row.name}, frozen version beside it`,
  });
  const rows = [beside(secondsOf("cold", both, await measureChange(both, "cold", 1)))];
  for (const key of compared) {
    const without: BuildCost[] = [];
    const withIt: BuildCost[] = [];
    // In turns, so that what else the machine does meets both alike.
    for (let run = 0; run < runs; run++) {
      without.push(...(await measureChange(alone, key, 1)));
      withIt.push(...(await measureChange(both, key, 1)));
    }
    rows.push(secondsOf(key, alone, without), beside(secondsOf(key, both, withIt)), {
      name: `the frozen version adds: ${changes[key]!.name}`,
      pages: both.pages,
      unit: "percent",
      values: [(middle(withIt) / middle(without) - 1) * 100],
      goal: key === "renewed" ? 10 : undefined,
    });
  }
  return rows;
}

function middle(builds: readonly BuildCost[]): number {
  return median(builds.map(({ seconds }) => seconds));
}
