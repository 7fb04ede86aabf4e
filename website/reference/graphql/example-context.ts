import type { GraphQLNamedType } from "graphql";
import type { Entity } from "../entities/metamodel.ts";
import type { ExampleContext } from "./example-values.ts";

/** Other names of entities in the API. */
const aliases: Record<string, string> = {
  term: "glossaryTerm",
  terms: "glossaryTerm",
  node: "glossaryNode",
  glossaryentity: "glossaryTerm",
  owner: "corpuser",
  user: "corpuser",
  actor: "corpuser",
  assignee: "corpuser",
  group: "corpGroup",
  role: "dataHubRole",
  view: "dataHubView",
  policy: "dataHubPolicy",
  secret: "dataHubSecret",
  pagetemplate: "dataHubPageTemplate",
  template: "dataHubPageTemplate",
  pagemodule: "dataHubPageModule",
  platform: "dataPlatform",
  ingestionsource: "dataHubIngestionSource",
  executionrequest: "dataHubExecutionRequest",
  ownership: "ownershipType",
  connection: "dataHubConnection",
  property: "structuredProperty",
  asset: "dataset",
  entity: "dataset",
  resource: "dataset",
};

/**
 * Contexts for examples, by operation: `deleteTag` is about a tag, and so is an operation that returns one.
 *
 * @param entities all entities of the version
 */
export function exampleContexts(
  entities: readonly Entity[],
): (operation: string, gives: GraphQLNamedType) => ExampleContext {
  const byName = new Map(entities.map((entity) => [entity.name.toLowerCase(), entity]));
  const byType = new Map(
    entities.flatMap((entity) => (entity.graphql ? [[entity.graphql.type, entity] as const] : [])),
  );
  const find = (kind: string) => {
    const low = kind.toLowerCase();
    return byName.get(low) ?? byName.get((aliases[low] ?? "").toLowerCase());
  };
  const named = (operation: string) => {
    const words = operation.split(/(?=[A-Z])/);
    for (let length = words.length; length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const entity = find(words.slice(start, start + length).join(""));
        if (entity) return entity;
      }
    }
    return find("dataset")!;
  };
  return (operation, gives) => {
    const { urn, write } = byType.get(gives.name) ?? named(operation);
    const texts = Object.entries(write?.value ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    return { urn, urnOf: (kind) => find(kind)?.urn, texts: Object.fromEntries(texts) };
  };
}
