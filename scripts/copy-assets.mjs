// What the TypeScript compiler leaves to do: the engine's style sheets, and the right to run its program.
import { chmodSync, cpSync } from "node:fs";

cpSync("packages/quire/src/theme/styles", "packages/quire/dist/theme/styles", { recursive: true });
chmodSync("packages/quire/dist/cli.js", 0o755);
