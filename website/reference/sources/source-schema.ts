import { z } from "zod";
import { type CapabilityName, capabilityNames } from "./capabilities.ts";

/** What a field of a recipe may hold. `patterns` is an object with `allow`, `deny` and `ignoreCase`. */
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
  /** One kind, or several with ` | ` between them. */
  type: z.string().refine((type) => type.split(" | ").every((kind) => kinds.has(kind)), {
    error: `use ${fieldKinds.join(", ")}, or several with " | " between them`,
  }),
  /** `within`: needed as soon as the object around it is there. */
  required: z.union([z.literal(true), z.literal("within")]).optional(),
  default: z
    .unknown()
    .refine((value) => !Number.isInteger(value) || Number.isSafeInteger(value), {
      error: "is too large a number to be read exactly: write it in quotes",
    })
    .optional(),
  values: z.array(z.string()).optional(),
  deprecated: z.literal(true).optional(),
  /** What it does, where the shared words of `data/field-descriptions` do not say it. */
  description: z.string().optional(),
});

/** A field of a module's configuration, by its path: `profiling.enabled`. */
export type Field = z.infer<typeof field>;

const capability = z.strictObject({
  supported: z.literal(false).optional(),
  /** Kinds of containers or assets it holds for. */
  subtypes: z.array(z.string()).optional(),
});

const sourceModule = z.strictObject({
  /** What this module is for, where a source has several. */
  about: z.string().optional(),
  status: z.enum(["CERTIFIED", "INCUBATING", "TESTING"]).optional(),
  /** Extra of the Python package that it needs; built in when left out. */
  extra: z.string().optional(),
  /** A recipe to start from. */
  recipe: z.string(),
  capabilities: z.partialRecord(z.enum(capabilityNames), capability).optional(),
  /** Former names of fields that are still accepted. */
  renamed: z.record(z.string(), z.string()).optional(),
  /** Former fields that are accepted and do nothing. */
  ignored: z.array(z.string()).optional(),
  fields: z.record(z.string(), field).optional(),
});

/** A module of a source, by its `type` in a recipe. */
export type SourceModule = z.infer<typeof sourceModule>;

/** Whether a module has a capability: it names it, and does not say that it lacks it. */
export function hasCapability({ capabilities = {} }: SourceModule, name: CapabilityName): boolean {
  const declared = capabilities[name];
  return declared !== undefined && declared.supported !== false;
}

/** Kinds of platforms, as the list of integrations groups them. */
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

/** An ingestion source: one file in `data/<version>/sources`, which is one page. */
export const sourceSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(sourceKinds),
  /** One sentence for search results, at most 160 characters. */
  summary: z.string().max(160),
  /** Other names of what is connected, by which readers search; the types of its modules are added. */
  keywords: z.array(z.string()).optional(),
  /** What is extracted, Markdown. */
  overview: z.string(),
  /** What of the platform becomes which entity: `container (Database)` is an entity with a subtype. */
  concepts: z.record(z.string(), z.string()).optional(),
  /** False where its concepts are what it changes, copies or removes in DataHub: it brings none of them. */
  ingests: z.literal(false).optional(),
  /** What it needs to run, Markdown. */
  needs: z.string().optional(),
  /** Limits, and what to do when something goes wrong, Markdown. */
  limits: z.string().optional(),
  /** Documents to read next, by their path in the version's folder. */
  guides: z.array(z.string()).optional(),
  modules: z.record(z.string(), sourceModule),
});

/** What the file of a source holds. */
export type Source = z.infer<typeof sourceSchema>;
