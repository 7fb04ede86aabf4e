import type { GraphqlPages } from "../graphql/reference.ts";
import type { GuideTitle } from "../guide-titles.ts";
import { code, documentLink, type Markdown } from "../markdown.ts";
import type { Version } from "../versions.ts";
import type { FieldTable } from "./field-table.ts";
import type { Entity, Metamodel } from "./metamodel.ts";
import type { GraphEdge } from "./relationships.ts";

/** A source, the path of its page relative to the site, and the page names of the entities it produces. */
export interface ProducingSource {
  title: string;
  path: string;
  produces: ReadonlySet<string>;
}

/** Input to the entity pages of a version. */
export interface ModelPages {
  version: Version;
  model: Metamodel;
  /** The model of the previous version; undefined for the oldest. */
  before?: Metamodel;
  graph: { edges: readonly GraphEdge[]; commonness: ReadonlyMap<string, number> };
  graphql: GraphqlPages;
  /** The sources with a page, by id. */
  sources: ReadonlyMap<string, ProducingSource>;
  guideTitle: GuideTitle;
  fieldTable: FieldTable;
}

/** Path of an entity's document, relative to the site. */
export const entityPath = (version: Version, name: string) =>
  `${version.docs}/generated/metamodel/entities/${name.toLowerCase()}.md`;

/** Whether an entity has a page. */
export const hasPage = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && entity.page !== false;

/** The name of an entity, linked to its page if it has one. */
export function entityLink(
  { model, version }: Pick<ModelPages, "model" | "version">,
  from: string,
  name: string,
): Markdown {
  return hasPage(model.entities.get(name))
    ? documentLink(from, entityPath(version, name), code(name))
    : code(name);
}

/** The URL of an entity's page. Links in components are not resolved, unlike those in Markdown. */
export const entityUrl = (version: Version, name: string): string =>
  `${version.path}/generated/metamodel/entities/${name.toLowerCase()}`;

/** The first sentence of an entity's description. */
export function firstSentence({ description }: Entity): string {
  return description.split(/(?<=\.) /)[0] ?? "";
}
