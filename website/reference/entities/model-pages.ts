import type { GraphqlPages } from "../graphql/reference.ts";
import type { GuideTitle } from "../guide-titles.ts";
import type { Version } from "../versions.ts";
import type { Entity, Metamodel } from "./metamodel.ts";
import type { GraphEdge } from "./relationships.ts";

/** All that the entity pages of a version are made from. */
export interface ModelPages {
  version: Version;
  model: Metamodel;
  /** The model of the version before; undefined for the oldest. */
  before?: Metamodel;
  graph: { edges: readonly GraphEdge[]; commonness: ReadonlyMap<string, number> };
  graphql: GraphqlPages;
  /** Ids of the sources that have a page, and that page's path relative to the site. */
  sources: ReadonlyMap<string, { title: string; path: string }>;
  guideTitle: GuideTitle;
}

/** Path of an entity's document, relative to the site. */
export const entityPath = (version: Version, name: string) =>
  `${version.docs}/generated/metamodel/entities/${name.toLowerCase()}.md`;

/** Whether an entity has a page. */
export const hasPage = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && entity.page !== false;
