import { z } from "zod";
import type { CapabilityName, StatusName } from "../sources/capabilities.ts";
import { sourceKinds } from "../sources/source-schema.ts";

/** Groups of the page, in order: id in data and URLs, and heading. */
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

/** Whether DataHub pulls metadata from the platform, or the platform pushes it. */
export const connections = {
  pull: "Pull: DataHub reads the platform",
  push: "Push: the platform reports to DataHub",
} as const;

/** Order of capabilities on a card: the most requested ones first. */
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
  /** Name of its logo in simple-icons, or `datahub`; without one, its initials are shown. */
  logo: z.string().optional(),
  /** Alternative names for the filter. */
  also: z.array(z.string()).default([]),
  /** A short description, for platforms without capabilities. */
  note: z.string().optional(),
};

const kind = z.enum([...sourceKinds, "Messaging"]);

/** `data/integrations/source-cards.yml`: presentation of the sources, by file name. */
export const sourceCardsSchema = z.record(
  z.string(),
  z.strictObject({
    ...look,
    /** Its group, if it differs from the source's own kind. */
    kind: kind.optional(),
    /** It is not a platform, and gets no card. */
    hidden: z.literal(true).optional(),
  }),
);

/** A file in `data/integrations/others`: a platform without an ingestion source. */
export const otherPlatformSchema = z.strictObject({
  ...look,
  name: z.string().min(1),
  kind,
  connection: z.enum(["pull", "push"]),
  /** Path of its document in `docs`, without extension. */
  page: z.string().optional(),
  /** URL of its documentation elsewhere. */
  href: z.url().optional(),
});

/** A platform, as shown on its card. */
export interface Platform extends z.infer<typeof otherPlatformSchema> {
  status?: StatusName;
  /** In the order of the card. */
  capabilities: readonly CapabilityName[];
}
