#!/usr/bin/env node
import { ownExit } from "./own-exit.ts";

process.env.NODE_ENV = "production";

const streams = [process.stdout, process.stderr];
// Whoever reads may have heard enough.
for (const stream of streams) stream.on("error", () => undefined);
const exit = ownExit();
let ended = false;
process.on("exit", (code) => {
  // An error has been told of; else nothing is left that could go on.
  if (ended || code === 1) return;
  process.stderr.write(
    "Code of the site waits for what never comes: look for a promise that nothing resolves.\n",
  );
  process.exitCode = 1;
});
const { run } = await import("./commands.ts");
const code = await run(process.argv.slice(2));
// What is still on its way through a pipe would be lost.
await Promise.all(streams.map((stream) => new Promise((sent) => stream.write("", sent))));
ended = true;
exit(code);
