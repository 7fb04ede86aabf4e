import path from "node:path";
import { getVariableValues, Kind, parse } from "graphql";
import type { Problem } from "quire";
import { describe, expect, it } from "vitest";
import { exampleContexts } from "../graphql/example-context.ts";
import { loadGraphql } from "../graphql/load-graphql.ts";
import type { GraphqlPages } from "../graphql/reference.ts";
import { versions } from "../versions.ts";
import { loadMetamodel } from "./metamodel.ts";
import { samples } from "./samples.ts";

const siteDir = path.join(import.meta.dirname, "../..");

describe.each(versions)("$label", ({ data }) => {
  const problems: Problem[] = [];
  const { schema } = loadGraphql(siteDir, data, problems)!;
  const model = loadMetamodel(siteDir, data, problems);
  const entities = [...model.entities.values()];
  const contextOf = exampleContexts(entities);
  const pages = { schema, contextOf } as GraphqlPages;
  const described = entities.filter(({ mutations }) => mutations?.[0] === "updateDescription");

  it("describes, on the page of an entity, an asset of its type", () => {
    expect(described.length).toBeGreaterThan(5);
    for (const entity of described) {
      const write = /title="Write"\n([^`]+)```\n+```json title="Variables"\n([^`]+)```/.exec(
        samples(model, pages, entity),
      )!;
      const variables = JSON.parse(write[2]!) as { input: Record<string, unknown> };
      const column = entity.name === "schemaField";
      expect(variables.input).toEqual({
        description: entity.write?.value.description ?? expect.any(String),
        resourceUrn: column ? expect.stringMatching(/^urn:li:dataset:/) : entity.urn,
        ...(column && { subResourceType: "DATASET_FIELD", subResource: "amount" }),
      });
      const [operation] = parse(write[1]!).definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
      expect(
        getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors,
      ).toBeUndefined();
    }
  });

  it("keeps, where it changes an aspect, the fields that it does not name", () => {
    const written = entities.filter(({ write }) => write);
    expect(written.length).toBeGreaterThan(20);
    for (const entity of written) {
      const { aspect, value } = entity.write!;
      const text = samples(model, pages, entity);
      const [, program = "", post = ""] = /```bash title="Change a part"[^`]+jq '([^']+)'([^`]+)```/.exec(
        text,
      )!;
      const [, part = ""] = new RegExp(
        `^\\[\\{ urn, ${aspect}: \\{ value: \\(\\.${aspect}\\.value \\+ (\\{[^]+\\})\\) \\} \\}\\]$`,
      ).exec(program)!;
      expect(value).toMatchObject(JSON.parse(part) as Record<string, unknown>);
      expect(part).not.toBe("{}");
      expect(post).toContain(`-X POST "http://localhost:8080/openapi/v3/entity/${entity.name}?async=false"`);
      const python = /```python\n([^`]+)```/.exec(text)![1]!;
      expect(python).toMatch(/^aspect = graph\.get_aspect\(.*\)$/m);
      expect(python).toMatch(
        /^if aspect is None:\n {4}aspect = \w+Class\(.*\)\n(?:aspect\.\w+ = .*\n)+graph\.emit/m,
      );
    }
  });
});
