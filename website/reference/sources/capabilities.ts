/** All capabilities a source may have, in the order they are shown. */
export const capabilityNames = [
  "SCHEMA_METADATA",
  "CONTAINERS",
  "DESCRIPTIONS",
  "LINEAGE_COARSE",
  "LINEAGE_FINE",
  "USAGE_STATS",
  "DATA_PROFILING",
  "CLASSIFICATION",
  "TAGS",
  "OWNERSHIP",
  "DOMAINS",
  "PLATFORM_INSTANCE",
  "PARTITION_SUPPORT",
  "DELETION_DETECTION",
  "TEST_CONNECTION",
] as const;

/** The name of a capability. */
export type CapabilityName = (typeof capabilityNames)[number];

/** What is known of a capability, whichever source has it. */
export interface Capability {
  label: string;
  /** Narrow heading for the matrix. */
  short: string;
  /** What a source with it can do, as readers ask for it: `Does it …?` */
  task: string;
  /** What a source with it does, one sentence. */
  meaning: string;
  /** Fields that turn it on or off; the first that a source has is named on its page. */
  switches: readonly string[];
}

/** Labels, meanings and switches of the capabilities. */
export const capabilities: Readonly<Record<CapabilityName, Capability>> = {
  SCHEMA_METADATA: {
    label: "Schema metadata",
    short: "Schema",
    task: "read schemas and columns",
    meaning: "Ingests columns or fields with their types.",
    switches: ["include_schema_metadata", "enableSchemaInference", "extract_dataset_schema"],
  },
  CONTAINERS: {
    label: "Asset containers",
    short: "Containers",
    task: "bring databases, schemas or folders as containers",
    meaning: "Ingests what holds the assets as containers.",
    switches: ["extract_workspaces_to_containers", "add_site_container"],
  },
  DESCRIPTIONS: {
    label: "Descriptions",
    short: "Descriptions",
    task: "ingest descriptions and comments",
    meaning: "Ingests descriptions that the platform holds.",
    switches: ["include_descriptions"],
  },
  LINEAGE_COARSE: {
    label: "Table-level lineage",
    short: "Table lineage",
    task: "extract table-level lineage",
    meaning: "Finds which assets are made of which.",
    switches: ["include_table_lineage", "extract_lineage", "include_lineage", "include_view_lineage"],
  },
  LINEAGE_FINE: {
    label: "Column-level lineage",
    short: "Column lineage",
    task: "extract column-level lineage",
    meaning: "Finds which columns are made of which.",
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
    meaning: "Ingests how often assets are used, and by whom.",
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
    meaning: "Measures the data: rows, distinct and empty values, distributions.",
    switches: ["profiling.enabled"],
  },
  CLASSIFICATION: {
    label: "Classification",
    short: "Classification",
    task: "classify sensitive columns",
    meaning: "Finds columns with sensitive information and gives them glossary terms.",
    switches: ["classification.enabled"],
  },
  TAGS: {
    label: "Tags",
    short: "Tags",
    task: "ingest tags and labels",
    meaning: "Ingests tags or labels of the platform.",
    switches: ["extract_tags", "include_tags", "ingest_tags", "enable_tag_extraction"],
  },
  OWNERSHIP: {
    label: "Ownership",
    short: "Owners",
    task: "ingest owners",
    meaning: "Ingests owners that the platform knows.",
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
    meaning: "Gives assets domains by their names.",
    switches: ["domain"],
  },
  PLATFORM_INSTANCE: {
    label: "Platform instance",
    short: "Instance",
    task: "keep several instances apart",
    meaning: "Keeps several deployments of the platform apart.",
    switches: ["platform_instance"],
  },
  PARTITION_SUPPORT: {
    label: "Partitions",
    short: "Partitions",
    task: "support partitioned tables",
    meaning: "Understands partitioned tables.",
    switches: ["profiling.partition_profiling_enabled"],
  },
  DELETION_DETECTION: {
    label: "Deletion detection",
    short: "Deletions",
    task: "remove deleted or stale assets",
    meaning: "Soft-deletes what is no longer there.",
    switches: ["stateful_ingestion.enabled"],
  },
  TEST_CONNECTION: {
    label: "Connection test",
    short: "Test",
    task: "test the connection before a run",
    meaning:
      "Checks the connection and permissions before a run, in the UI or with `--test-source-connection`.",
    switches: [],
  },
};

/** What a support status promises. */
export const statuses: Readonly<
  Record<"CERTIFIED" | "INCUBATING" | "TESTING", { label: string; meaning: string }>
> = {
  CERTIFIED: { label: "Certified", meaning: "tested and used widely" },
  INCUBATING: {
    label: "Incubating",
    meaning: "ready to be used, with details that may still change",
  },
  TESTING: { label: "Testing", meaning: "new or little used: try it before you rely on it" },
};
