#!/usr/bin/env node
process.env.NODE_ENV = "production";

const { run } = await import("./commands.ts");
process.exit(await run(process.argv.slice(2)));
