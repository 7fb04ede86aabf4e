import { join } from "node:path";
import { writeCorpus } from "./corpus.ts";
import {
  editFile,
  middleOf,
  replaceDocuments,
  withCategoryLabel,
  withParagraph,
  withSidebarLabel,
} from "./edits.ts";
import { type Measurement, rowsAbout } from "./measurement.ts";
import { type BuildCost, buildSite, forgetBuild, outputSize } from "./quire-command.ts";

/** A generated site in a temporary folder. */
export interface Tree {
  dir: string;
  /** Number of pages in each version. */
  pages: number;
  seed: number;
}

/** A change to a tree before the measured build. `nth` is different each time. */
type Change = (tree: Tree, nth: number) => void | Promise<void>;

/** The changes whose builds are measured, by their name for `--only`. */
export const changes: Record<string, { name: string; make: Change }> = {
  cold: { name: "cold build", make: ({ dir }) => forgetBuild(dir) },
  same: { name: "nothing changed", make: () => undefined },
  page: {
    name: "one page edited",
    make: ({ dir }, nth) =>
      editFile(middleOf(dir).page, (text) => withParagraph(text, `Paragraph ${nth} is new.`)),
  },
  label: {
    name: "a page's sidebar label changed",
    make: ({ dir }, nth) => editFile(middleOf(dir).page, (text) => withSidebarLabel(text, `Label ${nth}`)),
  },
  category: {
    name: "a category's label changed",
    make: ({ dir }, nth) =>
      editFile(middleOf(dir).category, (text) => withCategoryLabel(text, `Category ${nth}`)),
  },
  renewed: {
    name: "every page of Next replaced",
    make: ({ dir, pages, seed }, nth) => replaceDocuments(dir, pages, seed + 1000 * nth),
  },
};

/** Generate a tree in `parent`, with a frozen version of the same size if `frozen`. */
export async function makeTree(parent: string, pages: number, seed: number, frozen = false): Promise<Tree> {
  const dir = join(parent, `${pages}${frozen ? "-frozen" : ""}`);
  await writeCorpus(dir, { pages, seed, versions: frozen ? ["1.0.0"] : [] });
  return { dir, pages, seed };
}

let made = 0;

/** Change a tree and build it, `runs` times. */
export async function measureChange(tree: Tree, key: string, runs: number): Promise<BuildCost[]> {
  const costs: BuildCost[] = [];
  for (let run = 0; run < runs; run++) {
    await changes[key]!.make(tree, ++made);
    costs.push(await buildSite(tree.dir));
  }
  return costs;
}

/** The durations of some builds as a row of the table. */
export function secondsOf(key: string, tree: Tree, costs: readonly BuildCost[], goal?: number): Measurement {
  const { name } = changes[key]!;
  const values = costs.map(({ seconds }) => seconds);
  return { name, pages: tree.pages, unit: "s", values, drawn: costs.at(-1)?.report.drawn, goal };
}

/** Processor time of builds: unlike elapsed time, it hardly depends on what else the machine is doing. */
export function cpuOf(tree: Tree, costs: readonly BuildCost[]): Measurement[] {
  const values = costs.flatMap(({ process }) => process?.cpu ?? []);
  return values.length > 0 ? [{ name: "processor time of it", pages: tree.pages, unit: "s", values }] : [];
}

/**
 * Memory of cold builds. Resident sizes come from builds that were measured anyway; proportional sizes need an
 * additional build, as sampling them slows it down.
 */
export async function measureMemory(
  tree: Tree,
  cold: readonly BuildCost[],
  goal?: number,
): Promise<Measurement[]> {
  forgetBuild(tree.dir);
  const { process: exact } = await buildSite(tree.dir, { pss: true });
  const seen = cold.flatMap(({ process }) => process ?? []);
  if (!exact || seen.length === 0) return [];
  const row = rowsAbout(tree, "MB");
  return [
    row(
      "peak memory, cold, all processes",
      seen.map(({ rss }) => rss),
      goal,
    ),
    row("the same, shared pages counted once", [exact.pss]),
    row(
      "the same, kernel's high-water marks",
      seen.map(({ highWater }) => highWater),
    ),
  ];
}

/** Size of the output of the last build. */
export function measureOutput(tree: Tree, goal?: number): Measurement[] {
  const { bytes, compressed, files } = outputSize(tree.dir);
  const row = rowsAbout(tree, "MB");
  return [
    row("output with compressed copies", [bytes], goal),
    row("of it compressed copies", [compressed]),
    rowsAbout(tree, "count")("files written", [files]),
  ];
}
