import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readAliases } from "./aliases.ts";

let root: string;
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), "quire-aliases-")), "site");
  mkdirSync(root);
});
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }));

const read = (config: unknown) => readAliases(config, root);

it("takes folders and files that paths of TypeScript name, but no types and no packages", async () => {
  const file = path.join(root, "jsconfig.json");
  mkdirSync(path.join(root, "node_modules/@elm/cards"), { recursive: true });
  writeFileSync(
    file,
    `{ "compilerOptions": { "baseUrl": "src", /* // */ "paths": {
      "@/*": ["./*"], // "none": ["none"],
      "card": ["parts/card.tsx"], "~up/*": ["../../up/*"], "@site/*": ["../*"], "/*": ["../*"], "./*": ["./*"], "url//*": ["u, ]"],
      "react": ["types/react.d.ts"], "ui/*": ["../node_modules/ui/*"], "@elm/cards": ["../../cards/src"],
    }, } }`,
  );
  expect(await read({})).toEqual({
    "@": "src",
    card: "src/parts/card.tsx",
    "~up": "../up",
    "url/": "src/u, ]",
  });
});

it("takes tsconfig.json where both are there, and no path that leads nowhere", async () => {
  const paths = (entries: string) => `{ "compilerOptions": { "baseUrl": "code", "paths": { ${entries} } } }`;
  writeFileSync(path.join(root, "tsconfig.json"), paths('"#/*": ["./*"], "none/*": []'));
  writeFileSync(path.join(root, "jsconfig.json"), paths('"old/*": ["./*"]'));
  expect(await read({})).toEqual({ "#": "code" });
});

it("takes from the folder of modules what is code and no package, unless paths lead elsewhere", async () => {
  const base = path.join(root, "up/base.json");
  mkdirSync(path.dirname(base));
  writeFileSync(
    base,
    `{ "compilerOptions": { "baseUrl": "../code", "paths": { "card/*": ["./other/*"] } } }`,
  );
  writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify({ extends: base }));
  writeFileSync(path.join(root, "package.json"), `{ "devDependencies": { "sail": "1.0.0" } }`);
  for (const name of ["card", "other", ".hidden", "@scope", "sail", "path", "node_modules"])
    mkdirSync(path.join(root, "code", name), { recursive: true });
  expect(await read({})).toEqual({ card: "code/other", other: "code/other" });
});

it("takes no aliases of a file that cannot be read", async () => {
  writeFileSync(path.join(root, "tsconfig.json"), "paths: none");
  expect(await read(undefined)).toEqual({});
});

it("reads what the file extends, and takes its folder of modules, but no packages", async () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  write(
    "tsconfig.json",
    `{ "extends": ["@elm/tsconfig", "./up/base"], "compilerOptions": { "baseUrl": "./src" } }`,
  );
  write(
    "up/base.json",
    `{ "extends": "../tsconfig.json", "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["./parts/*"] } } }`,
  );
  mkdirSync(path.join(root, "../node_modules/bark"), { recursive: true });
  write("package.json", `{ "dependencies": { "ring": "1.0.0" } }`);
  for (const name of [
    "parts/card.tsx",
    "ring/index.ts",
    "bark/index.ts",
    "leaf.ts",
    "docusaurus.config.ts",
    "build/a.js",
    "a.css",
  ])
    write(`src/${name}`, "");
  expect(await read({})).toEqual({
    "~": "src/parts",
    parts: "src/parts",
    leaf: "src/leaf.ts",
  });
});

it("asks plugins of the site's own what they give webpack", async () => {
  mkdirSync(path.join(root, "plugins"));
  const file = path.join(root, "plugins/more.js");
  writeFileSync(
    file,
    `const { ProvidePlugin } = require("webpack");
module.exports = () => ({ configureWebpack: () => ({
  plugins: [new ProvidePlugin()],
  resolve: { alias: { leaf$: __dirname + "/leaf.js", fs: false, old: "new" } },
}) });`,
  );
  const own = async ({ siteDir }: { siteDir: string }, { folder }: { folder: string }) => ({
    configureWebpack: () => ({ resolve: { alias: { parts: path.join(siteDir, folder) } } }),
  });
  const failing = () => {
    throw new Error("no alias without webpack");
  };
  const aliases = await read({
    plugins: [
      false,
      "some-plugin",
      [own, { folder: "src/parts" }],
      "./plugins/more",
      failing,
      "./plugins/none",
      ["docusaurus-plugin-module-alias", { alias: { "@": path.join(root, "src") } }],
      ["module-alias", { alias: null }],
    ],
  });
  expect(aliases).toEqual({ "@": "src", parts: "src/parts", leaf: "plugins/leaf.js" });
});

it("finds what plugins created where Docusaurus keeps it", async () => {
  const folder = path.join(root, ".quire/cache/generated/mill/default");
  mkdirSync(folder, { recursive: true });
  const mill = (context: { siteDir: string }) => ({
    name: "mill",
    configureWebpack() {
      const alias = {
        "#mill": path.join(context.siteDir, ".docusaurus/mill/default"),
        "#own": `@site/.docusaurus/${this.name}`,
        "#old": path.join(context.siteDir, ".docusaurus/old"),
      };
      return { resolve: { alias } };
    },
  });
  expect(await readAliases({ plugins: [mill] }, root, ["mill"])).toEqual({
    "#mill": ".quire/cache/generated/mill/default",
    "#own": ".quire/cache/generated/mill",
    "#old": ".docusaurus/old",
    "@generated/mill": ".quire/cache/generated/mill",
    "@site/.docusaurus/mill": ".quire/cache/generated/mill",
  });
});

it("takes aliases in the folder of the site, whatever that is called", async () => {
  const odd = path.join(root, "r$&x");
  mkdirSync(odd);
  const plugins = [["docusaurus-plugin-module-alias", { alias: { parts: "@site/src/parts" } }]];
  expect(await readAliases({ plugins }, odd)).toEqual({ parts: "src/parts" });
});
