import type { GraphQLSchema } from "graphql";
import type { Problem } from "quire";
import { beforeAll, expect, it, vi } from "vitest";
import { loadCommands } from "../reference/cli/commands.ts";
import { loadAreas } from "../reference/env-vars/variables.ts";
import { loadGraphql } from "../reference/graphql/load-graphql.ts";
import { loadSdk } from "../reference/python-sdk/sdk.ts";
import { loadSinks } from "../reference/sinks/sinks.ts";
import { loadFieldWords } from "../reference/sources/field-words.ts";
import { type LoadedSource, loadSources } from "../reference/sources/load-sources.ts";
import { loadTransformers } from "../reference/transformers/transformers.ts";
import { type Version, versions } from "../reference/versions.ts";
import { type Commands, checkCommands, checkMention } from "./check-commands.ts";
import { checkDefaults, type Defaults } from "./check-defaults.ts";
import { checkGraphql } from "./check-graphql.ts";
import { checkPython } from "./check-python.ts";
import { checkSdk } from "./check-sdk.ts";
import { checkInView, checkShell } from "./check-shell.ts";
import { checkVariables } from "./check-variables.ts";
import { checkYaml, type RecipeParts } from "./check-yaml.ts";
import { type SiteDocument, siteDir, siteDocuments, writtenDocuments } from "./documents.ts";
import { type Fault, lineAt } from "./fault.ts";
import { type Fence, fencesOf, sampleLanguages } from "./fences.ts";
import { operationsIn } from "./operations.ts";
import { recipeModules } from "./recipe-check.ts";
import { type SdkNames, sdkNames } from "./sdk-names.ts";

interface Sample extends Fence {
  file: string;
  version: Version;
}

// Thousands of samples.
vi.setConfig({ testTimeout: 120_000 });

let documents: SiteDocument[] = [];
let samples: Sample[] = [];
const recipeParts = new Map<Version, RecipeParts>();
const schemas = new Map<Version, GraphQLSchema>();
const commands = new Map<Version, Commands>();
const sdks = new Map<Version, SdkNames>();
const variables = new Map<Version, Defaults>();
const sources = new Map<Version, LoadedSource[]>();

beforeAll(async () => {
  documents = await siteDocuments();
  samples = documents.flatMap(({ file, markdown, version }) =>
    fencesOf(markdown).map((fence) => ({ ...fence, file, version })),
  );
  const problems: Problem[] = [];
  const words = loadFieldWords(siteDir, problems);
  for (const version of versions) {
    const loaded = loadSources(siteDir, version, words, problems);
    sources.set(version, loaded);
    recipeParts.set(version, {
      sources: recipeModules(loaded),
      sinks: new Map(loadSinks(siteDir, version, problems).map(({ type, fields }) => [type, fields])),
      transformers: new Map(
        loadTransformers(siteDir, version, problems).map(({ type, fields }) => [type, fields]),
      ),
    });
    schemas.set(version, loadGraphql(siteDir, version.data, problems)!.schema);
    commands.set(
      version,
      new Map(loadCommands(siteDir, version, problems).map((command) => [command.command, command])),
    );
    sdks.set(version, sdkNames(loadSdk(siteDir, version, problems)));
    variables.set(version, variablesUpTo(version, problems));
  }
  expect(problems).toEqual([]);
}, 120_000);

/** Variables of a version and of newer ones: the lists of older versions hold only some that there were. */
function variablesUpTo(version: Version, problems: Problem[]): Defaults {
  const own = versions.slice(0, versions.indexOf(version) + 1).map((each) =>
    defaultsOf(
      loadAreas(siteDir, each, problems)
        .flatMap(({ groups }) => groups)
        .flatMap((group) => group.variables)
        .map((variable) => [variable.name, variable.default]),
    ),
  );
  return new Map(own.flatMap((defaults) => [...defaults]));
}

/** The defaults of the fields of a source, of all its modules. */
function fieldDefaults({ fields }: LoadedSource): Defaults {
  return defaultsOf([...fields.values()].flat().map((field) => [field.path, field.default]));
}

function defaultsOf(entries: readonly (readonly [name: string, value: unknown])[]): Defaults {
  const defaults = new Map<string, Set<string>>();
  for (const [name, value] of entries) {
    const values = defaults.get(name) ?? new Set();
    defaults.set(name, value === undefined ? values : values.add(String(value)));
  }
  return defaults;
}

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

it("keeps the options of shell commands in view", () => {
  expect(checkInView(`${"a".repeat(70)} --dry-run`)).toEqual([]);
  expect(checkInView(`datahub '${"a".repeat(70)}' --dry-run`)).toHaveLength(1);
  expect(faultsIn(inLanguages("shell"), ({ source }) => checkInView(source))).toEqual([]);
});

it("has only calls of the CLI with commands and options that its version has", () => {
  const check = ({ source, version }: Sample) => checkCommands(source, commands.get(version)!);
  expect(faultsIn(inLanguages("shell"), check)).toEqual([]);
});

it("names only commands of the CLI that its version has", () => {
  const mentions = writtenDocuments().flatMap(({ file, markdown, version }) =>
    [...markdown.matchAll(/`(datahub [a-z-][^`\n]*)`/g)].map(({ 1: source, index }) => {
      const line = lineAt(markdown, index);
      return { file, version, line, source: source!, language: "", info: "" };
    }),
  );
  expect(mentions.length).toBeGreaterThan(0);
  const check = ({ source, version }: Sample) => checkMention(source, commands.get(version)!);
  expect(faultsIn(mentions, check)).toEqual([]);
});

it("takes from the Python SDK only what its version has", () => {
  const check = ({ source, version }: Sample) => checkSdk(source, sdks.get(version)!);
  expect(faultsIn(inLanguages("python"), check)).toEqual([]);
});

it("names only environment variables that there are", () => {
  const faults = documents.flatMap(({ file, markdown, version }) =>
    checkVariables(markdown, new Set(variables.get(version)!.keys())).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  );
  expect(faults).toEqual([]);
});

it("gives variables the defaults that the reference of its version gives", () => {
  const faults = documents.flatMap(({ file, markdown, version }) =>
    checkDefaults(markdown, variables.get(version)!).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  );
  expect(faults).toEqual([]);
});

it("gives fields, in the guide to a source, the defaults that its reference gives", () => {
  const guides = writtenDocuments().flatMap((document) => {
    const id = /\/quick-ingestion-guides\/([^/]+)\//.exec(document.file)?.[1];
    const source = sources.get(document.version)!.find((each) => each.id === id);
    return source ? [{ ...document, source }] : [];
  });
  expect(guides.length).toBeGreaterThan(0);
  const faults = guides.flatMap(({ file, markdown, source }) =>
    checkDefaults(markdown, fieldDefaults(source)).map(({ line, message }) => `${file}:${line}: ${message}`),
  );
  expect(faults).toEqual([]);
});
