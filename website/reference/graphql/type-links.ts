import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import { code, documentHref, html, type Markdown } from "../markdown.ts";
import { graphqlPath, topicPath } from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";

/** The document that describes a type, relative to the site, with its anchor. */
export function typePlace({ version, topicOf }: GraphqlPages, type: GraphQLNamedType): string {
  const anchor = type.name.toLowerCase();
  const page = ownPage(type);
  const document = page ? graphqlPath(version, page) : topicPath(version, topicOf.get(type.name)!);
  return `${document}#${anchor}`;
}

/** The page with all types of a small kind; objects and inputs are described on their topics' pages. */
function ownPage(type: GraphQLNamedType): string | undefined {
  if (isEnumType(type)) return "enums";
  if (isInterfaceType(type)) return "interfaces";
  if (isUnionType(type)) return "unions";
  if (isScalarType(type)) return "scalars";
  return undefined;
}

/** A type in SDL, with a link to its named type. */
export function typeLink(pages: GraphqlPages, from: string, type: GraphQLType): Markdown {
  return `[${code(String(type))}](${hrefWithin(from, typePlace(pages, getNamedType(type)))})`;
}

/** A link target, shortened if it is on the same page. */
export function hrefWithin(from: string, to: string): string {
  return to.startsWith(`${from}#`) ? to.slice(from.length) : documentHref(from, to);
}

/** Arguments in brackets, with links to their types; "" if there are none. */
export function argumentList(
  pages: GraphqlPages,
  from: string,
  field: GraphQLField<unknown, unknown>,
): Markdown {
  if (field.args.length === 0) return "";
  const list = field.args.map(({ name, type, defaultValue }) => {
    const preset = defaultValue === undefined ? "" : ` = ${code(JSON.stringify(defaultValue))}`;
    return `${name}: ${typeLink(pages, from, type)}${preset}`;
  });
  return `(${list.join(", ")})`;
}

/** A deprecation notice for a field or value; empty if it is not deprecated. */
export function deprecation(thing: Pick<GraphQLInputField, "deprecationReason">): Markdown {
  const reason = thing.deprecationReason;
  if (reason === undefined || reason === null) return "";
  return `**Deprecated.**${reason === "No longer supported" ? "" : ` ${reason}`}`;
}

/** An invisible anchor for an entry of a list. */
export const anchor = (id: string): Markdown => `<span id="${html(id)}"></span>`;

/** Whether a type is a built-in scalar. */
export const isBuiltIn = (type: GraphQLNamedType) => isScalarType(type) && isSpecifiedScalarType(type);
