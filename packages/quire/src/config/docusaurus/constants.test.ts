import { afterEach, expect, it } from "vitest";
import { WrittenConfig } from "../../../fixtures/written-config.ts";
import { readConstants } from "./constants.ts";

const site = new WrittenConfig(["docs", "blog", "src/pages"]);

afterEach(() => {
  delete process.env.QUIRE_TEST_ELM;
});

/** The constants of a site with a plugin that adds these to webpack. */
const read = (plugins: () => unknown[]) =>
  readConstants(
    { plugins: [() => ({ name: "DefinePlugin", configureWebpack: () => ({ plugins: plugins() }) })] },
    "/site",
  );

class DefinePlugin {
  constructor(readonly definitions: object) {}
}
class EnvironmentPlugin {
  readonly keys: string[];
  constructor(readonly defaultValues: object) {
    this.keys = Object.keys(defaultValues);
  }
}

it("takes what webpack would replace, by names and their members, but not what the engine sets", async () => {
  const definitions = {
    LEAF: JSON.stringify("green"),
    TREE: { age: 7, "old age": 8 },
    "process.env": { API: '"https://elm.example"', NODE_ENV: '"test"' },
    "typeof window": '"object"',
    process: "{}",
    WHEN: () => "now",
  };
  expect(await read(() => [new DefinePlugin(definitions), {}, null])).toEqual({
    LEAF: '"green"',
    "TREE.age": "7",
    "process.env.API": '"https://elm.example"',
  });
});

it("takes environment variables, and the values that they have by default", async () => {
  process.env.QUIRE_TEST_ELM = "wych";
  const variables = { QUIRE_TEST_ELM: "none", QUIRE_TEST_ASH: "grey" };
  expect(await read(() => [new EnvironmentPlugin(variables)])).toEqual({
    "process.env.QUIRE_TEST_ELM": '"wych"',
    "process.env.QUIRE_TEST_ASH": '"grey"',
  });
});

it("takes no constants of plugins that fail", async () => {
  const fails = () => {
    throw new Error("No webpack");
  };
  expect(await read(fails)).toEqual({});
});

it("takes them where webpack is not installed", async () => {
  process.env.QUIRE_TEST_ELM = "wych";
  site.write(
    "docusaurus.config.js",
    `const webpack = require("webpack-that-is-missing");
module.exports = {
  title: "T",
  url: "https://t.example.com",
  plugins: [
    function own() {
      const { EnvironmentPlugin } = webpack;
      return {
        name: "own",
        configureWebpack: () => ({
          plugins: [
            new webpack.DefinePlugin({ LEAF: JSON.stringify("green") }),
            new EnvironmentPlugin(["QUIRE_TEST_ELM"]),
            new EnvironmentPlugin("QUIRE_TEST_ELM", "QUIRE_TEST_ASH"),
            new EnvironmentPlugin({ QUIRE_TEST_OAK: null }),
          ],
        }),
      };
    },
  ],
};
`,
  );
  expect((await site.load()).config.constants).toEqual({
    LEAF: '"green"',
    "process.env.QUIRE_TEST_ELM": '"wych"',
    "process.env.QUIRE_TEST_ASH": "undefined",
    "process.env.QUIRE_TEST_OAK": "null",
  });
});
