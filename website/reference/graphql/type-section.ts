import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import {
  blocks,
  code,
  documentHref,
  foldingRows,
  heading,
  type Markdown,
  newMark,
  table,
} from "../markdown.ts";
import { operationPlace } from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { argumentList, deprecation, hrefWithin, isBuiltIn, typeLink, typePlace } from "./type-links.ts";
import type { Use } from "./used-by.ts";

/** The full description of a type: its fields, values or members, and where it is used. */
export function typeSection(
  pages: GraphqlPages,
  from: string,
  type: GraphQLNamedType,
  level: 2 | 3 = 3,
): Markdown {
  const isNew = pages.before !== undefined && !pages.before.schema.getType(type.name);
  return blocks(
    heading(level, code(type.name), type.name.toLowerCase()),
    [type.description, isNew && newMark].filter(Boolean).join(" "),
    entityOf(pages, from, type),
    implemented(pages, from, type),
    body(pages, from, type),
    usedBy(pages, from, type),
  );
}

function body(pages: GraphqlPages, from: string, type: GraphQLNamedType): Markdown {
  if (isEnumType(type)) return valueTable(pages, type);
  if (isUnionType(type))
    return `One of ${join(type.getTypes().map((member) => typeLink(pages, from, member)))}.`;
  if (isScalarType(type)) return isBuiltIn(type) ? "A scalar that GraphQL itself defines." : "";
  const possible = isInterfaceType(type)
    ? `Implemented by ${join(
        pages.schema
          .getPossibleTypes(type)
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map((member) => typeLink(pages, from, member)),
      )}.`
    : "";
  return blocks(possible, fieldTable(pages, from, type));
}

function entityOf(pages: GraphqlPages, from: string, type: GraphQLNamedType): Markdown {
  const entity = pages.entities.get(type.name);
  return entity ? `Entity: [${entity.title}](${documentHref(from, entity.path)}).` : "";
}

function implemented(pages: GraphqlPages, from: string, type: GraphQLNamedType): Markdown {
  if (!isObjectType(type) || type.getInterfaces().length === 0) return "";
  return `Implements ${join(type.getInterfaces().map((one) => typeLink(pages, from, one)))}.`;
}

function fieldTable(pages: GraphqlPages, from: string, type: GraphQLNamedType): Markdown {
  const old = pages.before?.schema.getType(type.name);
  const oldFields = old && hasFields(old) ? old.getFields() : undefined;
  if (!hasFields(type)) return "";
  const rows = Object.values(type.getFields()).map((field) => {
    const args = "args" in field ? argumentList(pages, from, field) : "";
    const preset =
      "defaultValue" in field && field.defaultValue !== undefined
        ? ` Default ${code(JSON.stringify(field.defaultValue))}.`
        : "";
    const mark = oldFields && !oldFields[field.name] ? ` ${newMark}` : "";
    const own = [
      `${code(field.name)}${args}${mark}`,
      `<small>${typeLink(pages, from, field.type)}</small>`,
    ].join(" ");
    return [own, [field.description, deprecation(field)].filter(Boolean).join(" ") + preset];
  });
  return foldingRows(table(["Field", "Description"], rows));
}

function hasFields(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
}

/** The values of an enum: a table if any has a description, else a line. */
function valueTable(pages: GraphqlPages, type: GraphQLEnumType): Markdown {
  const old = pages.before?.schema.getType(type.name);
  const before = isEnumType(old) ? new Set(old.getValues().map(({ name }) => name)) : undefined;
  const values = type.getValues().map((value) => ({
    name: code(value.name),
    words: value.description ?? "",
    notes: [deprecation(value), before && !before.has(value.name) && newMark].filter(Boolean).join(" "),
  }));
  if (values.some(({ words }) => words))
    return foldingRows(
      table(
        ["Value", "Meaning"],
        values.map(({ name, words, notes }) => [name, `${words} ${notes}`.trim()]),
      ),
    );
  return values.map(({ name, notes }) => `${name} ${notes}`.trim()).join(" · ");
}

/** Links to all uses of a type; collapsed if there are many. */
function usedBy(pages: GraphqlPages, from: string, type: GraphQLNamedType): Markdown {
  if (isBuiltIn(type)) return "";
  const uses = pages.uses.get(type.name) ?? [];
  if (uses.length === 0) return "";
  const list = uses.map((use) => useLink(pages, from, use)).join(", ");
  if (uses.length <= 6) return `Used by ${list}.`;
  return `<Details summary="Used by ${uses.length} fields">\n\n${list}\n\n</Details>`;
}

function useLink(pages: GraphqlPages, from: string, { owner, field }: Use): Markdown {
  if (field && (owner === "Query" || owner === "Mutation")) {
    const place = operationPlace(pages, owner === "Query" ? "query" : "mutation", field);
    return `[${code(field)}](${hrefWithin(from, place)})`;
  }
  const words = code(field ? `${owner}.${field}` : owner);
  return `[${words}](${hrefWithin(from, typePlace(pages, pages.schema.getType(owner)!))})`;
}

const join = (links: readonly Markdown[]): Markdown => links.join(", ");
