import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { chosenSelections } from "./chosen-selections.ts";
import { chosenVariables } from "./chosen-variables.ts";
import { type ExampleContext, exampleValue } from "./example-values.ts";
import type { OperationKind } from "./operations.ts";

/** An example request for a root operation. */
export interface Example {
  /** The request in GraphQL. */
  source: string;
  /** Values of its variables; empty if it has none. */
  variables: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;
type Composite = GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType;

/** Maximum depth of selected fields, below the root operation. */
const maxDepth = 4;

/** The most informative fields, best first. */
const telling = [
  "urn",
  "type",
  "name",
  "properties",
  "username",
  "searchResults",
  "entity",
  "entities",
  "start",
  "count",
  "total",
  "nextScrollId",
  "info",
  "definition",
  "displayName",
  "title",
  "description",
  "metadata",
  "accessToken",
  "facets",
  "suggestions",
  "ownership",
  "owners",
  "owner",
  "tags",
];

/**
 * Create an example for a root operation: its required arguments as variables, and a selection of its result.
 *
 * @param context provides the values of variables
 */
export function exampleOf(kind: OperationKind, field: Field, context: ExampleContext): Example {
  const chosen = chosenVariables[field.name] ?? {};
  const args = field.args.filter(
    (argument) => isRequiredArgument(argument) || argument.name === "urn" || argument.name in chosen,
  );
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const lines = [
    `${kind} ${field.name}${declared && `(${declared})`} {`,
    ...selectField(field, `${field.name}${passed && `(${passed})`}`, 1, kind === "mutation"),
    "}",
  ];
  return {
    source: lines.join("\n"),
    variables: Object.fromEntries(
      args.map(({ name, type }) => [name, chosen[name] ?? exampleValue(type, name, context)]),
    ),
  };
}

/** What an example selects of a type inside `... on`, as lines, without the fields of every entity. */
export function selectionOf(type: GraphQLObjectType, depth: number): string[] {
  const given = ["urn", "type"].map((name) => `${"  ".repeat(depth)}${name}`);
  return select(type, depth, false).filter((line) => !given.includes(line));
}

/** @param flat prefer simple fields, as the result of a mutation holds no news for the client */
function selectField(field: Field, written: string, depth: number, flat = false): string[] {
  const type = getNamedType(field.type);
  const pad = "  ".repeat(depth);
  if (isLeafType(type)) return [`${pad}${written}`];
  const chosen = depth === 1 ? chosenSelections[field.name] : undefined;
  return [`${pad}${written} {`, ...select(type as Composite, depth + 1, flat, chosen), `${pad}}`];
}

function select(
  type: Composite,
  depth: number,
  flat: boolean,
  chosenLines = chosenSelections[type.name],
): string[] {
  const pad = "  ".repeat(depth);
  if (chosenLines) return chosenLines.map((line) => pad + line);
  if (isUnionType(type)) return selectMembers(type, depth);
  const fields = usable(Object.values(type.getFields()), depth);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const inner = fields.filter((field) => !leaves.includes(field));
  const chosenInner =
    isInterfaceType(type) || depth > maxDepth || (flat && leaves.length > 0)
      ? []
      : inner.slice(0, depth > 2 ? 1 : 2);
  const chosen = [...leaves.slice(0, depth > 2 ? 3 : 5), ...chosenInner];
  if (chosen.length === 0 && leaves.length === 0 && inner.length > 0 && depth < maxDepth + 3)
    chosen.push(inner[0]!);
  if (chosen.length === 0) return [`${pad}__typename`];
  return chosen.flatMap((field) => selectField(field, field.name, depth, flat));
}

/** For a union, the type name and the fields of its first member. */
function selectMembers(type: GraphQLUnionType, depth: number): string[] {
  const pad = "  ".repeat(depth);
  const [first] = type.getTypes();
  if (!first) return [`${pad}__typename`];
  const leaves = usable(Object.values(first.getFields()), depth).filter(
    ({ name, type: own }) => isLeafType(getNamedType(own)) && name !== "type",
  );
  return [
    `${pad}__typename`,
    `${pad}... on ${first.name} {`,
    ...leaves.slice(0, 2).map((field) => `${pad}  ${field.name}`),
    `${pad}}`,
  ];
}

/** Fields that no example selects: they repeat the URN of the asset or return raw JSON. */
const unselected = new Set(["associatedUrn", "aspects"]);

/** Fields without required arguments that are not deprecated, most informative first. */
function usable(fields: readonly Field[], depth: number): Field[] {
  const rank = ({ name }: Field) => {
    const at = telling.indexOf(name);
    return at < 0 ? telling.length : at;
  };
  return fields
    .filter(
      (field) =>
        field.deprecationReason === undefined &&
        !unselected.has(field.name) &&
        !field.args.some(isRequiredArgument),
    )
    .filter((field) => depth <= maxDepth || isLeafType(getNamedType(field.type)) || depth < maxDepth + 3)
    .map((field, index) => ({ field, index }))
    .sort(
      (a, b) =>
        rank(a.field) - rank(b.field) || listLast(a.field.type) - listLast(b.field.type) || a.index - b.index,
    )
    .map(({ field }) => field);
}

/** Sort key that puts lists after single values. */
function listLast(type: GraphQLOutputType): number {
  const bare = isNonNullType(type) ? type.ofType : type;
  return isListType(bare) ? 1 : 0;
}
