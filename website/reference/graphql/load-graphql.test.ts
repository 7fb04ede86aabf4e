import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Problem } from "quire";
import { afterEach, beforeEach, expect, it } from "vitest";
import { versions } from "../versions.ts";
import { graphqlNames } from "../whats-new/graphql-names.ts";
import { loadGraphql } from "./load-graphql.ts";
import { usesOf } from "./used-by.ts";

let siteDir: string;
const folder = "data/next/graphql";

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "graphql-"));
  cpSync(path.join(import.meta.dirname, "../..", folder), path.join(siteDir, folder), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function replace(file: string, words: string, by: string) {
  const full = path.join(siteDir, folder, file);
  const text = readFileSync(full, "utf8");
  expect(text).toContain(words);
  writeFileSync(full, text.replace(words, by));
}

function problemsOf() {
  const problems: Problem[] = [];
  loadGraphql(siteDir, "data/next", problems);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it("divides the schema into topics", () => {
  const { topics, topicOf } = loadGraphql(siteDir, "data/next", [])!;
  const tags = topics.find(({ id }) => id === "tags")!;
  expect(tags.queries).toEqual(["tag"]);
  expect(tags.mutations).toContain("addTag");
  expect(topicOf.get("TagProperties")).toBe("tags");
});

it("tells of a type that does not exist, with file and line", () => {
  replace("tags.graphql", "tag(urn: String!): Tag\n", "tag(urn: String!): Tug\n");
  expect(problemsOf()).toEqual([
    expect.stringMatching(/^data\/next\/graphql\/tags\.graphql:3 Unknown type "Tug"/),
  ]);
});

it("tells of what is no GraphQL, with file and line", () => {
  replace("tags.graphql", "type TagProperties {", "type TagProperties [");
  expect(problemsOf()).toEqual([expect.stringMatching(/tags\.graphql:\d+ Syntax Error/)]);
  const problems: Problem[] = [];
  graphqlNames(siteDir, versions[0]!, problems);
  const known: Problem[] = [];
  loadGraphql(siteDir, "data/next", known);
  expect(problems, "the same words, so that they are reported once").toEqual(known);
});

it("tells of a field that an interface asks for", () => {
  replace("tags.graphql", '  """Its URN, which starts with `urn:li:tag:`."""\n  urn: String!\n', "");
  expect(problemsOf()).toEqual([expect.stringMatching(/\.graphql:\d+ Interface field Entity\.urn expected/)]);
});

it("tells of types and operations without a description", () => {
  replace("tags.graphql", '"""The tags of an asset."""\n', "");
  replace("tags.graphql", '  """Create a tag."""\n', "");
  expect(problemsOf()).toEqual([
    expect.stringMatching(/tags\.graphql:\d+ `createTag` has no description/),
    expect.stringMatching(/tags\.graphql:\d+ `GlobalTags` has no description/),
  ]);
});

it("tells of a topic without a file, and of a file without a topic", () => {
  replace("topics.yaml", "tags:", "labels:");
  expect(problemsOf()).toEqual([expect.stringContaining("There is no topic `tags`")]);
});

it("knows everything that names a type", () => {
  const uses = usesOf(loadGraphql(siteDir, "data/next", [])!.schema);
  expect(uses.get("TagAssociation")).toEqual([{ owner: "GlobalTags", field: "tags" }]);
  expect(uses.get("TagAssociationInput")).toEqual(
    expect.arrayContaining([{ owner: "Mutation", field: "addTag" }]),
  );
  expect(uses.get("Dataset")).toEqual(expect.arrayContaining([{ owner: "Query", field: "dataset" }]));
});
