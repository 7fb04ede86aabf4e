import path from "node:path";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import type { Problem } from "quire";
import { beforeAll, expect, it } from "vitest";
import { loadMetamodel } from "../entities/metamodel.ts";
import { hasPage } from "../entities/model-pages.ts";
import { loadGraphql } from "../graphql/load-graphql.ts";
import { versions } from "../versions.ts";

const siteDir = path.join(import.meta.dirname, "../..");

/** How many of each there are in DataHub, by version. */
const expected: Record<string, Record<string, number>> = {
  Next: {
    entities: 62,
    "entity pages": 61,
    aspects: 222,
    "timeseries aspects": 10,
    records: 189,
    enums: 83,
    typerefs: 25,
    queries: 94,
    mutations: 148,
    objects: 472,
    inputs: 258,
    "GraphQL fields": 3130,
    interfaces: 7,
    unions: 7,
    "GraphQL enums": 99,
    scalars: 5,
  },
  "1.1.0": {
    entities: 58,
    "entity pages": 57,
    aspects: 211,
    "timeseries aspects": 10,
    records: 168,
    enums: 77,
    typerefs: 25,
    queries: 89,
    mutations: 131,
    objects: 428,
    inputs: 225,
    "GraphQL fields": 2818,
    interfaces: 6,
    unions: 7,
    "GraphQL enums": 90,
    scalars: 5,
  },
};

const counted: Record<string, Record<string, number>> = {};
const problems: Problem[] = [];

beforeAll(() => {
  for (const { label, data } of versions) counted[label] = count(data);
  console.table(counted);
}, 60_000);

function count(data: string): Record<string, number> {
  const { entities, aspects, records, enums, typerefs } = loadMetamodel(siteDir, data, problems);
  const { schema } = loadGraphql(siteDir, data, problems)!;
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const objects = types.filter(isObjectType).filter((type) => !roots.includes(type));
  const inputs = types.filter(isInputObjectType);
  return {
    entities: entities.size,
    "entity pages": [...entities.values()].filter(hasPage).length,
    aspects: aspects.size,
    "timeseries aspects": [...aspects.values()].filter(({ timeseries }) => timeseries).length,
    records: records.size - new Set([...aspects.values()].map(({ record }) => record)).size,
    enums: enums.size,
    typerefs: typerefs.size,
    queries: Object.keys(roots[0]!.getFields()).length,
    mutations: Object.keys(roots[1]!.getFields()).length,
    objects: objects.length,
    inputs: inputs.length,
    "GraphQL fields": [...objects, ...inputs, ...types.filter(isInterfaceType)].reduce(
      (sum, type) => sum + Object.keys(type.getFields()).length,
      0,
    ),
    interfaces: types.filter(isInterfaceType).length,
    unions: types.filter(isUnionType).length,
    "GraphQL enums": types.filter(isEnumType).length,
    scalars: types.filter(isScalarType).length,
  };
}

it("has files without problems", () => {
  expect(problems).toEqual([]);
});

it.each(versions)("has everything that $label has", ({ label }) => {
  expect(counted[label]).toEqual(expected[label]);
});
