import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themeSchema } from "../../config/theme-schema.ts";
import { measureLogos } from "./logo-size.ts";

let folder: string;
let files: Map<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "quire-logo-"));
  files = new Map(
    ["svg", "jpg", "png"].map((ending) => [`/img/logo.${ending}`, path.join(folder, `logo.${ending}`)]),
  );
  writeFileSync(
    files.get("/img/logo.svg")!,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"/>',
  );
  const photograph = sharp({ create: { width: 30, height: 20, channels: 3, background: "#36c" } });
  writeFileSync(
    files.get("/img/logo.jpg")!,
    await photograph.jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  );
  writeFileSync(files.get("/img/logo.png")!, "not a picture");
  files.set("/img/empty.png", path.join(folder, "empty.png"));
  writeFileSync(files.get("/img/empty.png")!, "");
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
  [{ src: "/img/logo.jpg" }, { width: 20, height: 30 }],
])("of %o is %o", async (logo, size) => {
  const theme = await measureLogos(themeSchema.parse({ navbar: { logo }, footer: { logo } }), files);
  expect(theme.navbar.logo).toMatchObject(size);
  expect(theme.footer?.logo).toMatchObject(size);
});

it.each(["https://cdn.example.com/logo.svg", "/img/logo.png", "/img/empty.png"])(
  "is left open for %s",
  async (src) => {
    const theme = themeSchema.parse({ navbar: { logo: { src } } });
    expect(await measureLogos(theme, files)).toEqual(theme);
  },
);
