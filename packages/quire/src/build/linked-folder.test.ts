import { symlinkSync } from "node:fs";
import { expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";

it("builds a site that links to a folder of documents beside it, with the components that these import", {
  timeout: 60_000,
}, async () => {
  const site = new CopiedSite();
  const beside = new CopiedSite();
  site.configure("autoIslands: true,");
  symlinkSync(beside.folder, site.file("docs"));
  beside.write("a.mdx", "---\ndescription: d\n---\n\n# A\n\nimport Dial from './dial';\n\n<Dial />\n");
  beside.write(
    "dial.js",
    "import { useState } from 'react';\nimport more from 'more';\nexport default () => { const [at] = useState(3); return <b>{at + more}</b>; };\n",
  );
  // Packages are those of the site.
  site.write("node_modules/more/package.json", '{ "main": "index.js" }');
  site.write("node_modules/more/index.js", "module.exports = 1;\n");
  const { exitCode, problems } = await site.build();
  beside.remove();
  expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
  expect(site.output("docs/a.html")).toMatch(/<quire-island[^>]*><b>4<\/b>/);
  site.remove();
});
