import type { GraphQLNamedType } from "graphql";
import type { Version } from "../versions.ts";
import type { ExampleContext } from "./example-values.ts";
import type { GraphqlReference } from "./load-graphql.ts";
import type { Use } from "./used-by.ts";

/** Input to the GraphQL pages of a version. */
export interface GraphqlPages extends GraphqlReference {
  version: Version;
  /** The schema of the previous version; undefined for the oldest. */
  before?: GraphqlReference;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** Entities by their GraphQL type: title and document, relative to the site. */
  entities: ReadonlyMap<string, { title: string; path: string }>;
  /** Context of an operation's example, by the operation's name and result type. */
  contextOf: (operation: string, gives: GraphQLNamedType) => ExampleContext;
}
