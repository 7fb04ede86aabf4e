// What the TypeScript compiler leaves to do: the engine's style sheets, and the right to run its program.
import { chmodSync, cpSync } from "node:fs";

for (const folder of ["theme/styles", "search/browser"]) {
  cpSync(`packages/quire/src/${folder}`, `packages/quire/dist/${folder}`, {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
}
chmodSync("packages/quire/dist/cli.js", 0o755);
