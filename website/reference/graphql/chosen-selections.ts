import { parse, print } from "graphql";

const namedEntity = "entity { urn type ... on Dataset { name } }";

/**
 * Selections of examples whose automatic ones would not answer what the operation is for: by type wherever it is
 * returned, or by root operation.
 */
const written: Readonly<Record<string, string>> = {
  AccessTokenMetadata: "id name ownerUrn expiresAt",
  AnalyticsChart: "__typename ... on TimeSeriesChart { title lines { name data { x y } } }",
  CorpUserProperties: "displayName email title",
  DataHubPageTemplateProperties: "rows { modules { urn } }",
  DataHubViewFilter: "operator filters { field condition values }",
  ExecutionRequest: "urn input { task requestedAt } result { status startTimeMs durationMs }",
  FacetMetadata: "field displayName aggregations { value count }",
  FormInfo: "name type prompts { id title type required }",
  GlobalTags: "tags { tag { urn } }",
  Policy: "urn name state privileges actors { users groups }",
  SearchAcrossLineageResult: `degree ${namedEntity}`,
  SearchResult: namedEntity,
  assertion:
    "urn info { type description } runEvents(limit: 1) { runEvents { timestampMillis result { type } } }",
  dataset: `
    urn name properties { description } schemaMetadata { fields { fieldPath type } }
    ownership { owners { owner { ... on CorpUser { urn } ... on CorpGroup { urn } } } }
    tags { tags { tag { urn } } }`,
  debugAccess: "policies privileges allRoles groups",
  entity: "urn type ... on Dataset { name properties { description } }",
  executionRequest:
    "urn input { task requestedAt executorId } result { status startTimeMs durationMs report }",
  getSchemaVersionList:
    "latestVersion { semanticVersion } semanticVersionList { semanticVersion semanticVersionTimestamp versionStamp }",
  ingestionSource: "urn name type schedule { interval timezone } config { recipe executorId }",
  versionedDataset: "urn name schema { fields { fieldPath type } }",
};

/** The same as lines. */
export const chosenSelections: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(written).map(([name, selection]) => [name, linesOf(selection)]),
);

/** A selection as lines, without the braces around it. */
function linesOf(selection: string): string[] {
  return print(parse(`{ ${selection} }`))
    .split("\n")
    .slice(1, -1)
    .map((line) => line.slice(2));
}
