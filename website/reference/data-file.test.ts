import type { Problem } from "quire";
import { expect, it } from "vitest";
import { z } from "zod";
import { readDataFile } from "./data-file.ts";

const tea = z.strictObject({
  name: z.string(),
  kind: z.enum(["green", "black"]),
  fields: z.record(z.string(), z.strictObject({ type: z.string(), required: z.boolean().optional() })),
});

function read(text: string) {
  const problems: Problem[] = [];
  return { file: readDataFile("data/next/teas/sencha.yml", text, tea, problems), problems };
}

it("reads a file and knows where everything in it stands", () => {
  const { file, problems } = read("name: Sencha\nkind: green\nfields:\n  leaf: { type: string }\n");
  expect(problems).toEqual([]);
  expect(file).toMatchObject({ id: "sencha", value: { fields: { leaf: { type: "string" } } } });
  expect(file!.at(["fields", "leaf", "type"])).toEqual({
    file: "data/next/teas/sencha.yml",
    line: 4,
    column: 17,
  });
  expect(file!.at(["fields", "leaf"], "key")).toMatchObject({ line: 4, column: 3 });
  expect(file!.at(["fields", "none"])).toMatchObject({ line: 4, column: 3 });
});

it("says everything that is wrong at once, with line, column and a hint", () => {
  const { file, problems } = read("kind: blue\nfields:\n  leaf: { typo: string, type: 3 }\n");
  expect(file).toBeUndefined();
  expect(problems.map(({ line, column, message, hint }) => [line, column, message, hint])).toEqual([
    [1, 1, "`name` is missing.", "Write text there."],
    [1, 7, "`kind` has a value that is not known.", "One of `green`, `black`."],
    [3, 31, "`fields.leaf.type` must be text.", undefined],
    [3, 11, "`typo` is not known here.", "Check its spelling, or remove it."],
  ]);
});

it("says where YAML itself is wrong, also where a name is given twice", () => {
  const { problems } = read("name: Sencha\nname: Gyokuro\n");
  expect(problems).toMatchObject([{ line: 2, column: 1, message: "Map keys must be unique." }]);
});

it("reads the same text once, for all versions and topics, and a changed or an invalid one by itself", () => {
  const problems: Problem[] = [];
  const text = "name: Assam\nkind: black\nfields: {}\n";
  const load = (version: string, content: string) =>
    readDataFile(`data/${version}/teas/assam.yml`, content, tea, problems);
  const next = load("next", text)!;
  const old = load("1.1.0", text)!;
  expect(old.value).toBe(next.value);
  expect(old.at(["kind"])).toMatchObject({ file: "data/1.1.0/teas/assam.yml", line: 2 });
  expect(load("1.0.0", text.replace("black", "green"))!.value).toMatchObject({ kind: "green" });
  expect(load("next", text)!.value).toBe(next.value);
  expect(problems).toEqual([]);
  for (const version of ["next", "1.1.0"]) expect(load(version, "name: Assam")).toBeUndefined();
  expect(problems.map(({ file }) => file)).toEqual([
    ...Array(2).fill("data/next/teas/assam.yml"),
    ...Array(2).fill("data/1.1.0/teas/assam.yml"),
  ]);
});
