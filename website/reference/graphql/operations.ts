import type { GraphQLFieldMap, GraphQLSchema } from "graphql";
import type { Version } from "../versions.ts";
import type { Topic } from "./load-graphql.ts";
import type { GraphqlPages } from "./reference.ts";

/** The kinds of root operations. */
export type OperationKind = "query" | "mutation";

/** The root operations of a kind, by name. */
export function operationsOf(schema: GraphQLSchema, kind: OperationKind): GraphQLFieldMap<unknown, unknown> {
  return (kind === "query" ? schema.getQueryType() : schema.getMutationType())!.getFields();
}

/** Names of the operations of a kind in a topic. */
export function operationNames(topic: Topic, kind: OperationKind): readonly string[] {
  return kind === "query" ? topic.queries : topic.mutations;
}

/** Path of a document of the reference, relative to the site. */
export const graphqlPath = ({ docs }: Version, name: string) => `${docs}/graphql/${name}.md`;

/** Path of a topic's document, relative to the site. */
export const topicPath = (version: Version, id: string) => graphqlPath(version, `topics/${id}`);

/** Anchor of a root operation on its topic's page. */
export const operationAnchor = (kind: OperationKind, name: string) => `${kind}-${name.toLowerCase()}`;

/** The document that describes a root operation, relative to the site, with its anchor. */
export function operationPlace(
  { version, topics }: Pick<GraphqlPages, "version" | "topics">,
  kind: OperationKind,
  name: string,
): string {
  const topic = topics.find((one) => operationNames(one, kind).includes(name))!;
  return `${topicPath(version, topic.id)}#${operationAnchor(kind, name)}`;
}
