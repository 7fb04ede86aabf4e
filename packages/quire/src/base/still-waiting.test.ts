import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** What a process says that runs `code` with the compiled module. */
async function saidBy(code: string): Promise<string> {
  const module = new URL("../../dist/base/still-waiting.js", import.meta.url).href;
  const program = `import { evenWhereItBlocks } from ${JSON.stringify(module)};\n${code}`;
  return (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program])).stderr;
}

it("says what is waited for where that blocks its thread", async () => {
  const blocks = "while (performance.now() < end);";
  const code = (wait: string) =>
    `await evenWhereItBlocks(async () => { const end = performance.now() + 3000; ${wait} }, "a.ts", 200);`;
  const [atOnce, later] = await Promise.all([saidBy(code(blocks)), saidBy(code(`await null; ${blocks}`))]);
  expect(atOnce).toBe("  still waiting for a.ts, which blocks everything else\n");
  expect(later).not.toBe("");
  // The thread that waits says so itself.
  expect(await saidBy(code("await new Promise((done) => setTimeout(done, 1500));"))).toBe("");
}, 60_000);
