// What the TypeScript compiler leaves to do: the engine's style sheets, the patterns of its highlighter, and the
// right to run its program.
import { chmodSync, cpSync, writeFileSync } from "node:fs";
import { translateGrammars } from "../packages/quire/dist/markdown/grammar-patterns.js";

for (const folder of ["theme/styles", "search/browser", "ask/browser"]) {
  cpSync(`packages/quire/src/${folder}`, `packages/quire/dist/${folder}`, {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
}
writeFileSync("packages/quire/dist/markdown/patterns.json", JSON.stringify(await translateGrammars()));
chmodSync("packages/quire/dist/cli.js", 0o755);
