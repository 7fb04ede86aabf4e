import { z } from "zod";
import { type CapabilityName, capabilityNames, statusNames } from "./capabilities.ts";

/** Types of recipe fields. `patterns` is an object with `allow`, `deny` and `ignoreCase`. */
const fieldKinds = [
  "string",
  "secret",
  "boolean",
  "integer",
  "number",
  "date",
  "duration",
  "path",
  "address",
  "enum",
  "object",
  "list",
  "map",
  "map of strings",
  "map of patterns",
  "patterns",
] as const;

const kinds: ReadonlySet<string> = new Set(fieldKinds);

const field = z.strictObject({
  /** A type, or several separated by ` | `. */
  type: z.string().refine((type) => type.split(" | ").every((kind) => kinds.has(kind)), {
    error: `use ${fieldKinds.join(", ")}, or several with " | " between them`,
  }),
  /** `within`: required if its parent object is set. */
  required: z.union([z.literal(true), z.literal("within")]).optional(),
  default: z
    .unknown()
    .refine((value) => !Number.isInteger(value) || Number.isSafeInteger(value), {
      error: "is too large a number to be read exactly: write it in quotes",
    })
    .optional(),
  values: z.array(z.string()).optional(),
  deprecated: z.literal(true).optional(),
  /** Description, if it is not one of those shared in `data/field-descriptions`. */
  description: z.string().optional(),
});

/** A field of a module's configuration, by path: `profiling.enabled`. */
export type Field = z.infer<typeof field>;

const capability = z.strictObject({
  supported: z.literal(false).optional(),
  /** What a source with it does, or why it is not supported, where that is not what it is for other sources. */
  meaning: z.string().optional(),
  /** Kinds of containers or assets it applies to. */
  subtypes: z.array(z.string()).optional(),
  /**
   * Fields that turn it on or off, in place of the usual ones. Each with the part that it is for, `views`, or with
   * nothing if it is for all.
   */
  switches: z.record(z.string(), z.string()).optional(),
});

/** A capability that a module declares. */
export type Capability = z.infer<typeof capability>;

const sourceModule = z.strictObject({
  /** Purpose of this module, if a source has several. */
  about: z.string().optional(),
  status: z.enum(statusNames).optional(),
  /** The extra of the Python package that it requires; built in by default. */
  extra: z.string().optional(),
  /** An initial recipe. */
  recipe: z.string(),
  capabilities: z.partialRecord(z.enum(capabilityNames), capability).optional(),
  /** Former names of fields that are still accepted. */
  renamed: z.record(z.string(), z.string()).optional(),
  /** Former fields that are accepted but have no effect. */
  ignored: z.array(z.string()).optional(),
  fields: z.record(z.string(), field).optional(),
});

/** A module of a source, by its `type` in recipes. */
export type SourceModule = z.infer<typeof sourceModule>;

/** Whether a module has a capability: it is listed, and not as unsupported. */
export function hasCapability({ capabilities = {} }: SourceModule, name: CapabilityName): boolean {
  const declared = capabilities[name];
  return declared !== undefined && declared.supported !== false;
}

/** Kinds of platforms, as grouped on the integrations page. */
export const sourceKinds = [
  "AI+ML",
  "BI Tool",
  "Datastore",
  "ETL and Processing",
  "Identity Provider",
  "Metadata",
  "Observability",
  "Orchestrator",
] as const;

/** An ingestion source: a file in `data/<version>/sources`, and a page. */
export const sourceSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(sourceKinds),
  /** Meta description in one sentence, at most 160 characters. */
  summary: z.string().max(160),
  /** Alternative names of the platform for searching; the types of its modules are added. */
  keywords: z.array(z.string()).optional(),
  /** What is extracted, in Markdown. */
  overview: z.string(),
  /**
   * Concepts of the platform and the entities they become: `container (Database)` is an entity with a subtype.
   */
  concepts: z.record(z.string(), z.string()).optional(),
  /** False if its concepts are what it changes, copies or removes in DataHub, rather than ingests. */
  ingests: z.literal(false).optional(),
  /** Prerequisites, in Markdown. */
  needs: z.string().optional(),
  /** What else people do with the source: Markdown, by the heading of its section. */
  tasks: z.record(z.string(), z.string()).optional(),
  /** Limits and troubleshooting, in Markdown. */
  limits: z.string().optional(),
  /** Related documents, by path relative to the documents of the version. */
  guides: z.array(z.string()).optional(),
  modules: z.record(z.string(), sourceModule),
});

/** Content of a source's file. */
export type Source = z.infer<typeof sourceSchema>;
