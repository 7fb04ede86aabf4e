import type { Problem } from "quire";
import { entitySchema } from "../entities/schema.ts";
import { loadFolder } from "../load-data.ts";
import type { ComparedField } from "../sources/field-changes.ts";
import { formerField } from "../sources/load-sources.ts";
import { sourceSchema } from "../sources/source-schema.ts";
import type { Version } from "../versions.ts";

/** The properties of a source that are compared between versions. */
export interface SourceFacts {
  name: string;
  /** Properties of each field, by `module field`. */
  fields: Record<string, ComparedField>;
}

/** The sources of a version, by the name of their page. */
export function sourceFacts(
  siteDir: string,
  version: Version,
  problems: Problem[],
): Map<string, SourceFacts> {
  const files = loadFolder(siteDir, `${version.data}/sources`, sourceSchema, problems);
  return new Map(
    files.map(({ id, value }) => [
      id,
      {
        name: value.name,
        fields: Object.fromEntries(
          Object.entries(value.modules).flatMap(([type, module]) =>
            Object.entries(module.fields ?? {}).map(([path, field]) => [
              `${type} ${path}`,
              formerField(module, path) ? { ...field, deprecated: true } : field,
            ]),
          ),
        ),
      },
    ]),
  );
}

/** The properties of an entity that are compared between versions. */
export interface EntityFacts {
  title: string;
  aspects: string[];
}

/** The entities of a version, by the name of their page. */
export function entityFacts(
  siteDir: string,
  version: Version,
  problems: Problem[],
): Map<string, EntityFacts> {
  const files = loadFolder(siteDir, `${version.data}/entities`, entitySchema, problems);
  return new Map(
    files.map(({ id, value }) => [id.toLowerCase(), { title: value.title, aspects: value.aspects }]),
  );
}
