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
  const rows: Measurement[] = [];
  const costs = new Map<Tree, Map<string, BuildCost[]>>();
  for (const tree of [alone, both]) {
    const suffix = tree === both ? ", frozen version beside it" : "";
    const add = (key: string, builds: BuildCost[]) => {
      const row = secondsOf(key, tree, builds);
      rows.push({ ...row, name: row.name + suffix });
    };
    if (tree === both) add("cold", await measureChange(tree, "cold", 1));
    else await buildSite(tree.dir);
    const byKey = new Map<string, BuildCost[]>();
    for (const key of compared) {
      byKey.set(key, await measureChange(tree, key, runs));
      if (tree === both || key === "renewed") add(key, byKey.get(key)!);
    }
    costs.set(tree, byKey);
  }
  const secondsWith = (tree: Tree, key: string) =>
    median(
      costs
        .get(tree)!
        .get(key)!
        .map(({ seconds }) => seconds),
    );
  for (const key of compared) {
    const more = (secondsWith(both, key) / secondsWith(alone, key) - 1) * 100;
    rows.push({
      name: `the frozen version adds: ${changes[key]!.name}`,
      pages: both.pages,
      unit: "percent",
      values: [more],
      goal: key === "renewed" ? 10 : undefined,
    });
  }
  return rows;
}
