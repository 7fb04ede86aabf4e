import path from "node:path";
import type { Problem } from "quire";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkRecipe, recipeModules } from "../../checks/recipe-check.ts";
import {
  recipeOf,
  recipeOptions,
  type SchemaNode,
  valueAt,
  withOption,
} from "../../components/reference/recipe-options.ts";
import type { RecipeValue } from "../../components/reference/recipe-yaml.ts";
import { versions } from "../versions.ts";
import counts from "./counts.json" with { type: "json" };
import { loadFieldWords } from "./field-words.ts";
import { recipeSchema } from "./json-schema.ts";
import { loadSources } from "./load-sources.ts";

const site = path.join(import.meta.dirname, "../..");

/** The parts of a recipe's schema that its builder begins with. */
interface BuilderSchema {
  examples: RecipeValue[];
  properties: { source: { properties: { config: SchemaNode } } };
}

/** What of a recipe is looked at besides its fields: one that keeps state does not run without a name. */
interface StarterRecipe {
  source: { type: string; config?: { stateful_ingestion?: { enabled?: boolean } } };
  pipeline_name?: string;
}

describe.each(versions)("sources of $label", (version) => {
  const problems: Problem[] = [];
  const sources = loadSources(site, version, loadFieldWords(site, problems), problems);

  it("are right, and every field has words", () => {
    expect(problems).toEqual([]);
  });

  it("are as many as there are in DataHub", () => {
    const modules = sources.flatMap((source) => Object.values(source.modules));
    const found = {
      sources: sources.length,
      modules: modules.length,
      capabilities: modules.flatMap((module) => Object.keys(module.capabilities ?? {})).length,
      fields: modules.flatMap((module) => Object.keys(module.fields ?? {})).length,
    };
    const known = (counts as Record<string, typeof found>)[version.label];
    console.table({ [`${version.label}: in DataHub`]: known, "on the site": found });
    expect(found, "Count in DataHub, then update reference/sources/counts.json").toEqual(known);
  });

  it("say the defaults inside an object at its fields, not once more at the object", () => {
    const twice = sources.flatMap(({ id, modules }) =>
      Object.values(modules).flatMap(({ fields = {} }) =>
        Object.entries(fields)
          .filter(([name, { default: value }]) => {
            const inside = Object.keys(fields).some((other) => other.startsWith(`${name}.`));
            return inside && Object.keys(Object(value)).length > 0 && !Array.isArray(value);
          })
          .map(([name]) => `${id}: ${name}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it("have recipes to start from that name what exists, with what is needed", () => {
    const modules = recipeModules(sources);
    const faults = sources.flatMap((source) =>
      Object.entries(source.modules).flatMap(([type, { recipe }]) => {
        const parsed: StarterRecipe = parse(recipe);
        expect(parsed.source.type).toBe(type);
        if (parsed.source.config?.stateful_ingestion?.enabled)
          expect(parsed.pipeline_name, type).toBeTruthy();
        return checkRecipe(parsed, modules).map(
          ({ path: at, message }) => `${type} ${at.join(".")}: ${message}`,
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  it("speak of no field that only another version of them has", () => {
    const namesOf = (source: (typeof sources)[number]) =>
      new Set([...source.fields.values()].flat().flatMap((field) => field.path.split(".")));
    const ofOthers = versions
      .filter((other) => other !== version)
      .flatMap((other) => loadSources(site, other, loadFieldWords(site, []), []));
    const faults = sources.flatMap((source) => {
      const own = namesOf(source);
      const foreign = ofOthers
        .filter(({ id }) => id === source.id)
        .flatMap((other) => [...namesOf(other)].filter((name) => !own.has(name)));
      const { overview, needs, limits, modules } = source;
      const text = [overview, needs, limits, ...Object.values(modules).map(({ about }) => about)].join("\n");
      return foreign.filter((name) => text.includes(`\`${name}\``)).map((name) => `${source.id}: ${name}`);
    });
    expect(faults).toEqual([]);
  });

  it("have schemas that accept the spans of time that their words suggest", () => {
    const suggested: SchemaNode[] = [];
    for (const source of sources)
      for (const type of Object.keys(source.modules))
        JSON.stringify(recipeSchema(source, type, ""), (_, node) => {
          if (/ such as -7 days/.test(node?.description)) suggested.push(node);
          return node;
        });
    expect(suggested.length).toBeGreaterThan(5);
    for (const { anyOf } of suggested)
      expect(anyOf?.some(({ pattern }) => pattern && RegExp(pattern).test("-7 days"))).toBe(true);
  });

  it("have builders that keep recipes right, whichever option is added", () => {
    const modules = recipeModules(sources);
    const faults = sources.flatMap((source) =>
      Object.keys(source.modules).flatMap((type) => {
        const { examples, properties } = recipeSchema(source, type, "") as unknown as BuilderSchema;
        const options = recipeOptions(properties.source.properties.config);
        const start = valueAt(examples[0], ["source", "config"]) ?? {};
        return options
          .filter((option) => valueAt(start, option.path) === undefined)
          .flatMap((option) =>
            checkRecipe(recipeOf(type, withOption(start, option, options, type)), modules).map(
              ({ message }) => `${type} with ${option.name}: ${message}`,
            ),
          );
      }),
    );
    expect(faults).toEqual([]);
  });
});
