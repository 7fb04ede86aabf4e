import type { GraphQLNamedType } from "graphql";
import type { Version } from "../versions.ts";
import type { ExampleContext } from "./example-values.ts";
import type { GraphqlReference } from "./load-graphql.ts";
import type { TypeLinks } from "./type-links.ts";
import type { Use } from "./used-by.ts";

/** All that the GraphQL pages of a version are made from. */
export interface GraphqlPages extends GraphqlReference, TypeLinks {
  version: Version;
  /** The schema of the version before; undefined for the oldest. */
  before?: GraphqlReference;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** Entities by the type that stands for them: their title and their document, relative to the site. */
  entities: ReadonlyMap<string, { title: string; path: string }>;
  /** What examples of an operation are about, by its name and the type it gives. */
  contextOf: (operation: string, gives: GraphQLNamedType) => ExampleContext;
}
