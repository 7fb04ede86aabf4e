import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeCorpus } from "./corpus.ts";
import { editFile, middleOf, withParagraph } from "./edits.ts";
import { changes, measureChange, type Tree } from "./measure-builds.ts";
import type { Measurement } from "./measurement.ts";
import { type CommandCost, measureNode } from "./quire-command.ts";
import { median } from "./table.ts";

/**
 * Build the pages of a tree with Docusaurus and with Quire in alternation: cold, and after an edit of one page.
 * Docusaurus builds neither a search index nor compressed copies nor Markdown for machines.
 *
 * @param installed folder with `@docusaurus/core` and `@docusaurus/preset-classic` among its packages, and
 *   `@docusaurus/faster`, which is used if it is there
 */
export async function measureDocusaurus(tree: Tree, installed: string, runs: number): Promise<Measurement[]> {
  const packages = resolve(installed, "node_modules");
  const version = JSON.parse(readFileSync(join(packages, "@docusaurus/core/package.json"), "utf8")).version;
  const faster = existsSync(join(packages, "@docusaurus/faster"));
  const name = `Docusaurus ${version}${faster ? " with faster" : ""}`;
  const costs = { cold: newPair(), page: newPair() };
  for (let run = 0; run < runs; run++) {
    process.stderr.write(`  ${name}, run ${run + 1}\n`);
    // A new folder for each run, instead of knowing which caches to remove.
    const dir = `${tree.dir}-docusaurus-${run + 1}`;
    await writeSite(dir, tree, { packages, faster });
    costs.cold.theirs.push(await build(dir));
    costs.cold.ours.push(...(await measureChange(tree, "cold", 1)));
    await editFile(middleOf(dir).page, (text) => withParagraph(text, "A new paragraph."));
    costs.page.theirs.push(await build(dir));
    costs.page.ours.push(...(await measureChange(tree, "page", 1)));
  }
  return (["cold", "page"] as const).flatMap((key) =>
    rowsOf(changes[key]!.name, name, tree.pages, costs[key]),
  );
}

interface Pair {
  ours: CommandCost[];
  theirs: CommandCost[];
}

const newPair = (): Pair => ({ ours: [], theirs: [] });

async function writeSite(
  dir: string,
  { pages, seed }: Tree,
  { packages, faster }: { packages: string; faster: boolean },
): Promise<void> {
  await writeCorpus(dir, { pages, seed });
  mkdirSync(join(dir, "node_modules"));
  // One by one, so that what it caches next to its packages belongs to this folder.
  for (const entry of readdirSync(packages)) {
    if (!entry.startsWith(".")) symlinkSync(join(packages, entry), join(dir, "node_modules", entry));
  }
  const config = {
    title: "Ferry",
    url: "https://ferry.example",
    baseUrl: "/",
    ...(faster && { future: { v4: true, faster: true } }),
    presets: [["classic", { blog: false, pages: { path: "pages" } }]],
  };
  writeFileSync(join(dir, "docusaurus.config.js"), `module.exports = ${JSON.stringify(config, null, 2)};\n`);
}

function build(dir: string): Promise<CommandCost> {
  return measureNode([join(dir, "node_modules/@docusaurus/core/bin/docusaurus.mjs"), "build"], { cwd: dir });
}

function rowsOf(what: string, name: string, pages: number, { ours, theirs }: Pair): Measurement[] {
  const seconds = (costs: readonly CommandCost[]) => costs.map((cost) => cost.seconds);
  return [
    { name: `${what}, ${name}`, pages, unit: "s", values: seconds(theirs) },
    { name: `${what}, Quire`, pages, unit: "s", values: seconds(ours) },
    {
      name: `${what}, how many times longer`,
      pages,
      unit: "ratio",
      values: [median(seconds(theirs)) / median(seconds(ours))],
    },
  ];
}
