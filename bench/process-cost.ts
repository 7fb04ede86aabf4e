import { readdirSync, readFileSync } from "node:fs";

/** Resources used by a process and its descendants: memory in bytes, each the maximum of all samples. */
export interface ProcessCost {
  /** Sum of resident set sizes; memory shared by two processes counts twice. */
  rss: number;
  /** Sum of proportional set sizes, in which shared memory is divided; 0 if not requested. */
  pss: number;
  /** Sum of the kernel's high-water marks (VmHWM), which miss no spike. */
  highWater: number;
  processes: number;
  /** Seconds of processor time, user and system, up to the last sample. */
  cpu: number;
}

const SAMPLE_MS = 50;
/** Clock ticks a second in Linux's accounting of processor time, on every machine Node runs on. */
const TICKS = 100;

/**
 * Sample a process and its descendants through /proc every 50 ms, until `stop`.
 *
 * @param root process id
 * @param withPss also sum up proportional set sizes, which slows down the sampled processes
 * @returns undefined if there is no /proc
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

/** The process ids of `root` and its descendants. `parents` has the parent of each process. */
export function descendants(root: number, parents: ReadonlyMap<number, number>): number[] {
  const tree = parents.has(root) ? [root] : [];
  for (const pid of tree) {
    for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  }
  return tree;
}

/** Bytes in a line such as `VmRSS:   1234 kB`; 0 if there is none. */
export function kibibytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(text)?.[1] ?? 0) * 1024;
}

/** The parent in the contents of /proc/PID/stat. */
export function parentIn(stat: string): number {
  return Number(fieldsAfterName(stat)[1]);
}

/** Seconds of processor time in the contents of /proc/PID/stat, without descendants; 0 if there are none. */
export function cpuSecondsIn(stat: string): number {
  const fields = fieldsAfterName(stat);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

/** The name is in brackets and may contain any character, so fields are counted from its end. */
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

/** Read a file of a process; "" if the process has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
