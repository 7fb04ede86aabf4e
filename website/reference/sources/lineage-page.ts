import type { DataDocument } from "quire";
import { blocks, documentLink, heading, type Markdown, questions, table } from "../markdown.ts";
import type { Version } from "../versions.ts";
import { capabilityChanges } from "./capability-changes.ts";
import type { LoadedSource } from "./load-sources.ts";
import { sourceDocument } from "./source-paths.ts";
import { type Capability, hasCapability } from "./source-schema.ts";

/**
 * The page that says which sources find lineage by themselves.
 *
 * @param before the sources of the version before, by id; undefined for the oldest
 */
export function lineagePage(
  version: Version,
  sources: readonly LoadedSource[],
  before?: ReadonlyMap<string, LoadedSource>,
): DataDocument {
  const path = `${version.docs}/generated/lineage/automatic-lineage-extraction.md`;
  const rows = sources.flatMap((source) =>
    Object.entries(source.modules)
      .filter(([, module]) => lineage.some((name) => hasCapability(module, name)))
      .map(([type, module]) => {
        const { LINEAGE_COARSE, LINEAGE_FINE } = module.capabilities ?? {};
        return [
          documentLink(path, sourceDocument(version, source.id), source.name),
          `\`${type}\``,
          // Lineage of columns includes that of their tables: not every source declares both.
          support(LINEAGE_COARSE ?? LINEAGE_FINE),
          support(LINEAGE_FINE),
        ];
      }),
  );
  return {
    path,
    frontMatter: {
      title: "Automatic Lineage Extraction",
      description:
        "Which ingestion sources find lineage between tables and columns by themselves, and how they do it.",
      kind: "source",
    },
    markdown: blocks(
      questions([
        "lineage without writing it myself",
        "how does DataHub find out what feeds what",
        "Do I have to draw dependencies by hand?",
        "table-level and column-level, what is the difference",
      ]),
      intro,
      heading(2, "How sources find lineage", "how"),
      questions([
        "is SQL parsed to get dependencies",
        "Where does the lineage of a dashboard come from?",
        "query history or view definitions, what is used",
        "two systems, lineage does not meet in the middle: same platform instance?",
      ]),
      ways,
      heading(2, "Sources that find lineage", "sources"),
      questions([
        "lineage support by connector",
        "Which connectors see single columns?",
        "does my warehouse give lineage",
        "connectors without column lineage",
      ]),
      table(["Source", "Recipe type", "Tables", "Columns"], rows),
      "Subtypes after *Yes* are the kinds of assets that lineage is found for.",
      heading(2, "Where no source finds it", "by-hand"),
      questions([
        "tool without a connector, how do I get lineage?",
        "lineage from a YAML file",
        "parse our own SQL files for dependencies",
        "Can I add missing edges from a file of queries?",
      ]),
      byHand,
      capabilityChanges(version, path, sources, before, lineage),
    ),
  };
}

function support(capability: Capability | undefined): string {
  if (!capability || capability.supported === false) return "No";
  return capability.subtypes ? `Yes: ${capability.subtypes.join(", ")}` : "Yes";
}

const lineage = ["LINEAGE_COARSE", "LINEAGE_FINE"] as const;

const intro: Markdown =
  "Most lineage needs no work: sources find it while they ingest. *Table-level* lineage says which tables an asset is built from, *column-level* lineage which columns each column is derived from.";

const ways: Markdown = `| Way | What is read | Used by |
| --- | --- | --- |
| Lineage kept by the platform | lineage or dependencies that the platform itself records | warehouses with access history, catalogs, dbt |
| View definitions | the SQL of views, parsed | databases |
| Queries | the history of queries, parsed | warehouses |
| Connections of a tool | which tables a report, a connector or a pipeline reads and writes | BI tools, Kafka Connect, Fivetran |

Lineage points to an asset by its URN. Both ends meet only when both sources use the same platform, name, platform instance and environment for it.`;

const byHand: Markdown = `- Write it to a file and ingest that with [File Based Lineage](../ingestion/sources/file-based-lineage.md).
- Parse the queries of a platform without a source with [SQL Queries](../ingestion/sources/sql-queries.md).`;
