#!/usr/bin/env node
import { ownExit } from "./base/own-exit.ts";

process.env.NODE_ENV = "production";

const streams = [process.stdout, process.stderr];
// The reader of a pipe may stop reading.
for (const stream of streams) stream.on("error", () => undefined);
const writers = streams.map((stream) => stream.write.bind(stream));
const exit = ownExit();
let ended = false;
process.on("exit", (code) => {
  // An error has been reported already. Otherwise `run` has not finished, but nothing is left that it could wait for.
  if (ended || code === 1) return;
  process.stderr.write(
    "Code of the site is waiting for something that never happens: look for a promise that is never resolved.\n",
  );
  process.exitCode = 1;
});
const { run } = await import("./commands.ts");
const code = await run(process.argv.slice(2));
// Output that is still buffered for a pipe would be lost.
await Promise.all(writers.map((write) => new Promise((sent) => write("", sent))));
ended = true;
exit(code);
