import { expect, it } from "vitest";
import {
  aspectQuestions,
  entityQuestions,
  identityQuestions,
  reachQuestions,
  relationshipQuestions,
} from "./entity-questions.ts";
import type { Entity } from "./metamodel.ts";
import type { GraphEdge } from "./relationships.ts";

const entity = (title: string, more: Partial<Entity> = {}): Entity => ({
  name: "tea",
  title,
  description: "",
  category: "core",
  area: "data",
  key: "teaKey",
  urn: "urn:li:tea:green",
  aspects: [],
  ...more,
});

it.each([
  ["CorpUser", "what is a corp user"],
  ["DataHubAccessToken", "what is an access token"],
  ["DataHubRole", "what is a DataHub role"],
  ["DataHubOpenAPISchema", "what is an OpenAPI schema"],
  ["ML Feature Table", "what is an ML feature table"],
  ["MLPrimaryKey", "what is an ML primary key"],
  ["ER Model Relationship", "what is an ER model relationship"],
  ["Telemetry", "what is telemetry"],
])("calls %s as readers do", (title, question) => {
  expect(entityQuestions(entity(title))[0]).toBe(question);
});

it("leaves it to a guide to say what a thing is", () => {
  const questions = entityQuestions(entity("Tea", { guides: ["tea"] }));
  expect(questions).toContain("what is the tea entity");
  expect(questions).not.toContain("what is a tea");
});

it("keeps names where a reader types them", () => {
  const asked = identityQuestions(entity("CorpUser"));
  expect(asked).toContain("What does the URN of the CorpUser entity look like?");
  expect(asked).toContain("urn:li:tea");
  expect(asked).toContain("what makes a corp user unique");
});

it("asks only for what an entity has", () => {
  const edge: GraphEdge = { from: "tea", name: "MadeOf", to: ["leaf"], aspects: ["brew"], lineage: true };
  expect(relationshipQuestions(entity("Tea"), [edge], [])).toContain("Does a tea take part in lineage?");
  expect(relationshipQuestions(entity("Tea"), [], [edge])).not.toContain("Does a tea take part in lineage?");
  expect(relationshipQuestions(entity("Tea"), [edge], [])).not.toContain("Which entities point at a tea?");

  const bare = reachQuestions(entity("Tea"), false);
  expect(bare.filter((question) => /GraphQL type|create|aspect of|source|connector/.test(question))).toEqual(
    [],
  );
  const write = { aspect: "brew", value: {} };
  const full = reachQuestions(entity("Tea", { write, graphql: { type: "Tea" } }), true);
  expect(full).toEqual(
    expect.arrayContaining([
      "GraphQL type for Tea",
      "create or change a tea from code",
      "does writing replace the whole aspect of a tea?",
      "Where do tea records come from?",
    ]),
  );

  const brew = { name: "brew", record: "Brew", description: "", fields: {} };
  expect(aspectQuestions(brew, 2)).toEqual(["brew", "fields of brew", "What does brew hold?"]);
  expect(aspectQuestions({ ...brew, deprecated: true }, 1)).toContain("Is brew deprecated?");
  expect(aspectQuestions(brew, 3)).toEqual([]);
});
