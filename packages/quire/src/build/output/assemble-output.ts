import path from "node:path";
import type { BuildState, BuiltFile, BuiltPage } from "../cache/state.ts";
import type { ExtraFile } from "./extra-file.ts";
import { noteTimes, type Staging } from "./output-folder.ts";
import { createOutputWriter, type OutputFile, type OutputWriter } from "./output-writer.ts";

/** What a build has rendered, by page path. */
export type RenderedPages = Record<string, Omit<BuiltPage, "key">>;

/** What the next output consists of. */
export interface OutputParts {
  pages: BuildState["pages"];
  /** Those that this build has rendered: their files are in the staging folder. */
  rendered: RenderedPages;
  /** Files that belong to no page. */
  extras: readonly ExtraFile[];
  /** Those of them to write; the others are as in the current output. */
  fresh: ReadonlySet<ExtraFile>;
}

/** An output that is complete in the staging folder. */
export interface AssembledOutput {
  others: BuildState["others"];
  /** Names of all its files. */
  names: ReadonlySet<string>;
  /** Files that this build has written. */
  written: OutputFile[];
  /** Files of the current output that it lacks. */
  gone: string[];
}

/**
 * Complete the output in the staging folder: write the files that are new, and take the others over from the current
 * output.
 */
export async function assembleOutput(
  state: BuildState,
  staging: Staging,
  { pages, rendered, extras, fresh }: OutputParts,
): Promise<AssembledOutput> {
  const writer = createOutputWriter(staging.folder);
  const takeOver = (files: readonly OutputFile[]): void => {
    for (const { name } of files) if (!staging.holds(name)) writer.link(name, path.join(state.outDir, name));
  };
  for (const [page, { files }] of Object.entries(pages)) if (!rendered[page]) takeOver(files);

  const drawn = Object.values(rendered).flatMap(({ files }) => files);
  noteTimes(staging.folder, drawn);

  const current = extras.filter((extra) => !fresh.has(extra)).map(({ name }) => state.others[name]!);
  for (const { files } of current) takeOver(files);
  const made = await writeAll(
    extras.filter((extra) => fresh.has(extra)),
    writer,
  );
  const others = Object.fromEntries(extras.map(({ name }) => [name, made.get(name) ?? state.others[name]!]));

  const names = namesOf({ pages, others });
  const gone = [...namesOf(state)].filter((name) => !names.has(name));
  staging.remove(gone);
  const further = [...made.values()].flatMap(({ files }) => files);
  noteTimes(staging.folder, further);
  return { others, names, written: [...drawn, ...further], gone };
}

/** Maximum number of files that are compressed at the same time: each is in memory until it is written. */
const MAX_PENDING = 16;

/** Write files; resolves to what was written for each, by name. */
async function writeAll(files: readonly ExtraFile[], writer: OutputWriter): Promise<Map<string, BuiltFile>> {
  const begun: Promise<[string, BuiltFile]>[] = [];
  const pending = new Set<Promise<unknown>>();
  for (const file of files) {
    const one = writeOne(file, writer);
    begun.push(one);
    const settled = one.catch(() => undefined).finally(() => pending.delete(settled));
    pending.add(settled);
    // Other threads compress files while this one writes the next.
    await (pending.size < MAX_PENDING ? new Promise(setImmediate) : Promise.race(pending));
  }
  await Promise.allSettled(begun);
  return new Map(await Promise.all(begun));
}

async function writeOne(
  { name, key, write }: ExtraFile,
  writer: OutputWriter,
): Promise<[name: string, made: BuiltFile]> {
  return [name, { key, files: await write(writer) }];
}

/** Names of all files in an output. */
function namesOf({ pages, others }: Pick<BuildState, "pages" | "others">): Set<string> {
  const made = [...Object.values(pages), ...Object.values(others)];
  return new Set(made.flatMap(({ files }) => files.map(({ name }) => name)));
}
