import type { Problem } from "quire";
import type { LoadedFile } from "../data-file.ts";
import { dataProblem } from "../data-problems.ts";
import { loadFolder } from "../load-data.ts";
import {
  type AspectData,
  aspectSchema,
  type EntityData,
  entitySchema,
  type Field,
  listOf,
  type TypesData,
  typesSchema,
} from "./schema.ts";
import { namesIn } from "./type-names.ts";
import { partsOf } from "./urn.ts";

/** An aspect: a group of metadata that is read and written as one. */
export interface Aspect extends AspectData {
  name: string;
}

/** A type of entity. */
export interface Entity extends EntityData {
  name: string;
}

/** A record that is not an aspect, or an aspect embedded in other records. */
export interface RecordType {
  description: string;
  fields: Readonly<Record<string, Field>>;
}

/** An enumeration. */
export interface EnumType {
  description: string;
  symbols: string[];
  deprecated?: string[];
}

/** The entities, aspects and field types of one version. */
export interface Metamodel {
  entities: ReadonlyMap<string, Entity>;
  aspects: ReadonlyMap<string, Aspect>;
  records: ReadonlyMap<string, RecordType>;
  enums: ReadonlyMap<string, EnumType>;
  /** Aliases of types. */
  typerefs: ReadonlyMap<string, string>;
  /** Number of entities with an aspect, by its name. */
  spread: ReadonlyMap<string, number>;
}

/** Primitive types of the modelling language. */
const builtIn = new Set([
  "string",
  "int",
  "long",
  "float",
  "double",
  "boolean",
  "bytes",
  "array",
  "map",
  "union",
  "fixed",
]);

/**
 * Read the metadata model of a version: the folders `entities`, `aspects` and `types` of its data.
 *
 * @param data folder of the version's data, relative to the site
 * @param problems receives what is wrong in the files, with line and column
 */
export function loadMetamodel(siteDir: string, data: string, problems: Problem[]): Metamodel {
  const before = problems.length;
  const entityFiles = loadFolder(siteDir, `${data}/entities`, entitySchema, problems);
  const aspectFiles = loadFolder(siteDir, `${data}/aspects`, aspectSchema, problems);
  const typeFiles = loadFolder(siteDir, `${data}/types`, typesSchema, problems);
  const model: Metamodel = {
    entities: new Map(entityFiles.map(({ id, value }) => [id, { name: id, ...value }])),
    aspects: new Map(aspectFiles.map(({ id, value }) => [id, { name: id, ...value }])),
    records: recordsOf(aspectFiles, typeFiles),
    enums: new Map(typeFiles.flatMap(({ value }) => Object.entries(value.enums ?? {}))),
    typerefs: new Map(typeFiles.flatMap(({ value }) => Object.entries(value.typerefs ?? {}))),
    spread: spreadOf(entityFiles.map(({ value }) => value)),
  };
  // Skip checking references, as the contents of invalid files are missing.
  if (problems.length > before) return model;
  for (const file of entityFiles) checkEntity(model, file, problems);
  for (const file of aspectFiles) checkFields(model, file, ["fields"], file.value.fields, problems);
  for (const file of typeFiles) {
    for (const [name, { fields }] of Object.entries(file.value.records ?? {}))
      checkFields(model, file, ["records", name, "fields"], fields, problems);
  }
  return model;
}

/** Name of a record, without its namespace. */
export const simpleName = (record: string) => record.slice(record.lastIndexOf(".") + 1);

function recordsOf(
  aspects: readonly LoadedFile<AspectData>[],
  types: readonly LoadedFile<TypesData>[],
): Map<string, RecordType> {
  return new Map([
    ...aspects.map(({ value }): [string, RecordType] => [simpleName(value.record), value]),
    ...types.flatMap(({ value }): [string, RecordType][] => Object.entries(value.records ?? {})),
  ]);
}

function spreadOf(entities: readonly EntityData[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { aspects } of entities)
    for (const name of aspects) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function checkEntity(model: Metamodel, file: LoadedFile<EntityData>, problems: Problem[]): void {
  const { key, aspects, urn, write } = file.value;
  const unknown = (path: (string | number)[], name: string) => {
    if (!model.aspects.has(name))
      problems.push(
        dataProblem(file.at(path), `There is no aspect \`${name}\`.`, "Add its file to `aspects`."),
      );
  };
  unknown(["key"], key);
  aspects.forEach((name, index) => void unknown(["aspects", index], name));
  if (write) {
    unknown(["write", "aspect"], write.aspect);
    const fields = model.aspects.get(write.aspect)?.fields ?? {};
    for (const name of Object.keys(write.value)) {
      if (!fields[name])
        problems.push(
          dataProblem(
            file.at(["write", "value", name], "key"),
            `\`${write.aspect}\` has no field \`${name}\`.`,
          ),
        );
    }
  }
  const parts = partsOf(urn);
  const keys = Object.keys(model.aspects.get(key)?.fields ?? {});
  if (!urn.startsWith(`urn:li:${file.id}:`) || (keys.length > 0 && parts.length !== keys.length)) {
    problems.push(
      dataProblem(
        file.at(["urn"]),
        `\`${urn}\` is no URN of \`${file.id}\`.`,
        `It begins with \`urn:li:${file.id}:\` and has a part for each of ${keys.map((one) => `\`${one}\``).join(", ")}.`,
      ),
    );
  }
}

function checkFields(
  model: Metamodel,
  file: LoadedFile<unknown>,
  path: readonly string[],
  fields: Readonly<Record<string, Field>>,
  problems: Problem[],
): void {
  const types = [builtIn, model.records, model.enums, model.typerefs];
  for (const [name, { type, relationship }] of Object.entries(fields)) {
    for (const used of namesIn(type)) {
      if (types.some((known) => known.has(used))) continue;
      const place = file.at([...path, name, "type"]);
      problems.push(dataProblem(place, `There is no type \`${used}\`.`, "Add it to `types`."));
    }
    for (const entity of listOf(relationship).flatMap(({ to }) => to)) {
      if (model.entities.has(entity)) continue;
      const place = file.at([...path, name, "relationship"]);
      problems.push(dataProblem(place, `There is no entity \`${entity}\`.`));
    }
  }
}
