import { z } from "zod";

/** What kinds of platforms there are, in the order of the page, with the heading of each. */
export const kinds = {
  datastore: "Data stores",
  "bi-tool": "BI tools",
  orchestrator: "Orchestrators",
  etl: "ETL and processing",
  "ai-ml": "AI and machine learning",
  observability: "Observability",
  messaging: "Messaging",
  "identity-provider": "Identity providers",
  metadata: "Metadata",
} as const;

/** How well a source is tested and supported, the best first. */
export const statuses = { certified: "Certified", incubating: "Incubating", testing: "Testing" } as const;

/** Who begins when metadata moves. */
export const connections = {
  pull: "Pull: DataHub reads the platform",
  push: "Push: the platform reports to DataHub",
} as const;

/** What a source can extract or do, what readers ask for most first: its name in addresses, and for readers. */
export const capabilities = {
  LINEAGE_COARSE: { slug: "table-lineage", label: "Table-level lineage" },
  LINEAGE_FINE: { slug: "column-lineage", label: "Column-level lineage" },
  USAGE_STATS: { slug: "usage", label: "Usage" },
  DATA_PROFILING: { slug: "profiling", label: "Data profiling" },
  SCHEMA_METADATA: { slug: "schema", label: "Schema" },
  OWNERSHIP: { slug: "ownership", label: "Ownership" },
  TAGS: { slug: "tags", label: "Tags" },
  DESCRIPTIONS: { slug: "descriptions", label: "Descriptions" },
  CONTAINERS: { slug: "containers", label: "Containers" },
  DOMAINS: { slug: "domains", label: "Domains" },
  DELETION_DETECTION: { slug: "deletion-detection", label: "Deletion detection" },
  CLASSIFICATION: { slug: "classification", label: "Classification" },
  PARTITION_SUPPORT: { slug: "partitions", label: "Partitions" },
  PLATFORM_INSTANCE: { slug: "platform-instances", label: "Platform instances" },
  TEST_CONNECTION: { slug: "test-connection", label: "Connection test" },
} as const;

/** The keys of an object as `z.enum` wants them. */
const keysOf = <T extends object>(object: T) => Object.keys(object) as [keyof T & string];

/** One file of `data/integrations`: a platform that DataHub works with, as the page of integrations shows it. */
export const platformSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(keysOf(kinds)),
  connection: z.enum(keysOf(connections)),
  /** Document about it: path in `docs`, without ending. */
  page: z.string().optional(),
  /** Where it is documented instead, when that is not here. */
  href: z.url().optional(),
  status: z.enum(keysOf(statuses)).optional(),
  /** What it does, in a few words, where no capabilities say it. */
  note: z.string().optional(),
  /** Name of its logo in simple-icons, or `datahub`; without one, the beginning of its name stands there. */
  logo: z.string().optional(),
  /** Other words that readers look for it with. */
  also: z.array(z.string()).default([]),
  capabilities: z.array(z.enum(keysOf(capabilities))).default([]),
});

export type Platform = z.infer<typeof platformSchema>;
