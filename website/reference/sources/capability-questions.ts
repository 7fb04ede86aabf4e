import { type CapabilityName, capabilities, capabilityNames } from "./capabilities.ts";

/** Further wordings of a capability's `task`: for a single source, and for all sources. */
interface Wordings {
  one(name: string): string[];
  all: readonly string[];
}

const wordings: Readonly<Record<CapabilityName, Wordings>> = {
  SCHEMA_METADATA: {
    one: (name) => [
      `columns and data types from ${name}`,
      `Will I see the fields of my ${name} assets?`,
      `${name} assets come without columns`,
      `are types read from ${name}`,
    ],
    all: ["connectors that bring columns with types", "From which systems do I get fields?"],
  },
  CONTAINERS: {
    one: (name) => [
      `folder structure of ${name} in the sidebar`,
      `Are ${name} assets grouped by what holds them?`,
      `${name} hierarchy in DataHub`,
      `keep the ${name} tree when browsing`,
    ],
    all: [
      "connectors that keep the folder hierarchy",
      "For which systems do databases and schemas show up as parents?",
    ],
  },
  DESCRIPTIONS: {
    one: (name) => [
      `comments written in ${name}, do they come along?`,
      `documentation from ${name}`,
      `${name} descriptions stay empty`,
      `Must I retype what ${name} already documents?`,
    ],
    all: ["connectors that copy existing documentation", "Which systems hand over their comments?"],
  },
  LINEAGE_COARSE: {
    one: (name) => [
      `what feeds what in ${name}`,
      `Do I see where ${name} data comes from?`,
      `automatic lineage ${name}`,
      `arrows between ${name} assets are missing`,
    ],
    all: ["lineage without work, for which systems?", "connectors that see what feeds what"],
  },
  LINEAGE_FINE: {
    one: (name) => [
      `follow a single field through ${name}`,
      `Which column is made of which in ${name}?`,
      `${name} column lineage on or off`,
      `field-level dependencies ${name}`,
    ],
    all: ["column lineage support by connector", "For which systems can I follow a single field?"],
  },
  USAGE_STATS: {
    one: (name) => [
      `who uses our ${name} assets and how often?`,
      `most popular in ${name}`,
      `query history from ${name}`,
      `find ${name} assets that nobody reads`,
    ],
    all: ["popularity and query history, which connectors", "For which systems do I see who uses what?"],
  },
  DATA_PROFILING: {
    one: (name) => [
      `row counts and null values from ${name}`,
      `Can I see min, max and sample statistics for ${name}?`,
      `${name} profiling`,
      `does loading ${name} also measure the data`,
    ],
    all: ["row counts and null values, which connectors", "Where can DataHub measure the data itself?"],
  },
  CLASSIFICATION: {
    one: (name) => [
      `find personal data in ${name} automatically`,
      `PII detection ${name}`,
      `Can sensitive ${name} fields be marked without doing it by hand?`,
      `label e-mail addresses in ${name}`,
    ],
    all: ["PII detection support by connector", "For which systems is sensitive data found automatically?"],
  },
  TAGS: {
    one: (name) => [
      `labels from ${name}`,
      `Are tags set in ${name} taken over?`,
      `${name} tags missing in DataHub`,
      `keep ${name} tags in sync`,
    ],
    all: ["connectors that import labels", "Which systems pass on their tags?"],
  },
  OWNERSHIP: {
    one: (name) => [
      `who is responsible according to ${name}`,
      `Are owners known to ${name} copied?`,
      `${name} assets show no owner`,
      `take responsible people over from ${name}`,
    ],
    all: ["connectors that know who is responsible", "From which systems do owners come along?"],
  },
  DOMAINS: {
    one: (name) => [
      `sort ${name} assets into business areas while loading`,
      `assign a domain by name for ${name}`,
      `Can everything from ${name} go to one department?`,
      `${name} domain in the recipe`,
    ],
    all: ["connectors that can sort assets into business areas", "Where can a recipe assign a domain?"],
  },
  PLATFORM_INSTANCE: {
    one: (name) => [
      `two ${name} servers with the same names`,
      `keep ${name} test and production apart`,
      `Can we load more than one ${name}?`,
      `several ${name} accounts in one catalog`,
    ],
    all: ["two servers of the same kind, which connectors allow it?", "platform_instance support list"],
  },
  PARTITION_SUPPORT: {
    one: (name) => [
      `partitioned ${name} tables`,
      `Are ${name} partitions understood?`,
      `${name} profiling per partition`,
    ],
    all: ["partitions, which connectors understand them", "Is any connector aware of partitioned tables?"],
  },
  DELETION_DETECTION: {
    one: (name) => [
      `dropped in ${name}, still in DataHub`,
      `Are things that disappear from ${name} cleaned up?`,
      `stale ${name} assets`,
      `stateful ingestion ${name}`,
    ],
    all: ["stateful ingestion support list", "Which connectors clean up what was dropped?"],
  },
  TEST_CONNECTION: {
    one: (name) => [
      `try ${name} credentials before a run`,
      `Does ${name} have a connection check?`,
      `Test Connection button for ${name}`,
      `verify access to ${name} without loading`,
    ],
    all: ["connectors with a connection check", "Where does Test Connection work?"],
  },
};

/**
 * Questions answered by the row of a capability in a source's table, whether it is supported or not.
 *
 * @param name everyday name of the source
 */
export function capabilityQuestions(capability: CapabilityName, name: string): string[] {
  return [`Does the ${name} source ${capabilities[capability].task}?`, ...wordings[capability].one(name)];
}

/** Questions answered by the table of all sources. */
export const matrixQuestions: readonly string[] = [
  "What can each source extract?",
  "Compare the sources",
  "list of all connectors",
  "all connectors at a glance",
  "overview of what every connector can do",
  "feature matrix of connectors",
  "Which connectors are certified, which are still being tested?",
  "filter connectors by what they can do",
  "we are choosing tools, which ones does DataHub read best?",
  "list of all supported systems with yes and no",
  ...capabilityNames.flatMap((name) => [`Which sources ${capabilities[name].task}?`, ...wordings[name].all]),
];

/** Questions answered by the list of the capabilities' meanings. */
export const meaningQuestions: readonly string[] = [
  "what does asset containers mean in the list",
  "explain the columns of the connector table",
  "difference between table-level and column-level lineage of a connector",
  "What is meant by deletion detection?",
];
