// Measures Quire: compiles the engine when its source is newer than what was compiled, then runs bench/run.ts,
// or bench/search.ts or bench/ask.ts when the first argument names one of them.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const compiled = "packages/quire/dist/cli.js";
const named = ["search", "ask"].includes(process.argv[2] ?? "");
const [subject, args] = named ? [process.argv[2], process.argv.slice(3)] : ["run", process.argv.slice(2)];

if (!existsSync(compiled) || newest("packages/quire/src") > statSync(compiled).mtimeMs) {
  process.stderr.write("Compiling the engine.\n");
  execFileSync("npm", ["run", "--silent", "compile"], { stdio: ["ignore", "inherit", "inherit"] });
}
// Node 20 reads no TypeScript: the bundler that the engine brings makes one file of it.
const bundled = path.resolve("node_modules/.cache/quire-bench.mjs");
const bundle = await rolldown({ input: `./bench/${subject}.ts`, platform: "node", external: /^[^./]/ });
await bundle.write({ file: bundled });
await bundle.close();
const { run } = await import(pathToFileURL(bundled).href);
process.exitCode = await run(args);

/** When the youngest file below a folder was written, ms since 1970. */
function newest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((time, entry) => Math.max(time, statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);
}
