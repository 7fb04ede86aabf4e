import type { Problem } from "quire";
import { z } from "zod";
import { loadFile, loadFolder } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const attribute = z.strictObject({
  name: z.string(),
  description: z.string().min(1),
  type: z.string().optional(),
  default: z.string().optional(),
  /** Value of an enum member. */
  value: z.string().optional(),
  /** Whether it is read-only. */
  property: z.boolean().optional(),
});

const routine = z.strictObject({
  name: z.string(),
  kind: z.enum(["class method", "static method"]).optional(),
  /** Starts with the parenthesis: `(urn: str) -> None`. */
  signature: z.string().startsWith("("),
  summary: z.string().min(1),
});

const sdkClass = z.strictObject({
  name: z.string(),
  summary: z.string().min(1),
  questions: readerQuestions,
  bases: z.array(z.string()).optional(),
  /** Signature of the constructor. */
  signature: z.string().startsWith("(").optional(),
  attributes: z.array(attribute).optional(),
  methods: z.array(routine).optional(),
});

const page = z.strictObject({
  /** Path of the page relative to the documents of the version, without extension. */
  page: z.string(),
  title: z.string(),
  /** Name that the first sample imports. Defaults to the last class of the first module. */
  starts: z.string().optional(),
  modules: z.array(
    z.strictObject({
      module: z.string(),
      summary: z.string().min(1),
      classes: uniqueList("name", sdkClass).default([]),
      functions: z.array(routine).default([]),
    }),
  ),
});

const model = z.strictObject({
  name: z.string(),
  kind: z.enum(["aspect", "record", "enum"]),
  /** Name of the aspect it represents. */
  aspect: z.string().optional(),
  /** Names of the entities with the aspect. */
  entities: z.array(z.string()).optional(),
  values: z.array(z.string()).optional(),
  /** Type and default of each field, in Python syntax. */
  fields: z.record(z.string(), z.string()).optional(),
});

const urn = z.strictObject({
  name: z.string(),
  /** Entity type of these URNs. */
  entity: z.string().optional(),
  signature: z.string().startsWith("(").optional(),
  properties: z.array(z.string()).optional(),
});

/** A page about modules of the SDK. */
export type SdkPage = z.infer<typeof page>;
/** An attribute of a class, or a member of an enum. */
export type Attribute = z.infer<typeof attribute>;
/** A class with its members. */
export type SdkClass = z.infer<typeof sdkClass>;
/** A method or function. */
export type Routine = z.infer<typeof routine>;
/** A class of the metadata model, as the SDK has it. */
export type Model = z.infer<typeof model>;
/** A class of URNs. */
export type UrnClass = z.infer<typeof urn>;

const modelsFile = z.strictObject({ models: uniqueList("name", model) });
const urnsFile = z.strictObject({ urns: uniqueList("name", urn) });

/** The data of the SDK in a version. */
export interface Sdk {
  pages: SdkPage[];
  models: Model[];
  urns: UrnClass[];
}

/** Load the SDK of a version: models and URNs from `models` and `urns`, other modules from `modules`. */
export function loadSdk(siteDir: string, version: Version, problems: Problem[]): Sdk {
  const folder = `${version.data}/python-sdk`;
  const models = loadFile(siteDir, `${folder}/models.yml`, modelsFile, problems);
  const urns = loadFile(siteDir, `${folder}/urns.yml`, urnsFile, problems);
  return {
    pages: loadFolder(siteDir, `${folder}/modules`, page, problems).map(({ value }) => value),
    models: models?.value.models ?? [],
    urns: urns?.value.urns ?? [],
  };
}
