import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themeSchema } from "../../config/theme-schema.ts";
import { measureLogos } from "./logo-size.ts";

let folder: string;
let files: Map<string, string>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-logo-"));
  files = new Map([["/img/logo.svg", path.join(folder, "logo.svg")]]);
  writeFileSync(
    files.get("/img/logo.svg")!,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"/>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [{ src: "img/logo.svg" }, { width: 300, height: 100 }],
  [
    { src: "/img/logo.svg", width: 60 },
    { width: 60, height: 20 },
  ],
  [
    { src: "/img/logo.svg", height: 20 },
    { width: 60, height: 20 },
  ],
  [
    { src: "/img/logo.svg", width: 5, height: 6 },
    { width: 5, height: 6 },
  ],
])("of %o is %o", (logo, size) => {
  const theme = measureLogos(themeSchema.parse({ navbar: { logo }, footer: { logo } }), files);
  expect(theme.navbar.logo).toMatchObject(size);
  expect(theme.footer?.logo).toMatchObject(size);
});

it("is left open for what is elsewhere", () => {
  const theme = themeSchema.parse({ navbar: { logo: { src: "https://cdn.example.com/logo.svg" } } });
  expect(measureLogos(theme, files)).toEqual(theme);
});
