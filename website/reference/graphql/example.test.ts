import path from "node:path";
import { getNamedType, getVariableValues, Kind, parse, validate } from "graphql";
import type { Problem } from "quire";
import { describe, expect, it } from "vitest";
import { loadMetamodel } from "../entities/metamodel.ts";
import { versions } from "../versions.ts";
import { chosenSelections } from "./chosen-selections.ts";
import { chosenVariables } from "./chosen-variables.ts";
import { exampleOf } from "./example.ts";
import { exampleContexts } from "./example-context.ts";
import { loadGraphql } from "./load-graphql.ts";

const siteDir = path.join(import.meta.dirname, "../..");

describe.each(versions)("$label", ({ data }) => {
  const problems: Problem[] = [];
  const { schema } = loadGraphql(siteDir, data, problems)!;
  const entities = [...loadMetamodel(siteDir, data, problems).entities.values()];
  const contextOf = exampleContexts(entities);
  const operations = (["query", "mutation"] as const).flatMap((kind) => {
    const root = kind === "query" ? schema.getQueryType()! : schema.getMutationType()!;
    return Object.values(root.getFields()).map((field) => ({
      name: field.name,
      example: exampleOf(kind, field, contextOf(field.name, getNamedType(field.type))),
    }));
  });
  const example = (name: string) => operations.find((one) => one.name === name)!.example;

  it("has an example of every operation that the schema accepts, with variables of the right types", () => {
    expect(operations.length).toBeGreaterThan(200);
    const faults = operations.flatMap(({ name, example: { source, variables } }) => {
      const document = parse(source);
      const invalid = validate(schema, document).map((error) => `${name}: ${error.message}`);
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) return [`${name}: no operation`];
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      return [...invalid, ...(errors ?? []).map((error) => `${name}: ${error.message}`)];
    });
    expect(faults).toEqual([]);
  });

  it("leaves no argument with a value that says nothing", () => {
    const empty = operations.filter(({ example: { variables } }) =>
      /"example"/.test(JSON.stringify(variables)),
    );
    expect(empty.map(({ name, example: { variables } }) => `${name} ${JSON.stringify(variables)}`)).toEqual(
      [],
    );
  });

  it("is about what the operation is about", () => {
    expect(example("deleteTag").variables).toEqual({ urn: "urn:li:tag:pii" });
    expect(example("addTag").variables).toMatchObject({ input: { tagUrn: "urn:li:tag:pii" } });
    expect(example("createTag").variables).toMatchObject({ input: { name: "PII" } });
    expect(example("dataset").source).toContain("dataset(urn: $urn) {\n    urn");
  });

  it("makes calls that do what the operation is for, where optional fields decide it", () => {
    expect(example("batchSetDomain").variables).toMatchObject({
      input: { domainUrn: "urn:li:domain:finance" },
    });
    expect(example("batchAssignRole").variables).toMatchObject({
      input: { roleUrn: "urn:li:dataHubRole:Editor" },
    });
    expect(example("aggregateAcrossEntities").source).toContain(
      "aggregations {\n        value\n        count",
    );
    expect(example("getSchemaVersionList").source).toContain("semanticVersionList {\n      semanticVersion");
    expect(example("listMyViews").source).toMatch(/filters \{\s+field\s+condition\s+values\s+\}/);
  });
});

it("chooses variables only for arguments that there are", () => {
  const { data } = versions.find(({ before }) => before)!;
  const { schema } = loadGraphql(siteDir, data, [])!;
  const args = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).flatMap(({ name, args }) => args.map((one) => `${name}.${one.name}`)),
  );
  const chosen = Object.entries(chosenVariables).flatMap(([name, variables]) =>
    Object.keys(variables).map((one) => `${name}.${one}`),
  );
  expect(chosen.filter((one) => !args.includes(one))).toEqual([]);
});

it("chooses selections only for types and operations that there are", () => {
  const { data } = versions.find(({ before }) => before)!;
  const { schema } = loadGraphql(siteDir, data, [])!;
  const known = [
    ...Object.keys(schema.getTypeMap()),
    ...Object.keys(schema.getQueryType()!.getFields()),
    ...Object.keys(schema.getMutationType()!.getFields()),
  ];
  expect(Object.keys(chosenSelections).filter((name) => !known.includes(name))).toEqual([]);
});
