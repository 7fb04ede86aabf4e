// Everything the repository can check about itself: `npm test`. Ends with a line that counts the tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { root } from "./prepare.mjs";

const results = mkdtempSync(path.join(tmpdir(), "quire-test-"));
let passed = 0;
let failed = 0;

/** Run one check that either passes or fails. */
function check(name, entry, args) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(root, entry), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  if (status === 0) passed++;
  else failed++;
}

/** Run a suite of tests and count them. */
function suite(name, config) {
  console.log(`\n── ${name}`);
  const report = path.join(results, `${name}.json`);
  const args = [
    "run",
    "--config",
    config,
    "--reporter=dot",
    "--reporter=json",
    `--reporter=${path.join(root, "scripts/tried-again.mjs")}`,
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, "node_modules/vitest/vitest.mjs"), ...args],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, NO_COLOR: "1", CHROME_PATH: browser },
    },
  );
  if (!existsSync(report)) {
    failed++;
    return;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  passed += numPassedTests;
  // A file that cannot be run fails as a suite without a test.
  failed += numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites));
}

const browser = findBrowser();
check("types", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.json"]);
check("lint and format", "node_modules/@biomejs/biome/bin/biome", ["check", "."]);
suite("unit", "vitest.config.ts");
check("website", "packages/quire/dist/cli.js", ["build", "website"]);
suite("browser", "e2e/vitest.config.ts");

rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
