import { afterAll, beforeAll, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import type { Problem } from "../base/problem.ts";

/** A Docusaurus tree with a plugin of its own that writes files, which documents and components import. */
const files: Record<string, string> = {
  "docusaurus.config.js": `const path = require("path");
const grove = ({ siteDir }) => ({
  name: "grove",
  configureWebpack() {
    return { resolve: { alias: { "#grove": path.join(siteDir, ".docusaurus", this.name, "default") } } };
  },
  async contentLoaded({ actions }) {
    await actions.createData("ages.json", "[7, 9]");
    await actions.createData("oak.mdx", "An **oak**.");
    actions.addRoute({ path: "/grove", component: "@site/src/ages.jsx" });
  },
});
module.exports = {
  title: "Elm", url: "https://elm.example", baseUrl: "/",
  plugins: [grove],
  presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
};`,
  "docs/index.mdx": `import ages from "@generated/grove/default/ages.json";
import Oak from "@site/.docusaurus/grove/default/oak.mdx";
import Ages from "../src/ages.jsx";

# Elm

{ages.length} trees. <Ages />

<Oak />
`,
  "src/ages.jsx": `import ages from "@site/.docusaurus/grove/default/ages.json";
import same from "#grove/ages.json";
export default () => <i>{ages.join()} of {same.length}</i>;
`,
};

let site: CopiedSite;
let problems: Problem[];

beforeAll(async () => {
  site = new CopiedSite();
  for (const [name, text] of Object.entries(files)) site.write(name, text);
  problems = (await site.build()).problems;
}, 60_000);

afterAll(() => site.remove());

it("finds the files that plugins create where Docusaurus has them", () => {
  expect(site.output("index.md")).toContain("2 trees. *7,9 of 2*");
  expect(site.output("index.md")).toContain("An **oak**.");
});

it("says what of such a plugin is used, and that its pages are missing", () => {
  expect(problems).toMatchObject([
    {
      code: "docusaurus-setting",
      hint: "Quire uses only the files that it writes with `createData`. Its pages are missing. For that reason, links to missing pages are only warnings.",
    },
  ]);
});
