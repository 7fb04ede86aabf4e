import { changes, measureChange, secondsOf, type Tree } from "./measure-builds.ts";
import type { Measurement } from "./measurement.ts";
import { type BuildCost, buildSite } from "./quire-command.ts";
import { median } from "./table.ts";

const compared = ["renewed", "page", "same"] as const;

/**
 * Measure what a frozen version costs after its first build, by the same builds of a tree with and without it.
 * The most expensive one replaces every page of the current version, so that only the frozen version is cached.
 *
 * @param alone the tree without a frozen version, built or not
 * @param both the same with a frozen version of the same size, not built yet
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
    // Alternating, so that other load on the machine affects both equally.
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
