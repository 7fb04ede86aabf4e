import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Written } from "../../base/problem.ts";
import { placeWritten } from "./written-place.ts";

const siteDir = mkdtempSync(path.join(tmpdir(), "quire-written-"));
afterAll(() => rmSync(siteDir, { recursive: true }));

/** The places of what a text says, as `line:column`. */
function placesIn(text: string, ...all: Written[]): string[] {
  writeFileSync(path.join(siteDir, "file.ts"), text);
  const problems = all.map((written) => ({
    code: "x",
    severity: "error" as const,
    message: "",
    file: "file.ts",
    written,
  }));
  const placed = placeWritten(problems, siteDir);
  for (const problem of placed) expect(problem).not.toHaveProperty("written");
  return placed.map(({ line, column }) => `${line}:${column}`);
}

it("finds a value in quotes, one after the other, and not as a part of another", () => {
  const text = "export default {\n  a: ['gone/b', \"gone\"],\n  b: [`gone`],\n};\n";
  expect(placesIn(text, { value: "gone" }, { value: "gone" }, { value: "no" })).toEqual([
    "2:17",
    "3:7",
    "undefined:undefined",
  ]);
});

it("finds a value after the names that it is meant after, or else elsewhere", () => {
  const text = `[{ label: "faq", items: ["faq", { "id": "faq" }] }, { href: link("/more") }];\n`;
  const id = { value: "faq", after: ["id", ""] };
  expect(placesIn(text, id, id, { value: "/more", after: ["href"] })).toEqual(["1:26", "1:41", "1:66"]);
  expect(placesIn(text, { value: "faq" }, { value: "faq", after: ["label"] })).toEqual(["1:11", "1:11"]);
});

it("finds a name", () => {
  expect(placesIn("labels: 1\nlabel: 2\n", { name: "label" })).toEqual(["2:1"]);
  expect(placesIn("a-label: 1\nlabel: 2\n", { name: "label" })).toEqual(["2:1"]);
  expect(placesIn('{ "a": "label",\n  "label": 2 }\n', { name: "label" })).toEqual(["2:3"]);
});

it("finds a value after its name: beside it, in a list, as a name of an object", () => {
  const text = `redirects: [
  { from: ["/x", "/b"], to: "/a" },
  { from: "/a", to: "/b" },
  { from: "/a", to: "/c" },
],
docs: { lastVersion: "1.0", versions: { current: { label: "9.0" }, "9.0": {} } },
`;
  const from = (value: string, nth?: number) => ({ name: "from", value, nth });
  expect(placesIn(text, from("/a"), from("/b"), from("/a", 1), from("/x y"))).toEqual([
    "3:11",
    "2:18",
    "4:11",
    "undefined:undefined",
  ]);
  expect(
    placesIn(
      text,
      { name: "lastVersion", value: "1.0" },
      { name: "versions", value: "9.0" },
      { name: "versions", value: "current" },
    ),
  ).toEqual(["6:22", "6:68", "6:41"]);
});
