import type { GraphQLSchema } from "graphql";
import type { Problem } from "quire";
import { beforeAll, expect, it, vi } from "vitest";
import { loadGraphql } from "../reference/graphql/load-graphql.ts";
import { loadSinks } from "../reference/sinks/pages.ts";
import { loadFieldWords } from "../reference/sources/field-words.ts";
import { loadSources } from "../reference/sources/load-sources.ts";
import { recipeModules } from "../reference/sources/recipe-check.ts";
import { loadTransformers } from "../reference/transformers/pages.ts";
import { type Version, versions } from "../reference/versions.ts";
import { checkGraphql } from "./check-graphql.ts";
import { checkPython } from "./check-python.ts";
import { checkShell } from "./check-shell.ts";
import { checkYaml, type Fault, type RecipeParts } from "./check-yaml.ts";
import { siteDir, siteDocuments } from "./documents.ts";
import { type Fence, fencesOf, sampleLanguages } from "./fences.ts";
import { operationsIn } from "./operations.ts";

interface Sample extends Fence {
  file: string;
  version: Version;
}

// Thousands of samples.
vi.setConfig({ testTimeout: 120_000 });

let samples: Sample[] = [];
const recipeParts = new Map<Version, RecipeParts>();
const schemas = new Map<Version, GraphQLSchema>();

beforeAll(async () => {
  samples = (await siteDocuments()).flatMap(({ file, markdown, version }) =>
    fencesOf(markdown).map((fence) => ({ ...fence, file, version })),
  );
  const problems: Problem[] = [];
  const words = loadFieldWords(siteDir, problems);
  for (const version of versions) {
    recipeParts.set(version, {
      sources: recipeModules(loadSources(siteDir, version, words, problems)),
      sinks: new Map(loadSinks(siteDir, version, problems).map(({ type, fields }) => [type, fields])),
      transformers: new Map(
        loadTransformers(siteDir, version, problems).map(({ type, fields }) => [type, fields]),
      ),
    });
    schemas.set(version, loadGraphql(siteDir, version.data, problems)!.schema);
  }
  expect(problems).toEqual([]);
}, 120_000);

/** Samples in any of the languages; there must be some. */
function inLanguages(...languages: (keyof typeof sampleLanguages)[]): Sample[] {
  const names: string[] = languages.flatMap((language) => sampleLanguages[language]);
  const found = samples.filter(({ language }) => names.includes(language));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** What is wrong in samples, a line each: `docs/cli.md:12: message`. */
function faultsIn(list: readonly Sample[], check: (sample: Sample) => Fault[]): string[] {
  return list.flatMap((sample) =>
    check(sample).map(({ line, message }) => `${sample.file}:${sample.line + line - 1}: ${message}`),
  );
}

it("has only YAML that parses, and recipes with types and fields that exist", () => {
  const yaml = inLanguages("yaml");
  // The `source` of an action is an event source.
  const known = ({ file, version }: Sample) =>
    file.includes("/actions/") ? undefined : recipeParts.get(version);
  expect(faultsIn(yaml, (sample) => checkYaml(sample.source, known(sample)))).toEqual([]);
});

it("has only JSON that parses", () => {
  const check = ({ source }: Sample): Fault[] => {
    try {
      JSON.parse(source);
      return [];
    } catch (error) {
      return [{ line: 1, message: (error as Error).message }];
    }
  };
  expect(faultsIn(inLanguages("json"), check)).toEqual([]);
});

it("has only GraphQL that the schema of its version accepts", () => {
  const check = (sample: Sample): Fault[] =>
    operationsIn(sample).flatMap((operation) =>
      checkGraphql(operation.source, schemas.get(sample.version)!).map(({ line, message }) => ({
        line: operation.line + line - 1,
        message,
      })),
    );
  const carriers = inLanguages("graphql", "python", "shell", "json");
  expect(faultsIn(carriers, check)).toEqual([]);
});

it("has only Python that parses", () => {
  expect(faultsIn(inLanguages("python"), ({ source }) => checkPython(source))).toEqual([]);
});

it("has only shell commands that bash accepts", () => {
  const shell = inLanguages("shell");
  const faults = checkShell(shell.map(({ source }) => source));
  expect(faultsIn(shell, ({ source }) => faults.get(source) ?? [])).toEqual([]);
});
