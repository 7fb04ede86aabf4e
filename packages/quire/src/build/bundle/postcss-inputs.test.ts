import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../../fixtures/copied-site.ts";

const config = (plugins: string) => `module.exports = {
  title: "Elm", url: "https://elm.example", baseUrl: "/",
  presets: [["classic", { blog: false, theme: { customCss: "./src/elm.css" } }]],
  plugins: [${plugins}],
};`;

/** Makes rules of words in documents, and insists on its directives where a style sheet names its layers. */
const plugin = `const { readFileSync } = require("node:fs");
module.exports = () => ({
  postcssPlugin: "leafwind",
  Once(root, { result }) {
    const directives = new Map();
    root.walkAtRules("leafwind", (rule) => directives.set(rule.params, rule));
    root.walkAtRules("layer", (rule) => {
      if (/^(base|components|utilities)$/.test(rule.params) && !directives.has(rule.params))
        throw rule.error("no directive for " + rule.params);
    });
    const words = readFileSync("docs/a.mdx", "utf8").match(/leaf-\\w+/g);
    directives.get("utilities")?.replaceWith(words.map((word) => "." + word + "{color:" + word.slice(5) + "}").join(""));
  },
});
module.exports.postcss = true;`;

let site: CopiedSite;

beforeAll(() => {
  site = new CopiedSite();
  site.write("docusaurus.config.js", config(""));
  site.write("docs/a.mdx", '# A\n\n<p className="leaf-green">A</p>\n');
  site.write("src/elm.css", "@leafwind utilities;");
  site.write("node_modules/leafwind/index.js", plugin);
});

afterAll(() => site.remove());

/** The rules in the style sheet of all pages that the plugin has made. */
async function rules(): Promise<string[]> {
  const { problems } = await site.build();
  expect(problems).toEqual([]);
  const sheet = /<link rel="stylesheet" href="\/([^"]+)"/.exec(site.output("docs/a.html"))![1]!;
  return [...site.output(sheet).matchAll(/\.leaf-\w+\{color:(\w+)\}/g)].map(([, color]) => color!);
}

it("runs the PostCSS plugins of a site, also when only they or a document change", {
  timeout: 120_000,
}, async () => {
  expect(await rules()).toEqual([]);
  site.write("postcss.config.js", "module.exports = { plugins: { leafwind: {} } };");
  expect(await rules()).toEqual(["green"]);
  site.write("docs/a.mdx", '# A\n\n<p className="leaf-red">A</p>\n');
  expect(await rules()).toEqual(["red"]);

  rmSync(site.file("postcss.config.js"));
  const own = (body: string) =>
    `() => ({ name: "own", configurePostCss(options) { ${body} return options; } })`;
  site.write("docusaurus.config.js", config(own('options.plugins.push(require("leafwind"));')));
  expect(await rules()).toEqual(["red"]);
  site.write("docs/a.mdx", '# A\n\n<p className="leaf-tan">A</p>\n');
  site.write("docusaurus.config.js", config(own("options.plugins = { leafwind: {}, other: false };")));
  expect(await rules()).toEqual(["tan"]);

  // With those that the site lists beside its configuration, which come first.
  site.write(
    "node_modules/barkwind/index.js",
    plugin.replaceAll("leafwind", "barkwind").replace("words.map", '["leaf-rust"].map'),
  );
  site.write("src/elm.css", "@leafwind utilities; @barkwind utilities;");
  site.write("postcss.config.js", 'module.exports = () => ({ plugins: [require("barkwind")] });');
  expect(await rules()).toEqual(["tan", "rust"]);
  rmSync(site.file("postcss.config.js"));

  site.write("docusaurus.config.js", config(own('options.plugins.push(require("pinewind"));')));
  const { problems } = await site.build();
  expect(problems.map(({ code, hint }) => [code, hint])).toContainEqual([
    "docusaurus-setting",
    "Install the packages that it adds to PostCSS.",
  ]);
});
