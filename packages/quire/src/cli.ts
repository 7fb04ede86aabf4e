#!/usr/bin/env node
process.env.NODE_ENV = "production";

const streams = [process.stdout, process.stderr];
// Whoever reads may have heard enough.
for (const stream of streams) stream.on("error", () => undefined);
const { run } = await import("./commands.ts");
const code = await run(process.argv.slice(2));
// What is still on its way through a pipe would be lost.
await Promise.all(streams.map((stream) => new Promise((sent) => stream.write("", sent))));
process.exit(code);
