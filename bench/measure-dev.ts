import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { editFile, middleOf, withParagraph } from "./edits.ts";
import type { Tree } from "./measure-builds.ts";
import { type Measurement, rowsAbout } from "./measurement.ts";
import { collect, ended, forgetBuild, plainEnvironment, quire } from "./quire-command.ts";

const MARK = "edit-on-screen-";
const TIMEOUT_MS = 60_000;

interface DevServer {
  /** Milliseconds from starting the process until the first page was received. */
  startMs: number;
  /** URL of that page. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Measure the development server: the time until it serves a page, and from an edit until it is visible in a
 * browser. Empty if the server does not exist; without edits if there is no browser.
 */
export async function measureDev(tree: Tree, runs: number): Promise<Measurement[]> {
  if (!existsSync(join(dirname(quire), "dev/dev.js"))) return [];
  const row = rowsAbout(tree, "ms");
  const starts = { cold: [] as number[], warm: [] as number[] };
  for (let run = 0; run < runs; run++) {
    for (const kind of ["cold", "warm"] as const) {
      if (kind === "cold") forgetBuild(tree.dir);
      const server = await startServer(tree);
      starts[kind].push(server.startMs);
      await server.stop();
    }
  }
  const edits = await measureEdits(tree, Math.max(5, runs));
  return [
    row("dev: start to first page, nothing kept", starts.cold, 1000),
    row("dev: start to first page, again", starts.warm),
    ...(edits.length > 0 ? [row("dev: edit to change on screen", edits, 100)] : []),
  ];
}

async function startServer({ dir }: Tree): Promise<DevServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, [quire, "dev", dir, "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: plainEnvironment(),
  });
  const printed = collect(child);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const end = ended(child);
    child.kill("SIGTERM");
    await end;
  };
  try {
    const said = () => /http:\/\/localhost:\d+/.exec(printed.stdout())?.[0];
    const origin = await until(() => alive(child, printed.stderr) && said());
    const file = relative(join(dir, "docs"), middleOf(dir).page);
    const address = `${origin}/docs/${file.replace(/\.md$/, "")}`;
    await until(async () => {
      const response = await fetch(address).catch(() => undefined);
      return (await response?.text())?.includes("<h1") && response?.ok;
    });
    return { startMs: performance.now() - begun, address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function measureEdits(tree: Tree, edits: number): Promise<number[]> {
  const browser = await openBrowser();
  if (!browser) return [];
  const server = await startServer(tree);
  try {
    const page = await browser.newPage();
    const seen = await watchMarks(page);
    await page.goto(server.address);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit++) {
      const mark = `${MARK}${edit}-`;
      const begun = Date.now();
      editFile(middleOf(tree.dir).page, (text) => withParagraph(text, `This is ${mark} now.`));
      times.push((await until(() => seen.get(mark))) - begun);
      // Like an author, pause before the next change: a server that is still busy would distort its measurement.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return times;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * When each mark first became visible, in ms since 1970: in the first frame after one in which the document
 * contained it.
 */
async function watchMarks(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  await page.exposeFunction("reportMark", (mark: string, time: number) => {
    if (!seen.has(mark)) seen.set(mark, time);
  });
  await page.addInitScript((start) => {
    const pattern = new RegExp(`${start}\\d+-`, "g");
    const known = new Set<string>();
    const look = () => {
      for (const [mark] of (document.body?.textContent ?? "").matchAll(pattern)) {
        if (known.has(mark)) continue;
        known.add(mark);
        requestAnimationFrame(() => {
          (window as unknown as { reportMark(mark: string, time: number): void }).reportMark(
            mark,
            Date.now(),
          );
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, MARK);
  return seen;
}

function alive(child: ChildProcess, stderr: () => string): true {
  if (child.exitCode === null) return true;
  throw new Error(`The development server ended with ${child.exitCode}:\n${stderr()}`);
}

/** Poll every few milliseconds until there is a result. */
async function until<T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const begun = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() - begun > TIMEOUT_MS)
      throw new Error("The development server did not answer in a minute.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
