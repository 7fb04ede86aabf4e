import { readdirSync, readFileSync } from "node:fs";

/** What a process and all it started used: memory in bytes, each value the greatest that was seen. */
export interface ProcessCost {
  /** Sum over the processes of resident pages; a page that two processes share counts twice. */
  rss: number;
  /** Sum over the processes where a shared page counts in parts; 0 where it was not asked for. */
  pss: number;
  /** Sum over the processes of the kernel's own high-water mark (VmHWM), which misses no spike. */
  highWater: number;
  processes: number;
  /** Seconds of processor time, in the programs and in the system for them, to the last sample. */
  cpu: number;
}

const SAMPLE_MS = 50;
/** Parts of a second that Linux counts processor time in, on every machine Node runs on. */
const TICKS = 100;

/**
 * Watch a process and its descendants through /proc, every 50 ms, until `stop`.
 *
 * @param root process id
 * @param withPss also add up proportional sizes; walking the page tables for them slows what is watched
 * @returns undefined where there is no /proc
 */
export function watchProcess(root: number, withPss: boolean): { stop(): ProcessCost } | undefined {
  if (process.platform !== "linux") return undefined;
  const peak: ProcessCost = { rss: 0, pss: 0, highWater: 0, processes: 0, cpu: 0 };
  const marks = new Map<number, number>();
  const cpu = new Map<number, number>();
  const sample = () => {
    const tree = descendants(root, parentsOfAll());
    let rss = 0;
    let pss = 0;
    for (const pid of tree) {
      const status = readProc(pid, "status");
      rss += kibibytes(status, "VmRSS");
      cpu.set(pid, Math.max(cpu.get(pid) ?? 0, cpuSecondsIn(readProc(pid, "stat"))));
      marks.set(pid, Math.max(marks.get(pid) ?? 0, kibibytes(status, "VmHWM")));
      if (withPss) pss += kibibytes(readProc(pid, "smaps_rollup"), "Pss");
    }
    peak.rss = Math.max(peak.rss, rss);
    peak.pss = Math.max(peak.pss, pss);
    peak.processes = Math.max(peak.processes, tree.length);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      for (const mark of marks.values()) peak.highWater += mark;
      for (const seconds of cpu.values()) peak.cpu += seconds;
      return peak;
    },
  };
}

/** The process ids of `root` and all that came from it. `parents` gives the parent of each process. */
export function descendants(root: number, parents: ReadonlyMap<number, number>): number[] {
  const tree = parents.has(root) ? [root] : [];
  for (const pid of tree) {
    for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  }
  return tree;
}

/** Bytes of a line such as `VmRSS:   1234 kB`; 0 when there is none. */
export function kibibytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(text)?.[1] ?? 0) * 1024;
}

/** The parent in a line of /proc/PID/stat. */
export function parentIn(stat: string): number {
  return Number(fieldsAfterName(stat)[1]);
}

/** Processor seconds in a line of /proc/PID/stat, of the process itself; 0 when there is no line. */
export function cpuSecondsIn(stat: string): number {
  const fields = fieldsAfterName(stat);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

/** The name is in brackets and may hold any character, so fields are counted from behind it. */
function fieldsAfterName(stat: string): string[] {
  return stat
    .slice(stat.lastIndexOf(")") + 1)
    .trim()
    .split(" ");
}

function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readProc(Number(name), "stat");
    if (stat) parents.set(Number(name), parentIn(stat));
  }
  return parents;
}

/** A file of a process, or nothing when the process has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
