// What the TypeScript compiler leaves to do: the engine's style sheets, the patterns of its highlighter, and the
// right to run its program; and what it does too much.
import { chmodSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { translateGrammars } from "../packages/quire/dist/markdown/code/grammar-patterns.js";

for (const folder of ["theme/styles", "client", "search/browser", "ask/browser"]) {
  cpSync(`packages/quire/src/${folder}`, `packages/quire/dist/${folder}`, {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
}
// An address that is computed may end in .ts for all the compiler knows. Those that browsers load do not, and what
// looks for it would be in every page's script.
const islands = "packages/quire/dist/client/islands.js";
const helper = /^var __rewriteRelativeImportExtension[\s\S]*?\n};\n/;
const call = /__rewriteRelativeImportExtension\((.*?)\)/;
const code = readFileSync(islands, "utf8");
if (!helper.test(code) || !call.test(code))
  throw new Error(
    `The compiler writes ${islands} otherwise than it did: see what is left to take out of it.`,
  );
writeFileSync(islands, code.replace(helper, "").replace(call, "$1"));
writeFileSync("packages/quire/dist/markdown/patterns.json", JSON.stringify(await translateGrammars()));
chmodSync("packages/quire/dist/cli.js", 0o755);
