/** What is known of a capability, whichever source has it. */
export interface Capability {
  label: string;
  /** Narrow heading for the matrix. */
  short: string;
  /** What a source with it can do, as readers ask for it: `Does it …?` */
  task: string;
  /** What a source with it does, one sentence. */
  meaning: string;
  /** What stands before the subtypes it holds for: `Applies to` when left out. */
  subtypes?: string;
  /** Fields that turn it on or off; the first that a source has is named on its page. */
  switches: readonly string[];
}

const known = {
  SCHEMA_METADATA: {
    label: "Schema metadata",
    short: "Schema",
    task: "read schemas and columns",
    meaning: "Ingests columns or fields with their data types.",
    switches: ["include_schema_metadata", "enableSchemaInference", "extract_dataset_schema"],
  },
  CONTAINERS: {
    label: "Asset containers",
    short: "Containers",
    task: "bring databases, schemas or folders as containers",
    meaning: "Ingests the levels that hold the assets as containers.",
    subtypes: "Types",
    switches: ["extract_workspaces_to_containers"],
  },
  DESCRIPTIONS: {
    label: "Descriptions",
    short: "Descriptions",
    task: "ingest descriptions and comments",
    meaning: "Ingests the descriptions and comments kept in the platform.",
    switches: ["include_descriptions"],
  },
  LINEAGE_COARSE: {
    label: "Table-level lineage",
    short: "Table lineage",
    task: "extract table-level lineage",
    meaning: "Finds the assets that each asset is built from.",
    switches: ["include_table_lineage", "extract_lineage", "include_lineage", "include_view_lineage"],
  },
  LINEAGE_FINE: {
    label: "Column-level lineage",
    short: "Column lineage",
    task: "extract column-level lineage",
    meaning: "Finds the columns that each column is derived from.",
    switches: [
      "include_column_lineage",
      "extract_column_level_lineage",
      "extract_column_lineage",
      "include_view_column_lineage",
    ],
  },
  USAGE_STATS: {
    label: "Dataset usage",
    short: "Usage",
    task: "extract usage statistics and queries",
    meaning: "Ingests how often each asset is used, and by whom.",
    switches: [
      "include_usage_statistics",
      "include_usage_stats",
      "extract_usage_history",
      "extract_usage_stats",
    ],
  },
  DATA_PROFILING: {
    label: "Data profiling",
    short: "Profiling",
    task: "profile data",
    meaning: "Computes statistics on the data: row counts, null and distinct counts, distributions.",
    switches: ["profiling.enabled"],
  },
  CLASSIFICATION: {
    label: "Classification",
    short: "Classification",
    task: "classify sensitive columns",
    meaning: "Detects columns that hold sensitive information and attaches glossary terms to them.",
    switches: ["classification.enabled"],
  },
  TAGS: {
    label: "Tags",
    short: "Tags",
    task: "ingest tags and labels",
    meaning: "Ingests the platform's tags or labels.",
    switches: [
      "extract_tags",
      "include_tags",
      "ingest_tags",
      "enable_tag_extraction",
      "use_abs_blob_tags",
      "use_s3_bucket_tags",
    ],
  },
  OWNERSHIP: {
    label: "Ownership",
    short: "Owners",
    task: "ingest owners",
    meaning: "Ingests the owners recorded in the platform.",
    switches: [
      "extract_owners",
      "extract_ownership",
      "ingest_owner",
      "ingest_owners",
      "enable_owner_extraction",
      "include_ownership",
    ],
  },
  DOMAINS: {
    label: "Domains",
    short: "Domains",
    task: "put assets in domains",
    meaning: "Assigns assets to domains by patterns of their names.",
    switches: ["domain"],
  },
  PLATFORM_INSTANCE: {
    label: "Platform instance",
    short: "Instance",
    task: "keep several instances apart",
    meaning: "Tells several deployments of the platform apart.",
    switches: ["platform_instance"],
  },
  PARTITION_SUPPORT: {
    label: "Partitions",
    short: "Partitions",
    task: "support partitioned tables",
    meaning: "Ingests how tables are partitioned.",
    switches: [],
  },
  DELETION_DETECTION: {
    label: "Deletion detection",
    short: "Deletions",
    task: "remove deleted or stale assets",
    meaning: "Soft-deletes assets that the previous run found and this one no longer does.",
    switches: ["stateful_ingestion.enabled"],
  },
  TEST_CONNECTION: {
    label: "Connection test",
    short: "Test",
    task: "test the connection before a run",
    meaning: "Checks connection and permissions before a run, in the UI or with `--test-source-connection`.",
    switches: [],
  },
} satisfies Record<string, Capability>;

/** The name of a capability. */
export type CapabilityName = keyof typeof known;
/** Everything a source may be able to do, in the order in which it is shown. */
export const capabilities: Readonly<Record<CapabilityName, Capability>> = known;
/** The names of all capabilities. */
export const capabilityNames = Object.keys(known) as CapabilityName[];

/** What a support status promises. */
export const statuses = {
  CERTIFIED: { label: "Certified", meaning: "tested and widely used" },
  INCUBATING: {
    label: "Incubating",
    meaning: "ready for use, but details may still change",
  },
  TESTING: { label: "Testing", meaning: "new or little used; try it out before you rely on it" },
};
/** The name of a support status. */
export type StatusName = keyof typeof statuses;
/** The names of all, the best first. */
export const statusNames = Object.keys(statuses) as StatusName[];
