import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withImportedCode } from "./imported-code.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "quire-code-"));
  mkdirSync(path.join(site, "docs"));
  writeFileSync(path.join(site, "docs/a b.js"), "one\ntwo\nthree\nfour\n");
});
afterEach(() => rmSync(site, { recursive: true }));

const filled = (text: string) => withImportedCode("docs/a.md", text, site, site);

it.each([
  ["./a\\ b.js", "one|two|three|four"],
  ["<rootDir>/docs/a\\ b.js#L2-L3", "two|three"],
  ["a\\ b.js#L3-", "three|four"],
  ["a\\ b.js#L-L2", "one|two"],
  ["a\\ b.js#L2", "two"],
])("fills code blocks with lines of %s", (name, lines) => {
  const block = (code: string) =>
    `a\n\n- b\n\n  \`\`\`js title="x" file=${name}\n${code}  \`\`\`\n\nfile=c\n`;
  const code = lines.split("|").map((line) => `  ${line}\n`);
  expect(filled(block(""))).toBe(block(code.join("")));
  expect(filled(block("  old\n"))).toBe(block(code.join("")));
});

it("fills code blocks of files with other line ends, and those that begin an item of a list", () => {
  expect(filled("a\r\n```js file=a\\ b.js#L1\r\n```\r\nb")).toBe("a\n```js file=a\\ b.js#L1\none\n```\nb");
  const item = (code: string) =>
    `1. \`\`\`js file=a\\ b.js#L1-L2\n${code}   \`\`\`\n\n\`\`\`sh\nfile=c\n\`\`\`\n`;
  expect(filled(item(""))).toBe(item("   one\n   two\n"));
});

it("shows no file from outside the repository, but for the folder that the site names", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "quire-code-"));
  writeFileSync(path.join(folder, "secret.env"), "x\n");
  const from = (name: string, root: string) =>
    withImportedCode("docs/a.md", `\`\`\`sh file=${name}\n\`\`\`\n`, site, root);
  for (const name of [
    path.relative(path.join(site, "docs"), path.join(folder, "secret.env")),
    `${folder}/secret.env`,
  ])
    expect(() => from(name, site)).toThrow("outside the repository");
  expect(from("<rootDir>/secret.env", folder)).toContain("\nx\n");
  rmSync(folder, { recursive: true });
});

it("leaves other code blocks alone, and says which file is missing", () => {
  const text = "````md\n```js file=gone.js\n```\n\n```js file=gone.js\n```\n````\n\n```sh\nfile=x\n```\n";
  expect(filled(text)).toBe(text);
  expect(() => filled("a\n\n```js file=gone.js\n```\n")).toThrow("gone.js, which does not exist");
});
