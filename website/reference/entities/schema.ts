import { z } from "zod";

const searchSchema = z.strictObject({
  /** Path inside the field of what is indexed; absent where it is the field itself. */
  at: z.string().optional(),
  /** Name in the search document; absent where it is that of the field. */
  name: z.string().optional(),
  /** How it is indexed: `KEYWORD`, `TEXT`, `URN` … */
  type: z.string().optional(),
  /** That it is a filter of search, or the label of that filter. */
  filter: z.union([z.boolean(), z.string()]).optional(),
  autocomplete: z.boolean().optional(),
  boost: z.number().optional(),
});

const relationshipSchema = z.strictObject({
  name: z.string(),
  /** Names of the entities it leads to. */
  to: z.array(z.string()),
  /** Path inside the field of the URN. */
  at: z.string().optional(),
  /** Whether lineage follows it. */
  lineage: z.boolean().optional(),
});

/** What a file may give once or as a list. */
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]).optional();

/** What a file gives once or as a list, as a list. */
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

/** A file of `aspects/`; its name is that of the aspect. */
export const aspectSchema = z.strictObject({
  /** Full name of the record that holds it. */
  record: z.string(),
  description: z.string(),
  key: z.boolean().optional(),
  timeseries: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  fields: z.record(z.string(), fieldSchema),
});

/** A file of `types/`: what a namespace holds besides aspects. */
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
  /** Names that stand for another type. */
  typerefs: z.record(z.string(), z.string()).optional(),
});

/** Parts of the model, in the order they are drawn in: id and label. */
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

/** The id of a part of the model. */
export type Area = keyof typeof areas;

/** A file of `entities/`; its name is that of the entity. */
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
  /** The type it has in GraphQL, and the query that reads one. */
  graphql: z.strictObject({ type: z.string(), query: z.string().optional() }).optional(),
  /** Mutations about it, the most useful first. */
  mutations: z.array(z.string()).optional(),
  /** Guides about it, by their path in the version's folder of documents. */
  guides: z.array(z.string()).optional(),
  /** An aspect to write in examples, with its value. */
  write: z.strictObject({ aspect: z.string(), value: z.record(z.string(), z.unknown()) }).optional(),
});

/** A field of an aspect or record. */
export type Field = z.infer<typeof fieldSchema>;
/** A relationship that a field makes. */
export type Relationship = z.infer<typeof relationshipSchema>;
/** How a field is searched. */
export type SearchUse = z.infer<typeof searchSchema>;
/** What a file of `aspects/` holds. */
export type AspectData = z.infer<typeof aspectSchema>;
/** What a file of `entities/` holds. */
export type EntityData = z.infer<typeof entitySchema>;
/** What a file of `types/` holds. */
export type TypesData = z.infer<typeof typesSchema>;
