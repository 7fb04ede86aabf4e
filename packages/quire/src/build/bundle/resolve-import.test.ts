import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resolveImport } from "./resolve-import.ts";

let root: string;
let siteDir: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "quire-imports-"));
  siteDir = path.join(root, "site");
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  };
  write("node_modules/@acme/api/docs/mill.md");
  write("node_modules/@acme/api/logo.svg");
  write("site/node_modules/cups/index.js");
  write("site/parts/lid.tsx");
  write("site/parts/rim.tsx");
  write("site/static/parts/lid.tsx");
  write("site/node_modules/cups.js/index.js");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const none = { staticDirs: [], aliases: {} };
const resolved = (specifier: string) => resolveImport(siteDir, specifier, "docs/page.mdx", none);

it("finds packages that are installed, in the folders around the site too", () => {
  expect(resolved("cups")).toEqual({ kind: "module", ref: "cups" });
  expect(resolved("cups/lid")).toEqual({ kind: "module", ref: "cups/lid" });
  expect(resolved("@acme/api")).toEqual({ kind: "module", ref: "@acme/api" });
});

it("takes what a package holds by its file where the import names the ending", () => {
  expect(resolved("@acme/api/docs/mill.md")).toEqual({
    kind: "document",
    file: "../node_modules/@acme/api/docs/mill.md",
  });
  expect(resolved("@acme/api/logo.svg")).toEqual({
    kind: "module",
    ref: "../node_modules/@acme/api/logo.svg",
  });
  expect(resolved("cups.js")).toEqual({ kind: "module", ref: "node_modules/cups.js" });
});

it("takes the text of files of packages, and of those that aliases name", () => {
  const text = { kind: "text", file: "../node_modules/@acme/api/docs/mill.md" };
  expect(resolved("!!raw-loader!@acme/api/docs/mill.md")).toEqual(text);
  const aliases = { "@mill": "../node_modules/@acme/api/docs/mill.md" };
  expect(resolveImport(siteDir, "!!raw-loader!@mill", "docs/page.mdx", { ...none, aliases })).toEqual(text);
  expect(resolved("!!raw-loader!@acme/api")).toBeUndefined();
  expect(resolved("!!raw-loader!@acme/none/a.txt")).toBeUndefined();
});

it("takes the address of a file where a query or a loader asks for it", () => {
  const address = { kind: "address", file: "node_modules/cups/index.js" };
  expect(resolved("../node_modules/cups/index.js?url")).toEqual(address);
  expect(resolved("!!file-loader!@site/node_modules/cups/index.js")).toEqual(address);
  expect(resolved("./none.js?url")).toBeUndefined();
});

it.each(["react", "react-dom/client", "clsx", "node:path", "quire/theme/x.ts"])(
  "knows %s without its being installed",
  (specifier) => {
    expect(resolved(specifier)).toEqual({ kind: "module", ref: specifier });
  },
);

it.each(["kettles", "@acme/pots", "@components/card", "./none", "@docusaurus/none"])(
  "finds nothing where %s is not installed",
  (specifier) => {
    expect(resolved(specifier)).toBeUndefined();
  },
);

it("looks for what begins with a slash in the static folders, then in the site's own", () => {
  const found = (specifier: string) =>
    resolveImport(siteDir, specifier, "docs/page.mdx", { ...none, staticDirs: ["static"] });
  expect(found("/parts/lid")).toEqual({ kind: "module", ref: "static/parts/lid.tsx" });
  expect(found("/parts/rim")).toEqual({ kind: "module", ref: "parts/rim.tsx" });
});
