import { z } from "zod";
import type { CapabilityName, statuses } from "../sources/capabilities.ts";
import { sourceKinds } from "../sources/source-schema.ts";

/** Groups of the page in their order: what a kind is called in data, in addresses, and in its heading. */
export const groups = [
  { kind: "Datastore", slug: "datastore", title: "Data stores" },
  { kind: "BI Tool", slug: "bi-tool", title: "BI tools" },
  { kind: "Orchestrator", slug: "orchestrator", title: "Orchestrators" },
  { kind: "ETL and Processing", slug: "etl", title: "ETL and processing" },
  { kind: "AI+ML", slug: "ai-ml", title: "AI and machine learning" },
  { kind: "Observability", slug: "observability", title: "Observability" },
  { kind: "Messaging", slug: "messaging", title: "Messaging" },
  { kind: "Identity Provider", slug: "identity-provider", title: "Identity providers" },
  { kind: "Metadata", slug: "metadata", title: "Metadata" },
] as const;

/** Who begins when metadata moves. */
export const connections = {
  pull: "Pull: DataHub reads the platform",
  push: "Push: the platform reports to DataHub",
} as const;

/** The order in which a card names capabilities: what readers ask for most comes first. */
export const capabilityOrder: readonly CapabilityName[] = [
  "LINEAGE_COARSE",
  "LINEAGE_FINE",
  "USAGE_STATS",
  "DATA_PROFILING",
  "SCHEMA_METADATA",
  "OWNERSHIP",
  "TAGS",
  "DESCRIPTIONS",
  "CONTAINERS",
  "DOMAINS",
  "DELETION_DETECTION",
  "CLASSIFICATION",
  "PARTITION_SUPPORT",
  "PLATFORM_INSTANCE",
  "TEST_CONNECTION",
];

const look = {
  /** Name of its logo in simple-icons, or `datahub`; without one, the beginning of its name stands there. */
  logo: z.string().optional(),
  /** Other words that readers look for it with. */
  also: z.array(z.string()).default([]),
  /** What it does, in a few words, where no capabilities say it. */
  note: z.string().optional(),
};

const kind = z.enum([...sourceKinds, "Messaging"]);

/** `data/integrations/source-cards.yml`: how the cards of sources look, by the names of their files. */
export const sourceCardsSchema = z.record(
  z.string(),
  z.strictObject({
    ...look,
    /** Its group, where that is another than the source's own kind. */
    kind: kind.optional(),
    /** It is no platform, and has no card. */
    hidden: z.literal(true).optional(),
  }),
);

/** One file of `data/integrations/others`: a platform that no ingestion source reads. */
export const otherPlatformSchema = z.strictObject({
  ...look,
  name: z.string().min(1),
  kind,
  connection: z.enum(["pull", "push"]),
  /** Document about it: path in `docs`, without ending. */
  page: z.string().optional(),
  /** Where it is documented, when that is not here. */
  href: z.url().optional(),
});

/** A platform as its card shows it. */
export interface Platform extends z.infer<typeof otherPlatformSchema> {
  status?: keyof typeof statuses;
  /** In the order of the card. */
  capabilities: readonly CapabilityName[];
}
