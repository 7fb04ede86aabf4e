// Measures Quire: runs bench/run.ts, or bench/search.ts, bench/ask.ts or bench/fit.ts when the first argument names it.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./prepare.mjs";

process.chdir(root);
const named = ["search", "ask", "fit"].includes(process.argv[2] ?? "");
const [subject, args] = named ? [process.argv[2], process.argv.slice(3)] : ["run", process.argv.slice(2)];

// Node 20 reads no TypeScript: the bundler that the engine brings makes one file of it.
const { rolldown } = await import("rolldown");
const bundled = path.resolve("node_modules/.cache/quire-bench.mjs");
const bundle = await rolldown({ input: `./bench/${subject}.ts`, platform: "node", external: /^[^./]/ });
await bundle.write({ file: bundled });
await bundle.close();
const { run } = await import(pathToFileURL(bundled).href);
process.exitCode = await run(args);
