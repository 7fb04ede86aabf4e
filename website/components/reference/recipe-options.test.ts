import { expect, it } from "vitest";
import { parse } from "yaml";
import {
  firstValue,
  recipeOf,
  recipeOptions,
  type SchemaNode,
  valueAt,
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
  ]);
  const first = Object.fromEntries(options.map((option) => [option.name, firstValue(option, "acme-db")]));
  expect(first).toMatchObject({ password: `\${ACME_DB_PASSWORD}`, "profiling.enabled": true, mode: "B" });
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
