import { z } from "zod";

const searchSchema = z.strictObject({
  /** Path of the indexed value in the field; undefined if it is the field itself. */
  at: z.string().optional(),
  /** Name in the search document, if it differs from the field's. */
  name: z.string().optional(),
  /** Type of the index: `KEYWORD`, `TEXT`, `URN` … */
  type: z.string().optional(),
  /** Whether it is a search filter, or the label of that filter. */
  filter: z.union([z.boolean(), z.string()]).optional(),
  autocomplete: z.boolean().optional(),
  boost: z.number().optional(),
});

const relationshipSchema = z.strictObject({
  name: z.string(),
  /** Names of the target entities. */
  to: z.array(z.string()),
  /** Path of the URN in the field. */
  at: z.string().optional(),
  /** Whether it is part of lineage. */
  lineage: z.boolean().optional(),
});

/** A value that files may give alone or as a list. */
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]).optional();

/** Normalise such a value to a list. */
export function listOf<T extends object>(given: T | T[] | undefined): T[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

const fieldSchema = z.strictObject({
  type: z.string(),
  optional: z.boolean().optional(),
  default: z.unknown().optional(),
  deprecated: z.boolean().optional(),
  description: z.string().min(1),
  search: oneOrMore(searchSchema),
  relationship: oneOrMore(relationshipSchema),
  /** The record it was included from. */
  from: z.string().optional(),
});

/** A file in `aspects/`, named like its aspect. */
export const aspectSchema = z
  .strictObject({
    /** Full name of the record that defines it. */
    record: z.string(),
    /** Left out of key aspects: they hold what is in the URN, which the pages of their entities explain. */
    description: z.string().default(""),
    key: z.boolean().optional(),
    timeseries: z.boolean().optional(),
    deprecated: z.boolean().optional(),
    fields: z.record(z.string(), fieldSchema),
  })
  .refine(({ key, description }) => key || description, {
    path: ["description"],
    error: "say what the aspect holds",
  });

/** A file in `types/`: the types of a namespace, except aspects. */
export const typesSchema = z.strictObject({
  namespace: z.string(),
  records: z
    .record(
      z.string(),
      z.strictObject({
        description: z.string().min(1),
        deprecated: z.boolean().optional(),
        fields: z.record(z.string(), fieldSchema),
      }),
    )
    .optional(),
  enums: z
    .record(
      z.string(),
      z.strictObject({
        description: z.string().min(1),
        symbols: z.array(z.string()),
        deprecated: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  /** Aliases of types. */
  typerefs: z.record(z.string(), z.string()).optional(),
});

/** Areas of the model in the order of the diagram: id and label. */
export const areas = {
  data: "Data",
  pipelines: "Pipelines",
  bi: "Dashboards",
  ml: "Machine learning",
  governance: "Governance",
  quality: "Quality",
  people: "People",
  access: "Access",
  other: "Platforms",
  platform: "DataHub itself",
} as const;

/** Id of an area. */
export type Area = keyof typeof areas;

/** A file in `entities/`, named like its entity. */
export const entitySchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.enum(["core", "internal"]),
  area: z.enum(Object.keys(areas) as [Area, ...Area[]]),
  /** Whether it has a page. */
  page: z.boolean().optional(),
  /** Its key aspect. */
  key: z.string(),
  /** An example of its URN. */
  urn: z.string(),
  aspects: z.array(z.string()),
  /** Its type in GraphQL, and the query for a single one. */
  graphql: z.strictObject({ type: z.string(), query: z.string().optional() }).optional(),
  /** Mutations about it, most useful first. */
  mutations: z.array(z.string()).optional(),
  /** Guides about it, as paths relative to the documents of the version. */
  guides: z.array(z.string()).optional(),
  /** An aspect to write in samples, with its value. */
  write: z.strictObject({ aspect: z.string(), value: z.record(z.string(), z.unknown()) }).optional(),
});

/** A field of an aspect or record. */
export type Field = z.infer<typeof fieldSchema>;
/** A relationship that a field makes. */
export type Relationship = z.infer<typeof relationshipSchema>;
/** How a field is indexed for search. */
export type SearchUse = z.infer<typeof searchSchema>;
/** Content of a file in `aspects/`. */
export type AspectData = z.infer<typeof aspectSchema>;
/** Content of a file in `entities/`. */
export type EntityData = z.infer<typeof entitySchema>;
/** Content of a file in `types/`. */
export type TypesData = z.infer<typeof typesSchema>;
