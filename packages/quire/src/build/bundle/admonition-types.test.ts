import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { admonitionTypes } from "./admonition-types.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "quire-types-"));
});
afterEach(() => rmSync(site, { recursive: true }));

it("finds the kinds of admonitions that a site has components for", () => {
  expect(admonitionTypes(site)).toEqual({});
  mkdirSync(path.join(site, "src/theme/Admonition/Types"), { recursive: true });
  writeFileSync(
    path.join(site, "src/theme/Admonition/Types/index.tsx"),
    `import Types from "@theme-original/Admonition/Types";
import Plan from "./plan";
// export default { gone: Plan };
const Own: Record<string, unknown> = { ...Types, plan: Plan, "saw-mill": (props) => <Plan a={1} {...props} />, tip: Plan, fieldElm: Plan,
  oak: (props) => <Plan title="Leaf, root: bark" {...props}><b>Grows, ash</b>, elm</Plan>, ["pine"]: [Plan, beech][0] };
export default Own;
`,
  );
  const file = "src/theme/Admonition/Types/index.tsx";
  expect(admonitionTypes(site)).toEqual({
    ":::plan": `${file}#default.plan`,
    ":::saw-mill": `${file}#default.saw-mill`,
    ":::tip": `${file}#default.tip`,
    ":::fieldelm": `${file}#default.fieldElm`,
    ":::oak": `${file}#default.oak`,
  });
});
