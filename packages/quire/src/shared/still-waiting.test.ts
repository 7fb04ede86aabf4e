import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a process says that runs `code` with the compiled module. */
function saidBy(code: string): string {
  const module = new URL("../../dist/shared/still-waiting.js", import.meta.url).href;
  const program = `import { evenWhereItBlocks } from ${JSON.stringify(module)};\n${code}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stderr;
}

it("says what is waited for where that blocks its thread", () => {
  const blocks = "while (performance.now() < end);";
  const code = (wait: string) =>
    `await evenWhereItBlocks(async () => { const end = performance.now() + 3000; ${wait} }, "a.ts", 200);`;
  expect(saidBy(code(blocks))).toBe("  still waiting for a.ts, which blocks everything else\n");
  expect(saidBy(code(`await null; ${blocks}`))).not.toBe("");
  // The thread that waits says so itself.
  expect(saidBy(code("await new Promise((done) => setTimeout(done, 1500));"))).toBe("");
}, 60_000);
