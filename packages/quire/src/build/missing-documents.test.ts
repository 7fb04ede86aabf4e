import { expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

it("builds a site whose plugin has not written its documents and their sidebar yet, and says what is missing", {
  timeout: 60_000,
}, async () => {
  const site = new CopiedSite();
  const config = (plugins: string) =>
    `module.exports = { title: "Oak", url: "https://oak.example", baseUrl: "/", plugins: [${plugins}],
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]] };\n`;
  site.write("docusaurus.config.js", config('["docusaurus-plugin-typedoc", {}]'));
  site.write(
    "sidebars.js",
    `const api = require("./docs/api/sidebar.cjs");
module.exports = { main: ["a", "api/gone", ...api, { type: "category", label: "API", items: api.items ?? api }] };\n`,
  );
  site.write("docs/a.md", "---\ndescription: d\n---\n\n# A\n");
  const places = async () =>
    (await site.build()).problems.map(({ code, severity, file }) => [code, severity, file]);
  expect(await places()).toEqual([
    ["docusaurus-setting", "warning", "docusaurus.config.js"],
    ["docusaurus-setting", "warning", "sidebars.js"],
    ["sidebar-unknown-doc", "warning", "sidebars.js"],
  ]);
  expect(site.has("docs/a.html")).toBe(true);

  site.write(
    "docs/api/sidebar.cjs",
    'module.exports = [{ type: "link", label: "More", href: "https://more.example" }];\n',
  );
  site.write("docs/api/gone.md", "---\ndescription: d\n---\n\n# Here\n");
  expect(await places()).toEqual([["docusaurus-setting", "warning", "docusaurus.config.js"]]);
  expect(site.output("docs/a.html")).toContain("https://more.example");

  // Where no plugin writes documents, both are mistakes.
  site.write("docusaurus.config.js", config(""));
  site.write("sidebars.js", 'module.exports = { main: ["a", "gone"] };\n');
  expect(await places()).toEqual([["sidebar-unknown-doc", "error", "sidebars.js"]]);
  site.write("sidebars.js", 'module.exports = { main: require("./gone") };\n');
  expect(await places()).toEqual([["module-import", "error", "sidebars.js"]]);
  site.remove();
});
