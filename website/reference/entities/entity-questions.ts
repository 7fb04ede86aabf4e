import type { Aspect, Entity } from "./metamodel.ts";
import type { GraphEdge } from "./relationships.ts";

/** Aspects of more entities than this get no questions on the page of each, as readers would not mean that one. */
const maxEntitiesAsked = 2;

/**
 * Questions answered by the introduction of an entity's page; what the entity is, is left to a guide if there is
 * one.
 */
export function entityQuestions({ title, guides }: Entity): string[] {
  const { name, one } = everyday(title);
  if (guides?.length)
    return [
      `what is the ${name} entity`,
      `${name} entity explained`,
      `What does the metadata model mean by ${one}?`,
      `how is ${one} modelled?`,
    ];
  return [
    `what is ${one}`,
    `${name} explained`,
    `What does DataHub mean by ${one}?`,
    `when would I see ${one}?`,
  ];
}

/** Questions answered by the section on an entity's URN. */
export function identityQuestions({ name: entity, title }: Entity): string[] {
  const { name, one } = everyday(title);
  return [
    `What does the URN of the ${title} entity look like?`,
    `Which fields are in the key of the ${title} entity?`,
    `urn:li:${entity}`,
    `How do I build the identifier of ${one}?`,
    `what makes ${one} unique`,
    `${name} id format with an example`,
    `how to write the URN of ${one} in a script`,
    `Which parts does the key of ${one} consist of?`,
  ];
}

/**
 * Questions answered by the section on an entity's relationships.
 *
 * @param out relationships from it
 * @param into relationships to it
 */
export function relationshipQuestions(
  { title }: Entity,
  out: readonly GraphEdge[],
  into: readonly GraphEdge[],
): string[] {
  const { name, one } = everyday(title);
  return [
    `what is connected to ${one}`,
    `${name} links to other things`,
    `graph around ${one}`,
    ...(into.length > 0 ? [`Which entities point at ${one}?`] : []),
    ...(out.some(({ lineage }) => lineage) ? [`Does ${one} take part in lineage?`] : []),
  ];
}

/** Questions answered by the section on reading and writing an entity; `isIngested` if it lists sources. */
export function reachQuestions(
  { name: entity, title, graphql, write, mutations }: Entity,
  isIngested: boolean,
): string[] {
  const { name, one } = everyday(title);
  return [
    `How do I read the ${title} entity with Python, GraphQL or REST?`,
    `fetch ${one} by URN`,
    `curl example for ${title}`,
    `get_aspect for ${title} in Python`,
    `${entity} openapi v3`,
    ...(graphql ? [`GraphQL type for ${title}`] : []),
    ...(write || mutations?.length
      ? [`create or change ${one} from code`, `How do I update ${one} without clicking?`]
      : []),
    ...(write ? [`does writing replace the whole aspect of ${one}?`] : []),
    ...(isIngested
      ? [
          `Which sources ingest the ${name} entity?`,
          `which connectors fill in ${one}`,
          `Where do ${name} records come from?`,
        ]
      : []),
  ];
}

/** Questions answered by the list of an entity's aspects. */
export function aspectsQuestions({ name: entity, title }: Entity): string[] {
  const { name, one } = everyday(title);
  return [
    `Which aspects does the ${title} entity have?`,
    `Which metadata can the ${name} entity carry?`,
    `what can be stored about ${one}`,
    `${name} attributes`,
    `list of everything attached to ${one}`,
    `Which parts of ${one} can I write?`,
    `${entity} aspects`,
    `where is a fact about ${one} kept, in which aspect?`,
  ];
}

/** Questions answered by the list of an entity's timeseries aspects. */
export function timeseriesQuestions({ title }: Entity): string[] {
  const { one } = everyday(title);
  return [`measurements kept over time for ${one}`, `history values of ${one}, which aspects?`];
}

/**
 * Questions answered by the section of an aspect, if few enough entities have it for readers to mean this one.
 */
export function aspectQuestions({ name, deprecated }: Aspect, entities: number): string[] {
  if (entities > maxEntitiesAsked) return [];
  return [
    name,
    `fields of ${name}`,
    `What does ${name} hold?`,
    ...(deprecated ? [`Is ${name} deprecated?`] : []),
  ];
}

/** Everyday name of an entity, alone (`data job`) and with its article. */
function everyday(title: string): { name: string; one: string } {
  const words = title
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .replace(/^Data Hub/, "DataHub")
    .replace(/Open API/, "OpenAPI")
    .split(" ")
    .map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word));
  // A single word such as `role` would be ambiguous.
  const name = words.slice(words.length > 2 && words[0] === "DataHub" ? 1 : 0).join(" ");
  if (/(?:settings|telemetry|retention)$/.test(name)) return { name, one: name };
  return { name, one: `${/^(?:[aeio]|ML\b)/i.test(name) ? "an" : "a"} ${name}` };
}
