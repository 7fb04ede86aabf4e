import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  firstValue,
  recipeOf,
  recipeOptions,
  type SchemaNode,
  valueAt,
  withOption,
  withoutOption,
  withValue,
} from "./recipe-options.ts";
import { type RecipeValue, writeYaml } from "./recipe-yaml.ts";

const schema: SchemaNode = {
  type: "object",
  required: ["host"],
  properties: {
    host: { type: "string", description: "Where." },
    password: { type: "string", writeOnly: true },
    old: { type: "string", deprecated: true },
    profiling: { type: "object", properties: { enabled: { type: "boolean", default: false } } },
    mode: { enum: ["A", "B"], default: "B" },
    paths: {
      type: "array",
      items: { type: "object", required: ["include"], properties: { include: { type: "string" } } },
    },
    names: { type: "array", items: { type: "string" } },
    since: {
      anyOf: [
        { type: "string", format: "date-time" },
        { type: "string", pattern: "^-" },
      ],
    },
    size: { type: "integer" },
    free: { type: "object" },
  },
};

it("lists what can be set, and leaves out what is deprecated or free", () => {
  const options = recipeOptions(schema);
  expect(options.map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ["host", "text", true],
    ["password", "text", false],
    ["profiling.enabled", "boolean", false],
    ["mode", "choice", false],
    ["paths.include", "text", false],
    ["names", "list", false],
    ["since", "date", false],
    ["size", "integer", false],
  ]);
  const first = Object.fromEntries(options.map((option) => [option.name, firstValue(option, "acme-db")]));
  expect(first).toMatchObject({
    password: `\${ACME_DB_PASSWORD}`,
    "profiling.enabled": true,
    mode: "B",
    size: 1,
  });
  expect(first.since).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

it("sets and removes values without touching the rest", () => {
  const before: RecipeValue = { host: "a", profiling: { enabled: true } };
  const after = withValue(
    withValue(before, ["profiling", "enabled"], undefined),
    ["paths", 0, "include"],
    "x",
  );
  expect(after).toEqual({ host: "a", paths: [{ include: "x" }] });
  expect(before).toEqual({ host: "a", profiling: { enabled: true } });
  expect(valueAt(after, ["paths", 0, "include"])).toBe("x");
  expect(valueAt(after, ["none", "such"])).toBeUndefined();
});

describe("an object that needs some of its fields", () => {
  const options = recipeOptions({
    properties: {
      git: {
        type: "object",
        required: ["repo"],
        properties: { branch: { type: "string", default: "main" }, repo: { type: "string" } },
      },
      sources: {
        type: "array",
        items: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string" }, env: { type: "string" } },
        },
      },
      transport: {
        type: "object",
        required: ["headers"],
        properties: { timeout: { type: "integer" }, headers: { type: "object" } },
      },
    },
  });
  const option = (name: string) => options.find((one) => one.name === name)!;

  it("gets them with its first field, and goes with the last that it needs", () => {
    const git = withOption({ a: 1 }, option("git.branch"), options, "dbt");
    expect(git).toEqual({ a: 1, git: { branch: "main", repo: "" } });
    expect(withoutOption(git, option("git.branch"))).toEqual({ a: 1, git: { repo: "" } });
    expect(withoutOption(git, option("git.repo"))).toEqual({ a: 1 });
    const sources = withOption({}, option("sources.env"), options, "dremio");
    expect(sources).toEqual({ sources: [{ env: "", name: "" }] });
    expect(withoutOption(sources, option("sources.name"))).toEqual({});
  });

  it("is left to the editor where one of them cannot be set here", () => {
    expect(options.map(({ name }) => name)).not.toContain("transport.timeout");
  });
});

it("names the pipeline of a recipe that keeps state", () => {
  const source = (enabled: boolean) => ({ host: "a", stateful_ingestion: { enabled } });
  expect(recipeOf("mysql", source(true))).toEqual({
    source: { type: "mysql", config: source(true) },
    pipeline_name: "mysql-acme",
  });
  expect(recipeOf("mysql", source(false))).toEqual({ source: { type: "mysql", config: source(false) } });
});

it("writes YAML that reads back as what was written", () => {
  const recipe: RecipeValue = {
    source: {
      type: "mysql",
      config: {
        host_port: "mysql.example.com:3306",
        password: `\${MYSQL_PASSWORD}`,
        answer: "yes",
        number: "3306",
        fraction: ".5",
        empty: "",
        list: ["^a.*$", "- b", "c: d", "#e"],
        nothing: [],
        none: {},
        nested: [
          { include: "s3://x/*.csv", sample: true },
          { include: "'q'", deep: { er: 1.5 } },
        ],
        "key with: colon": null,
        trailing: "space ",
      },
    },
  };
  expect(parse(writeYaml(recipe))).toEqual(recipe);
});
