import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Problem, QuireError } from "../base/problem.ts";
import { bundleModule } from "./bundle-module.ts";
import { loadedFiles, loadModule } from "./load-module.ts";
import { missingPackageOf } from "./missing-module.ts";

vi.mock(import("./bundle-module.ts"), { spy: true });
const { bundleModule: bundled } =
  await vi.importActual<typeof import("./bundle-module.ts")>("./bundle-module.ts");

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-module-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

const load = (name: string, stubMissing = false) => loadModule(path.join(root, name), { root, stubMissing });

async function problemsOf(work: Promise<unknown>): Promise<readonly Problem[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QuireError);
  return (error as QuireError).problems;
}

const bundles = () =>
  readdirSync(path.join(root, ".quire/cache/modules")).filter((name) => name.endsWith(".mjs"));

describe("loadModule", () => {
  it("loads TypeScript with relative imports and names every file of it", async () => {
    write({
      "quire.config.ts": `import { name } from "./parts/name.ts";\nexport default { title: name as string };`,
      "parts/name.ts": `import data from "../data.json";\nexport const name: string = data.name;`,
      "data.json": `{ "name": "Manual" }`,
    });
    const { module } = await load("quire.config.ts");
    expect(module.default).toEqual({ title: "Manual" });
    expect(loadedFiles(root)).toEqual(
      ["data.json", "parts/name.ts", "quire.config.ts"].map((file) => path.join(root, file)),
    );
  });

  it.each(["", `{ "type": "module" }`, `{ "type": "commonjs" }`])(
    "loads CommonJS with require of files and JSON beside package.json %j",
    async (manifest) => {
      write({
        ...(manifest && { "package.json": manifest }),
        "config.js": `const a = require("./a"); const { n } = require("./n.json"); const p = require("path");
module.exports = { a: a.value, n, base: p.basename(__filename) };`,
        "a.js": `exports.value = "a";`,
        "n.json": `{ "n": 1 }`,
      });
      expect((await load("config.js")).module.default).toEqual({ a: "a", n: 1, base: "config.js" });
    },
  );

  it.each(["module.exports = a;", "export = a;"])(
    "takes TypeScript that imports types for CommonJS: %s",
    async (last) => {
      write({ "a.ts": `import type { A } from "not-there";\n\nconst a: A = { b: 1 };\n${last}\n` });
      const { code } = await bundleModule(path.join(root, "a.ts"), { root, stubMissing: false });
      // An ES module would be run as it is, and find no `module`.
      expect(code).toContain("export default");
    },
  );

  it("takes the exports of CommonJS that was compiled from an ES module", async () => {
    write({ "s.cjs": `Object.defineProperty(exports, "__esModule", { value: true }); exports.default = 4;` });
    expect((await load("s.cjs")).module.default).toBe(4);
  });

  it("requires the default export of an ES module where Docusaurus does, with the others as its properties", async () => {
    write({
      "docusaurus.config.js": `const made = require("./made");
const { b } = require("./named");
module.exports = { made: made(1), a: made.a, same: made.default === made, b, list: require("./list"), c: require("./c.json").c };`,
      "made.ts": "export const a = 1;\nexport default (n: number) => n + 1;\n",
      "named.mjs": "export const b = 2;\n",
      "list.js": "export default [3];\n",
      "c.json": `{ "c": 4, "default": 5 }`,
    });
    const { module } = await load("docusaurus.config.js", true);
    expect(module.default).toEqual({ made: 2, a: 1, same: true, b: 2, list: [3], c: 4 });
    expect(JSON.stringify(module.default)).toContain('"list":[3]');
  });

  it("leaves text alone that looks like a call of require", async () => {
    write({
      "docusaurus.config.js": `const sample = \`const é = require('./made');\`; // require("./made")
module.exports = { sample, made: require("./made").a };`,
      "made.js": "export default { a: 1 };",
    });
    const { module } = await load("docusaurus.config.js", true);
    expect(module.default).toEqual({ sample: "const é = require('./made');", made: 1 });
  });

  it("finds modules by names without their endings", async () => {
    write({ "one.ts": 'export { a } from "./a";\n', "a.mjs": "export const a = 1;\n" });
    expect((await load("one.ts")).module.a).toBe(1);
  });

  it("loads a program, and takes no notice of how TypeScript is set up", async () => {
    write({
      "program.mjs": "#!/usr/bin/env node\nexport default import.meta.filename;\n",
      "typed.ts": "export default 1 as number;\n",
      "tsconfig.json": `{ "extends": "@not/installed", "compilerOptions": { "target": "nonsense" } }`,
    });
    expect((await load("program.mjs")).module.default).toBe(path.join(root, "program.mjs"));
    expect((await load("typed.ts")).module.default).toBe(1);
  });

  it("loads JSON, with a byte order mark too", async () => {
    write({ "sidebars.json": `\uFEFF{ "docs": ["intro"] }` });
    const { module } = await load("sidebars.json");
    expect(module).toEqual({ default: { docs: ["intro"] } });
  });

  it("tells each module its own place, not the bundle's", async () => {
    write({
      "config.js": `const inner = require("./deep/inner");
module.exports = { dir: __dirname, file: __filename, found: require.resolve("./deep/inner"), inner };`,
      "deep/inner.js": `module.exports = __dirname;`,
      "esm.ts": `import { dirname } from "node:path"; import { fileURLToPath } from "node:url";
const __dirname = dirname(fileURLToPath(import.meta.url));
export default [__dirname, import.meta.dirname, import.meta.filename, import.meta.url, "import.meta.url"];`,
    });
    expect((await load("config.js")).module.default).toEqual({
      dir: root,
      file: path.join(root, "config.js"),
      found: path.join(root, "deep/inner.js"),
      inner: path.join(root, "deep"),
    });
    const file = path.join(root, "esm.ts");
    expect((await load("esm.ts")).module.default).toEqual([
      root,
      root,
      file,
      pathToFileURL(file).href,
      "import.meta.url",
    ]);
  });

  it("finds packages of the site, quire itself, and files under @site", async () => {
    write({
      "node_modules/shout/package.json": `{ "name": "shout", "main": "index.js" }`,
      "node_modules/shout/index.js": `module.exports = (text) => text.toUpperCase();`,
      "src/word.ts": `export const word = "word";`,
      "deep/config.ts": `import shout from "shout"; import { defineConfig } from "quire"; import { word } from "@site/src/word";
const name = "shout"; const again = require(name);
export default defineConfig({ title: shout("a"), url: again(word) });`,
    });
    const { module } = await load("deep/config.ts");
    expect(module.default).toEqual({ title: "A", url: "WORD" });
    expect(loadedFiles(root).map((file) => path.relative(root, file))).toContain("src/word.ts");
  });

  it("renders components with React, which the site does not install", async () => {
    write({ "c.tsx": `export default () => <b>bold</b>;` });
    const { module } = await load("c.tsx");
    expect((module.default as () => { type: string })().type).toBe("b");
  });

  it("keeps the bundle until one of its files changes, and believes no damaged one", async () => {
    write({ "a.ts": `import { b } from "./b.ts";\nexport default b;`, "b.ts": `export const b = 1;` });
    expect((await load("a.ts")).module.default).toBe(1);
    const [first] = bundles();
    expect((await load("a.ts")).module.default).toBe(1);
    expect(bundles()).toEqual([first]);
    write({ "b.ts": `export const b = 2;` });
    expect((await load("a.ts")).module.default).toBe(2);
    const second = bundles().find((name) => name !== first)!;
    write({ [`.quire/cache/modules/${second}`]: "export default 3;" });
    await load("a.ts");
    expect(readFileSync(path.join(root, ".quire/cache/modules", second), "utf8")).not.toContain("3");
  });

  it("keeps no bundle of files that were written while they were bundled", async () => {
    write({ "a.ts": `import { b } from "./b.ts";\nexport default b;`, "b.ts": `export const b = 1;` });
    vi.mocked(bundleModule).mockImplementationOnce(async (...settings) => {
      const bundle = await bundled(...settings);
      write({ "b.ts": `export const b = 2;` });
      return bundle;
    });
    expect((await load("a.ts")).module.default).toBe(1);
    expect((await load("a.ts")).module.default).toBe(2);
  });

  it("names line and column of a syntax error", async () => {
    write({ "bad.ts": `export const a = 1;\nexport default { a: , b };`, "first.ts": `export default {,};` });
    expect(await problemsOf(load("bad.ts"))).toMatchObject([
      { code: "module-syntax", file: "bad.ts", line: 2, column: 21 },
    ]);
    expect(await problemsOf(load("first.ts"))).toMatchObject([{ line: 1, column: 17 }]);
  });

  it("names line and column of a mistake in JSON", async () => {
    write({ "a.json": `{\n  "a": }`, "b.ts": `import a from "./a.json";\nexport default a;` });
    expect(await problemsOf(load("a.json"))).toMatchObject([{ file: "a.json", line: 2, column: 8 }]);
    expect(await problemsOf(load("b.ts"))).toMatchObject([{ file: "a.json", line: 2, column: 8 }]);
  });

  it("names an import that is missing, and how to mend it", async () => {
    write({ "a.ts": `import x from "./nope";\nexport default x;`, "b.ts": `\nimport "@scope/x/y";` });
    const [relative] = await problemsOf(load("a.ts"));
    expect(relative).toMatchObject({ code: "module-import", file: "a.ts", line: 1, column: 15 });
    const [bare] = await problemsOf(load("b.ts"));
    expect(bare).toMatchObject({
      code: "module-import",
      line: 2,
      hint: "Install it: `npm install @scope/x`.",
    });
    expect(await problemsOf(load("none.ts"))).toMatchObject([{ code: "module-import" }]);
  });

  it("names the place where a module failed when it ran", async () => {
    write({
      "a.ts": `import "./b.ts";\nexport default 1;`,
      "b.ts": `interface A {}\n\nconst a = {} as any;\n  a.b.c();`,
    });
    for (let times = 0; times < 2; times++) {
      expect(await problemsOf(load("a.ts"))).toMatchObject([{ code: "module-error", file: "b.ts", line: 4 }]);
    }
  });

  it("replaces packages that are not installed when told to", async () => {
    write({
      "c.js": `const theme = require("prism-react-renderer/themes/github");
module.exports = { theme, preset: require.resolve("@docusaurus/preset-classic"), text: \`\${theme.x}\` };`,
      "e.ts": `import { themes as prismThemes } from "prism-react-renderer"; import math from "remark-math";
import type { Config } from "@docusaurus/types";
export default { theme: prismThemes.github, plugins: [math, ...math()] } satisfies Config;`,
    });
    const old = (await load("c.js", true)).module.default as Record<string, unknown>;
    expect(old).toMatchObject({ preset: "@docusaurus/preset-classic", text: "" });
    expect(missingPackageOf(old.theme)).toBe("prism-react-renderer/themes/github");
    const { theme, plugins } = (await load("e.ts", true)).module.default as Record<string, unknown>;
    expect(missingPackageOf(theme)).toBe("prism-react-renderer");
    expect((plugins as unknown[]).map(missingPackageOf)).toEqual(["remark-math"]);
    expect(await problemsOf(load("e.ts"))).toMatchObject([{ code: "module-import" }, {}]);
  });

  it("runs CommonJS that assigns names without declaring them, as Node does", async () => {
    write({ "loose.js": "if (true) {\n  base = '/';\n}\nmodule.exports = { base };" });
    const { module } = await load("loose.js", true);
    expect(module.default).toEqual({ base: "/" });
  });

  it("replaces them as well where an ES module makes its own `require`", async () => {
    write({
      "own.mjs": `import { createRequire } from 'module';
const require = createRequire(import.meta.url);
export default { theme: require("prism-react-renderer/themes/github"), name: require("./own.json").name };`,
      "own.json": `{ "name": "Elm" }`,
    });
    const { theme, name } = (await load("own.mjs", true)).module.default as Record<string, unknown>;
    expect(missingPackageOf(theme)).toBe("prism-react-renderer/themes/github");
    expect(name).toBe("Elm");
  });

  it("uses a package once it is installed", async () => {
    write({ "c.js": `module.exports = require("late");` });
    expect(missingPackageOf((await load("c.js", true)).module.default)).toBe("late");
    write({ "node_modules/late/index.js": "module.exports = 1;" });
    expect((await load("c.js", true)).module.default).toBe(1);
  });
});
