import { capabilityNames } from "./capabilities.ts";
import { capabilityQuestions } from "./capability-questions.ts";
import type { ModuleView } from "./module-section.ts";
import type { Source } from "./source-schema.ts";

/** Parts of a source's page that occur once and answer questions. */
export type SourcePart = "overview" | "concepts" | "prerequisites" | "limits";

/** Parts of each module of a source. */
export type ModulePart = "capabilities" | "install" | "recipe" | "configuration";

/** Questions answered by a part of a source's page. */
export function sourceQuestions(
  part: SourcePart,
  { name, kind, keywords = [], needs = "" }: Source,
): string[] {
  switch (part) {
    case "overview":
      return [
        ...[name, ...keywords].flatMap(connecting),
        `Can DataHub get metadata from ${name}?`,
        `How do I get ${name} into DataHub?`,
        `What does DataHub ingest from ${name}?`,
        `Is ${name} supported, and how mature is that?`,
        `we use ${name}, will it show up in the catalog?`,
        ...(overviews[kind]?.(name) ?? []),
      ];
    case "concepts":
      return [
        `What do the assets of ${name} become in DataHub?`,
        `Which entities does the ${name} source create?`,
        `how ${name} objects are mapped`,
        `what is each ${name} thing called once it is in the catalog?`,
        `${name} to DataHub mapping table`,
        `Which subtype do ${name} assets get?`,
        `dataset, container or something else: what do I search for after loading ${name}`,
        `Where did our ${name} objects end up, under which type?`,
      ];
    case "prerequisites":
      return [
        `Which permissions does the ${name} source need?`,
        `Which grants, roles or account do I need to ingest ${name}?`,
        `What must be set up in ${name} before ingestion?`,
        `What do I have to prepare for ${name}?`,
        `${name} requirements`,
        ...(kind === "Metadata" ? [] : accounts(name)),
        ...(needs.includes("IAM policy") ? policies(name) : []),
        ...(needs.includes("AWS_IAM") ? iamLogins(name) : []),
      ];
    case "limits":
      return [
        `What does the ${name} source not support?`,
        `Why is something missing or failing when I ingest ${name}?`,
        `known problems with ${name}`,
        `${name} gotchas`,
        `What should I watch out for with ${name}?`,
        `pitfalls of the ${name} connector`,
        `${name} looks incomplete after loading`,
        `${name} run did not do what I expected`,
      ];
  }
}

/** Questions about each of the names that a source is known by. */
const connecting = (name: string) => [
  `How do I connect ${name} to DataHub?`,
  `Is there a connector for ${name}?`,
  `hook up ${name}`,
  `${name} integration`,
];

/** Additional questions for certain kinds of sources. */
const overviews: Partial<Record<Source["kind"], (name: string) => string[]>> = {
  Datastore: (name) => [
    `get an inventory of our ${name} into the catalog`,
    `How do I get our ${name} tables into DataHub?`,
  ],
  "BI Tool": (name) => [`${name} dashboards in the catalog`, `${name} dashboards`],
  "Identity Provider": (name) => [
    `import people and groups from ${name}`,
    `How do our ${name} users get into DataHub before they first log in?`,
  ],
  Metadata: (name) => [`what is the ${name} source good for`],
};

/**
 * Questions for sources that connect to a platform: files, and sources that only work in DataHub, need no
 * account.
 */
const accounts = (name: string) => [
  `what should I ask our admin for so that ${name} can be loaded`,
  `service account for ${name}, what must it be allowed to do?`,
  `permission denied while reading ${name}`,
  `Is read-only access to ${name} enough?`,
];

/** Questions for sources whose prerequisites hold a policy of AWS. */
const policies = (name: string) => [
  `IAM policy for ${name}`,
  `Which IAM permissions does the ${name} source need?`,
  `AWS actions that the role for ${name} must allow`,
];

/** Questions for databases that can be entered with an identity of AWS. */
const iamLogins = (name: string) => [
  `IAM authentication for ${name} on Amazon RDS`,
  `ingest ${name} on Aurora without a password`,
];

/**
 * Questions answered by a part of a module.
 *
 * @param name of the source, or the module's type if a page has several
 */
export function moduleQuestions(
  part: ModulePart,
  name: string,
  { type, module, fields }: ModuleView,
): string[] {
  switch (part) {
    case "capabilities":
      return [
        `What can the ${name} source extract, and what not?`,
        `${name} features, yes or no`,
        `What is left out when ${name} is ingested?`,
        `which parts of ${name} ingestion are on by default`,
        `where do I switch optional ${name} features on or off?`,
        `limits of the ${name} connector at a glance`,
        ...capabilityNames
          .filter((capability) => module.capabilities?.[capability])
          .flatMap((capability) => capabilityQuestions(capability, name)),
      ];
    case "install":
      return [
        `Failed to find a registered source for type ${type}`,
        `How do I install the ${name} plugin?`,
        `Which package does ingestion from ${name} need?`,
        `pip install for ${name}`,
        `Is ${name} an extra or part of the plain CLI?`,
        `what do I add on my laptop so that ${name} recipes run`,
        `${name} dependencies`,
        ...(module.extra
          ? [`${name} is disabled; try running pip install`, `acryl-datahub extra for ${name}`]
          : []),
      ];
    case "recipe":
      return [
        `How do I ingest from ${name}?`,
        `How do I ingest metadata from ${name}?`,
        `How do I set up ${name} ingestion?`,
        `What does a recipe for ${name} look like?`,
        `How do I run ingestion from ${name} with the CLI?`,
        `${name} YAML example`,
        `smallest config that works for ${name}`,
        `copy-paste starter for ${name}`,
        `How do I try ${name} from a terminal?`,
        `sample dhub.yaml ${name}`,
        `build a recipe for ${name} by filling in a form`,
        ...(module.recipe.includes("${")
          ? [`Which environment variables does the ${name} recipe expect?`]
          : []),
      ];
    case "configuration":
      return [
        `Which settings does the ${name} source have?`,
        `How do I configure ingestion from ${name}?`,
        `all ${name} options with defaults`,
        ...(fields.length > 0
          ? [
              `autocomplete and checks for ${name} recipes in my editor`,
              `unknown field in my ${name} recipe, what is it called?`,
            ]
          : []),
        ...(fields.some(isFilter)
          ? [
              `load only a part of ${name}`,
              `How do I leave things out of ${name} ingestion?`,
              `allow and deny for ${name}`,
            ]
          : []),
        ...holders.flatMap(({ field, words }) =>
          fields.some(({ path, deprecated }) => path === field && !deprecated)
            ? [
                `ingest only one ${words} of ${name}`,
                ...(words === "table" ? [] : [`stop a ${words} from being ingested from ${name}`]),
              ]
            : [],
        ),
        ...(fields.some(({ path }) => path === "start_time")
          ? [
              `backfill usage and lineage from ${name}`,
              `How far back does ${name} ingestion read the query log?`,
              `change the time window of ${name}`,
            ]
          : []),
        ...(fields.some(({ required }) => required === true)
          ? [`Which ${name} settings are mandatory?`]
          : []),
        ...(module.renamed || module.ignored ? [`old ${name} recipe, which names changed?`] : []),
      ];
  }
}

/** Fields with patterns that select what is ingested from a platform, with everyday names for it. */
const holders = [
  { field: "database_pattern", words: "database" },
  { field: "schema_pattern", words: "schema" },
  { field: "table_pattern", words: "table" },
];

/** Whether a field selects by patterns what is ingested. */
const isFilter = ({ path, type, deprecated }: ModuleView["fields"][number]) =>
  !deprecated && !path.includes(".") && type.split(" | ").includes("patterns");
