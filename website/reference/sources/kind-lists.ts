import { blocks, documentLink, listed, questions, section } from "../markdown.ts";
import type { Version } from "../versions.ts";
import type { LoadedSource } from "./load-sources.ts";
import { capabilityDocument, sourceDocument } from "./source-paths.ts";
import type { Source } from "./source-schema.ts";

interface KindList {
  kinds: readonly Source["kind"][];
  heading: string;
  /** What the sources of the kind read, as it is said before their names. */
  lead: string;
  questions: readonly string[];
  /** Ids of sources of another kind that readers look for here, too. */
  also?: readonly string[];
}

/** Kinds in the order of their lists; some share one. */
const lists: readonly KindList[] = [
  {
    kinds: ["Datastore"],
    also: ["databricks", "glue"],
    heading: "Supported databases, warehouses and lakes",
    lead: "DataHub reads metadata from these data stores",
    questions: [
      "Which databases are supported?",
      "Which databases does DataHub support?",
      "What data warehouses can be connected?",
      "list of databases with a connector",
      "supported databases",
      "all warehouses that can be crawled",
      "Is my SQL database among those that work?",
      "Which data lakes and file stores are supported?",
      "NoSQL databases with a source",
      "Which message queues and streams can be ingested?",
      "What relational databases work with DataHub?",
    ],
  },
  {
    kinds: ["BI Tool"],
    heading: "Supported BI tools",
    lead: "DataHub reads dashboards, charts and reports from these BI tools",
    questions: [
      "Which BI tools are supported?",
      "What dashboard tools can DataHub read?",
      "list of reporting tools with a connector",
      "business intelligence integrations",
      "Which visualization tools does DataHub support?",
      "does our reporting software have a connector?",
      "From which tools do dashboards and charts come?",
    ],
  },
  {
    kinds: ["ETL and Processing", "Orchestrator"],
    heading: "Supported transformation and processing tools",
    lead: "DataHub reads models, pipelines and their lineage from these tools",
    questions: [
      "Which ETL tools are supported?",
      "data pipeline tools with a connector",
      "Which transformation tools does DataHub support?",
      "list of ELT and processing integrations",
      "What can be read from our pipelines without code?",
    ],
  },
  {
    kinds: ["AI+ML"],
    heading: "Supported machine learning platforms",
    lead: "DataHub reads models, features and experiments from these platforms",
    questions: [
      "Which machine learning platforms are supported?",
      "ML tools with a connector",
      "Which feature stores and model registries can be ingested?",
      "list of AI integrations",
    ],
  },
  {
    kinds: ["Identity Provider"],
    heading: "Supported identity providers",
    lead: "DataHub reads users and groups from these identity providers",
    questions: [
      "Which identity providers can users be ingested from?",
      "Where can people and groups be imported from?",
      "directory services with a connector",
    ],
  },
  {
    kinds: ["Metadata", "Observability"],
    heading: "Other supported systems and files",
    lead: "Other sources read metadata that is already written down, in catalogs, formats and files, or help to run DataHub",
    questions: [
      "Which other catalogs and files can metadata be read from?",
      "sources that are no platform",
      "file formats that can be imported",
      "Which schema formats can be read?",
    ],
  },
];

/** The sources of each kind by name, under a heading each. */
export function kindLists(version: Version, sources: readonly LoadedSource[]): string {
  const path = capabilityDocument(version);
  const named = sources.toSorted((a, b) => a.name.localeCompare(b.name, "en", { sensitivity: "base" }));
  return blocks(
    ...lists.map(({ kinds, also, heading, lead, questions: asked }) => {
      const links = named
        .filter(({ id, kind }) => kinds.includes(kind) || also?.includes(id))
        .map(({ id, name }) => documentLink(path, sourceDocument(version, id), name));
      if (links.length === 0) return undefined;
      return section(2, heading, questions(asked), `${lead}: ${listed(links)}.`);
    }),
  );
}
