import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tree } from "./measure-builds.ts";
import { buildSite, forgetBuild } from "./quire-command.ts";
import { markdownTable } from "./table.ts";

/** The parts of a V8 CPU profile (`--cpu-prof`) that are used. Times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Time spent in a function itself, without its callees. */
export interface SelfTime {
  name: string;
  /** `file:line`, relative to the repository if inside it; "" for native code. */
  place: string;
  ms: number;
}

/** Self times of the functions of one thread, longest first. Idle time is left out; garbage collection is not. */
export function selfTimes(profile: CpuProfile, root: string): SelfTime[] {
  const functions = new Map<number, SelfTime>();
  const byPlace = new Map<string, SelfTime>();
  for (const { id, callFrame } of profile.nodes) {
    const { functionName, url, lineNumber } = callFrame;
    const file = url.startsWith("file:") ? relative(root, fileURLToPath(url)) : url;
    const place = file ? `${file}:${lineNumber + 1}` : "";
    const name = functionName || "(anonymous)";
    const key = `${name} ${place}`;
    const known = byPlace.get(key) ?? { name, place, ms: 0 };
    byPlace.set(key, known);
    functions.set(id, known);
  }
  profile.samples.forEach((id, index) => {
    functions.get(id)!.ms += (profile.timeDeltas[index] ?? 0) / 1000;
  });
  return [...byPlace.values()]
    .filter(({ name, ms }) => ms > 0 && name !== "(idle)" && name !== "(root)")
    .sort((a, b) => b.ms - a.ms);
}

/** Self times summed up by origin: a package, a folder of the engine, WebAssembly, Node. */
export function timesByPart(times: readonly SelfTime[]): SelfTime[] {
  const parts = new Map<string, SelfTime>();
  for (const { name, place, ms } of times) {
    const part = partOf(name, place);
    const known = parts.get(part) ?? { name: part, place: "", ms: 0 };
    known.ms += ms;
    parts.set(part, known);
  }
  return [...parts.values()].sort((a, b) => b.ms - a.ms);
}

/** Native code has no location; its origin is the name of the function. */
function partOf(name: string, place: string): string {
  const bought = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(place)?.[1];
  const own = /packages\/(quire)\/dist\/(\w+)/.exec(place)?.slice(1).join("/");
  const node = /^node:[^:]*/.exec(place)?.[0];
  return bought ?? own ?? node ?? (place.startsWith("wasm:") ? "WebAssembly" : place || name);
}

/** Profile a cold build of a tree, and format a table of the most expensive functions of each thread. */
export async function profileBuild(tree: Tree, functions = 25): Promise<string> {
  const folder = join(tree.dir, "..", "profiles");
  forgetBuild(tree.dir);
  const { seconds, report } = await buildSite(tree.dir, {
    nodeFlags: ["--cpu-prof", `--cpu-prof-dir=${folder}`],
  });
  const stages = Object.entries(report.seconds).map(([name, took]) => `${name} ${took.toFixed(2)}`);
  const parts = [
    `Profiled cold build of ${tree.pages.toLocaleString("en")} pages: ${seconds.toFixed(2)} s (${stages.join(", ")})`,
  ];
  for (const file of readdirSync(folder).sort((a, b) => threadOf(a) - threadOf(b))) {
    const profile = JSON.parse(readFileSync(join(folder, file), "utf8")) as CpuProfile;
    const times = selfTimes(profile, resolve("."));
    const total = times.reduce((sum, { ms }) => sum + ms, 0);
    const table = (head: string, of: readonly SelfTime[]) =>
      markdownTable(
        [head, "self ms", "share", "place"],
        of
          .slice(0, functions)
          .map(({ name, place, ms }) => [
            name.slice(0, 40),
            `${Math.round(ms)}`,
            `${((ms / total) * 100).toFixed(1)} %`,
            place,
          ]),
      );
    parts.push(`Thread ${threadOf(file)}: ${Math.round(total)} ms at work`);
    parts.push(table("part", timesByPart(times)), table("function", times));
  }
  return parts.join("\n\n");
}

/** The thread number in the file name of a profile: date, time, process, thread, sequence. */
function threadOf(file: string): number {
  return Number(file.split(".")[4]);
}
