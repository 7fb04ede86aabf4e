import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { describeMachine, machineLine, millisecondsPerFile } from "./machine.ts";
import {
  changes,
  cpuOf,
  makeTree,
  measureChange,
  measureMemory,
  measureOutput,
  secondsOf,
  type Tree,
} from "./measure-builds.ts";
import { measureDev } from "./measure-dev.ts";
import { measureDocusaurus } from "./measure-docusaurus.ts";
import { measureFrozen } from "./measure-frozen.ts";
import { measureBudget, measurePages, pageTable } from "./measure-pages.ts";
import { growthOf, type Measurement, measurementTable } from "./measurement.ts";
import { type BenchOptions, readOptions, usage } from "./options.ts";
import { budgetTable } from "./page-budget.ts";
import { profileBuild } from "./profile.ts";
import { type BuildCost, buildSite } from "./quire-command.ts";

const SEED = 7;

/** The goals for two cores, by size of the tree: seconds and bytes. */
const goals: Record<number, Partial<Record<string, number>>> = {
  1800: { cold: 6, same: 0.7, page: 1, label: 1, category: 1, memory: 600e6, output: 120e6 },
  10000: { cold: 35, memory: 1200e6 },
};

/** Run the benchmark with command-line arguments and print its tables; returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  let options: BenchOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const parent = mkdtempSync(join(options.dir, "quire-bench-"));
  const measured: Measurement[] = [];
  try {
    const load = loadavg()[0]!;
    const before = millisecondsPerFile(parent);
    for (const pages of options.pages) measured.push(...(await measureTree(parent, pages, options)));
    measured.push(...growthOf(measured.filter(({ name }) => name === changes.cold!.name)));
    if (measured.length > 0) print(measurementTable(measured));
    const weights = options.only.has("weight")
      ? await measurePages(options.site, options.paths, options.runs)
      : [];
    if (weights.length > 0) print(pageTable(weights));
    const budget = options.only.has("budget")
      ? await measureBudget(options.site, options.budget, options.runs)
      : [];
    if (budget.length > 0) print(budgetTable(budget));
    const machine = describeMachine({ load, fileMs: { before, after: millisecondsPerFile(parent) } });
    print(`${machineLine(machine)}; ${options.runs} runs`);
    if (options.json) {
      const record = { machine, runs: options.runs, seed: SEED, measured, pages: weights, budget };
      writeFileSync(options.json, `${JSON.stringify(record, null, 2)}\n`);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    if (options.keep) print(`The trees are in ${parent}.`);
    else rmSync(parent, { recursive: true, force: true });
  }
}

async function measureTree(parent: string, pages: number, options: BenchOptions): Promise<Measurement[]> {
  const { only, runs, main } = options;
  const isMain = pages === main;
  const wanted = Object.keys(changes).filter((key) => only.has(key as never));
  const special =
    isMain && (["frozen", "dev", "profile", "docusaurus"] as const).some((group) => only.has(group));
  if (wanted.length === 0 && !special && !only.has("memory") && !only.has("output")) return [];

  say(`writing ${pages} pages`);
  const tree = await makeTree(parent, pages, SEED);
  const goal = goals[pages] ?? {};
  const rows: Measurement[] = [];
  let cold: BuildCost[] = [];
  if (only.has("cold") || only.has("memory")) {
    say(`${pages} pages: cold build`);
    cold = await measureChange(tree, "cold", runs);
    if (only.has("cold")) rows.push(secondsOf("cold", tree, cold, goal.cold), ...cpuOf(tree, cold));
  } else await buildSite(tree.dir);
  for (const key of wanted) {
    if (key === "cold") continue;
    say(`${pages} pages: ${changes[key]!.name}`);
    rows.push(secondsOf(key, tree, await measureChange(tree, key, runs), goal[key]));
  }
  if (only.has("memory")) {
    say(`${pages} pages: memory`);
    rows.push(...(await measureMemory(tree, cold, goal.memory)));
  }
  if (only.has("output")) rows.push(...measureOutput(tree, goal.output));
  if (isMain) rows.push(...(await measureMain(parent, tree, options)));
  return rows;
}

/** The measurements that are only done on one tree. */
async function measureMain(parent: string, tree: Tree, options: BenchOptions): Promise<Measurement[]> {
  const { only, runs } = options;
  const rows: Measurement[] = [];
  if (only.has("profile")) {
    say("profile");
    print(await profileBuild(tree));
  }
  if (only.has("dev")) {
    say("development server");
    rows.push(...(await measureDev(tree, runs)));
  }
  if (only.has("frozen")) {
    say("a frozen version");
    const both = await makeTree(parent, tree.pages, SEED, true);
    rows.push(...(await measureFrozen(tree, both, runs)));
  }
  if (only.has("docusaurus")) rows.push(...(await measureDocusaurus(tree, options.docusaurus!, runs)));
  return rows;
}

function say(what: string): void {
  process.stderr.write(`  ${what}\n`);
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}
