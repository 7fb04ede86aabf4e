import { expect, it } from "vitest";
import { readQuery } from "../search/query.ts";
import { identifiersAsked, isHeadedBy } from "./identifiers.ts";
import { formOf } from "./question.ts";

const asked = (text: string, rarity = 5) => [
  ...identifiersAsked(text, formOf(text), readQuery(`${text} `).words, () => rarity),
];

it("finds the identifier that a question wants looked up", () => {
  for (const [text, term] of [
    ["Which arguments does addTag take?", "addtag"],
    ["default of profiling.max_workers", "profilingmaxworkers"],
    ["What does make_urn return?", "makeurn"],
    ["what does include_lineage do in Snowflake", "includelineage"],
    ["values of the enum FabricType", "fabrictype"],
  ] as const)
    expect([text, ...asked(text)]).toEqual([text, term]);
});

it("finds none in questions about something else", () => {
  for (const text of [
    "How do I add a tag with addTag?",
    "Why does addTag take so long?",
    "addTag fails with a default value",
    "Which values of owners does addTag show to readers of dashboards?",
    "default of the timeout",
    "addTag",
  ])
    expect([text, ...asked(text)]).toEqual([text]);
  expect(asked("Which types of sources does DataHub have?", 1)).toEqual([]);
});

it("knows the heading of an identifier, also as a member", () => {
  const of = new Set(["addtag"]);
  for (const heading of ["addTag", "add_tag", "Graph.add_tag"])
    expect([heading, isHeadedBy(heading, of)]).toEqual([heading, true]);
  for (const heading of ["Add tag", "addTags", "add_tag.Graph", "addTag and removeTag"])
    expect([heading, isHeadedBy(heading, of)]).toEqual([heading, false]);
  expect(isHeadedBy("addTag", new Set())).toBe(false);
});
