import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Problem } from "quire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layOut } from "./explorer-layout.ts";
import { loadMetamodel, type Metamodel } from "./metamodel.ts";
import { relationshipsOf } from "./relationships.ts";
import { areas } from "./schema.ts";
import { namesIn } from "./type-names.ts";
import { partsOf } from "./urn.ts";

const website = path.join(import.meta.dirname, "../..");
let siteDir: string;
let model: Metamodel;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "model-"));
  for (const folder of ["entities", "aspects", "types"])
    cpSync(path.join(website, "data/next", folder), path.join(siteDir, "data/next", folder), {
      recursive: true,
    });
  model = loadMetamodel(siteDir, "data/next", []);
}, 60_000);
afterAll(() => rmSync(siteDir, { recursive: true }));

/** What is told when words in a file are others; the file is put back. */
function problemsWith(file: string, words: string, by: string): string[] {
  const full = path.join(siteDir, "data/next", file);
  const text = readFileSync(full, "utf8");
  expect(text).toContain(words);
  writeFileSync(full, text.replace(words, by));
  const problems: Problem[] = [];
  loadMetamodel(siteDir, "data/next", problems);
  writeFileSync(full, text);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("a wrong file is told of, with its line", () => {
  it.each([
    [
      "entities/tag.yaml",
      "category: core",
      "category: coer",
      /^data\/next\/entities\/tag\.yaml:\d+ `category`/,
    ],
    ["entities/tag.yaml", "  - ownership", "  - ownershp", /tag\.yaml:\d+ There is no aspect `ownershp`/],
    ["entities/tag.yaml", "urn:li:tag:pii", "urn:li:tg:pii", /tag\.yaml:\d+ `urn:li:tg:pii` is no URN/],
    [
      "entities/chart.yaml",
      "(looker,revenue_by_month)",
      "(looker)",
      /chart\.yaml:\d+ `urn:li:chart:\(looker\)` is no URN/,
    ],
    ["entities/tag.yaml", "{ name: PII", "{ nme: PII", /tag\.yaml:\d+ `tagProperties` has no field `nme`/],
    ["aspects/ownership.yaml", "array[Owner]", "array[Ownr]", /ownership\.yaml:6 There is no type `Ownr`/],
    [
      "aspects/container.yaml",
      "to: [container]",
      "to: [contaner]",
      /container\.yaml:\d+ There is no entity `contaner`/,
    ],
    [
      "aspects/tagProperties.yaml",
      'description: "What people',
      '# "What people',
      /tagProperties\.yaml:1 `description`: say what the aspect holds/,
    ],
    [
      "types/test.yaml",
      ", description: URN of the test.",
      "",
      /test\.yaml:\d+ `records\.TestResult\.fields\.test\.description` is missing/,
    ],
    [
      "types/test.yaml",
      "    description: The definition of a metadata test.\n",
      "",
      /test\.yaml:\d+ `records\.TestDefinition\.description` is missing/,
    ],
    ["types/common.yaml", "TagUrn", "TugUrn", /common\.yaml:\d+ There is no type `TugUrn`/],
  ])("%s: %s", (file, words, by, told) => {
    const problems = problemsWith(file, words, by);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatch(told);
  });
});

describe("relationships", () => {
  it("come from fields of aspects, and of the records in them", () => {
    const dataset = relationshipsOf(model, model.entities.get("dataset")!);
    const named = Object.fromEntries(dataset.map((one) => [one.name, one]));
    expect(named.OwnedBy).toMatchObject({
      to: ["corpuser", "corpGroup"],
      aspects: ["ownership"],
      lineage: false,
    });
    expect(named.DownstreamOf).toMatchObject({ aspects: ["upstreamLineage"], lineage: true });
    expect(named.IsPartOf).toMatchObject({ to: ["container"] });
    expect(named.AssociatedWith).toMatchObject({
      to: ["domain", "application", "role"],
      aspects: ["domains", "applications", "access"],
    });
  });
});

describe("the drawing", () => {
  it("gives each entity a place of its own", () => {
    const entities = [...model.entities.values()];
    const { nodes, width, height } = layOut(
      entities.map(({ name, area }) => ({ name, area })),
      areas,
    );
    expect(nodes.map(({ name }) => name).sort()).toEqual(entities.map(({ name }) => name).sort());
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(entities.length);
    for (const { x, y } of nodes) {
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  });
});

it("reads the parts of a URN", () => {
  expect(partsOf("urn:li:tag:a:b")).toEqual(["a:b"]);
  expect(partsOf("urn:li:dataset:(urn:li:dataPlatform:x,a.b,PROD)")).toEqual([
    "urn:li:dataPlatform:x",
    "a.b",
    "PROD",
  ]);
  expect(partsOf("urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,a,PROD),id)")).toHaveLength(2);
});

it("reads the names in a type", () => {
  expect(namesIn("map[string, array[Urn]]")).toEqual(["map", "string", "array", "Urn"]);
  expect(namesIn("union[costId: double, costCode: string]")).toEqual(["union", "double", "string"]);
});
