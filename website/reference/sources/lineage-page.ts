import type { DataDocument } from "quire";
import { blocks, documentLink, heading, type Markdown, table } from "../markdown.ts";
import type { Version } from "../versions.ts";
import type { CapabilityName } from "./capabilities.ts";
import { capabilityChanges } from "./capability-changes.ts";
import type { LoadedSource } from "./load-sources.ts";
import { sourceDocument } from "./source-page.ts";
import { hasCapability } from "./source-schema.ts";

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
        const has = (name: CapabilityName) => {
          if (!hasCapability(module, name)) return "No";
          const subtypes = module.capabilities?.[name]?.subtypes;
          return subtypes ? `Yes: ${subtypes.join(", ")}` : "Yes";
        };
        return [
          documentLink(path, sourceDocument(version, source.id), source.name),
          `\`${type}\``,
          has("LINEAGE_COARSE"),
          has("LINEAGE_FINE"),
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
      intro,
      heading(2, "Sources that find lineage", "sources"),
      table(["Source", "Recipe type", "Tables", "Columns"], rows),
      outro,
      capabilityChanges(version, path, sources, before, lineage),
    ),
  };
}

const lineage = ["LINEAGE_COARSE", "LINEAGE_FINE"] as const;

const intro: Markdown = `Most lineage needs no work: sources find it while they ingest. Which tables an asset is made of is *table-level* lineage; which columns, *column-level* lineage.

## How sources find lineage {#how}

| Way | What is read | Used by |
| --- | --- | --- |
| The platform says so | lineage or dependencies that the platform itself keeps | warehouses with access history, catalogs, dbt |
| View definitions | the SQL of views, parsed | databases |
| Queries | the history of queries, parsed | warehouses |
| Connections of a tool | which tables a report, a connector or a pipeline reads and writes | BI tools, Kafka Connect, Fivetran |

Lineage leads to an asset by its URN. Both ends meet only when platform, name, platform instance and environment are the same in the sources of both.`;

const outro: Markdown = `A subtype behind *Yes* says that lineage is found for that kind of asset.

## Where no source finds it {#by-hand}

- Write it to a file and ingest that with [File Based Lineage](../ingestion/sources/file-based-lineage.md).
- Parse the queries of a platform without a source with [SQL Queries](../ingestion/sources/sql-queries.md).`;
