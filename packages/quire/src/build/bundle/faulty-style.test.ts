import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { locateStyleError } from "./faulty-style.ts";

const ofMinifier = new Error("[lightningcss minify] Unexpected token CloseCurlyBracket");

/** Files in a folder of their own. */
function written(files: Record<string, string>): { folder: string; paths: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  });
  return { folder, paths };
}

const find = (error: Error, { folder, paths }: ReturnType<typeof written>) =>
  locateStyleError(error, paths, { configFile: false, root: folder, logLevel: "silent" });

it("finds the style sheet that cannot be minified, and the place in it", async () => {
  const files = written({
    "code.ts": "export const a = {",
    "good.css": ".a { color: red; }",
    "bad.css": ".a { color: red; }\n.b { color: rgb(1; }\n",
  });
  const loc = { file: files.paths[2], line: 2, column: 19 };
  expect(await find(ofMinifier, files)).toMatchObject({ loc });
  const several = Object.assign(new Error("Build failed"), { errors: [ofMinifier] });
  expect(await find(several, files)).toMatchObject({ loc });
});

it("leaves an error that no style sheet has, and one of something else", async () => {
  const good = written({ "good.css": ".a { color: red; }" });
  expect(await find(ofMinifier, good)).toBe(ofMinifier);
  const other = new Error("Something else");
  expect(await find(other, written({ "bad.css": ".b { color: rgb(1; }" }))).toBe(other);
});
