import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import { type ChangedThings, changesSection, compare, linked, namesOnly } from "../changes.ts";
import { code, type Markdown } from "../markdown.ts";
import type { Topic } from "./load-graphql.ts";
import {
  type OperationKind,
  operationAnchor,
  operationNames,
  operationsOf,
  topicPath,
} from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { hrefWithin, typePlace } from "./type-links.ts";

/** Changes in the operations and types of a topic; empty if there are none. */
export function topicChanges(pages: GraphqlPages, topic: Topic): Markdown {
  const before = pages.before;
  const old = before?.topics.find(({ id }) => id === topic.id);
  if (!before) return "";
  const operations = (kind: OperationKind) => {
    const names = [...operationNames(topic, kind), ...(old ? operationNames(old, kind) : [])];
    return {
      what: kind === "query" ? "Queries" : "Mutations",
      changes: compare(operationParts(before.schema, kind, names), operationParts(pages.schema, kind, names)),
      show: linked((name) => `#${operationAnchor(kind, name)}`),
    };
  };
  return section(pages, topicPath(pages.version, topic.id), [...topic.types, ...(old?.types ?? [])].sort(), [
    operations("query"),
    operations("mutation"),
  ]);
}

/** Changes in the types of one kind; empty if there are none. */
export function kindChanges(
  pages: GraphqlPages,
  from: string,
  is: (type: GraphQLNamedType) => boolean,
): Markdown {
  const namesOf = ({ schema }: { schema: GraphQLSchema }) =>
    Object.values(schema.getTypeMap())
      .filter((type) => is(type) && !type.name.startsWith("__"))
      .map(({ name }) => name);
  if (!pages.before) return "";
  return section(pages, from, [...new Set([...namesOf(pages), ...namesOf(pages.before)])].sort());
}

function section(
  pages: GraphqlPages,
  from: string,
  names: readonly string[],
  first: readonly ChangedThings[] = [],
): Markdown {
  const { before, schema, version } = pages;
  if (!before) return "";
  const show = (name: string, state: string) => {
    const type = schema.getType(name.split(".")[0]!);
    return state === "removed" && !type
      ? code(name)
      : `[${code(name)}](${hrefWithin(from, typePlace(pages, type!))})`;
  };
  const known = (one: GraphQLSchema) => names.filter((name) => one.getType(name));
  const both = known(schema).filter((name) => before.schema.getType(name));
  return changesSection(version, [
    ...first,
    { what: "Types", changes: compare(namesOnly(known(before.schema)), namesOnly(known(schema))), show },
    {
      what: "Fields and values",
      changes: compare(partsOf(before.schema, both), partsOf(schema, both)),
      show,
    },
  ]);
}

/** The properties of a field or value to compare. */
interface Part {
  type?: string;
  deprecated?: true;
}

function operationParts(
  schema: GraphQLSchema,
  kind: OperationKind,
  names: readonly string[],
): Record<string, Part> {
  const fields = operationsOf(schema, kind);
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] ? [[name, partOf(fields[name])] as const] : [])),
  );
}

/** Fields, values and union members of types, by `Type.field`. */
function partsOf(schema: GraphQLSchema, names: readonly string[]): Record<string, Part> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const type = schema.getType(name)!;
      return partList(type).map(([part, value]) => [`${name}.${part}`, value] as const);
    }),
  );
}

function partList(type: GraphQLNamedType): (readonly [string, Part])[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [field.name, partOf(field)] as const);
  if (isEnumType(type)) return type.getValues().map((value) => [value.name, partOf(value)] as const);
  if (isUnionType(type)) return type.getTypes().map(({ name }) => [name, {}] as const);
  return [];
}

function partOf(part: { type?: unknown; deprecationReason?: string | null }): Part {
  return {
    ...(part.type ? { type: String(part.type) } : {}),
    ...(part.deprecationReason ? { deprecated: true as const } : {}),
  };
}
