import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import type { DataDocument } from "quire";
import {
  blocks,
  bullets,
  code,
  fence,
  heading,
  type Markdown,
  newMark,
  questions,
  section,
} from "../markdown.ts";
import { exampleOf } from "./example.ts";
import type { Topic } from "./load-graphql.ts";
import { type OperationKind, operationAnchor, operationsOf, topicPath } from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { topicChanges } from "./schema-changes.ts";
import { deprecation, hrefWithin, typeLink, typePlace } from "./type-links.ts";
import { typeSection } from "./type-section.ts";

/** The page of a topic: its operations with examples, and its types. */
export function topicPage(pages: GraphqlPages, topic: Topic): DataDocument {
  const from = topicPath(pages.version, topic.id);
  const query = operationsOf(pages.schema, "query");
  const mutation = operationsOf(pages.schema, "mutation");
  const types = topic.types.map((name) => pages.schema.getType(name)!).sort(byName);
  const elsewhere = types.filter((type) => !isObjectType(type) && !isInputObjectType(type));
  return {
    path: from,
    frontMatter: {
      title: `GraphQL: ${topic.title}`,
      description: `GraphQL reference. ${topic.description}`,
      sidebar_label: topic.title,
      kind: "graphql",
      displayed_sidebar: "overviewSidebar",
    },
    markdown: blocks(
      questions(topic.questions),
      topic.description,
      section(2, "Queries", ...topic.queries.map((name) => operation(pages, from, "query", query[name]!))),
      section(
        2,
        "Mutations",
        ...topic.mutations.map((name) => operation(pages, from, "mutation", mutation[name]!)),
      ),
      section(2, "Objects", ...types.filter(isObjectType).map((type) => typeSection(pages, from, type))),
      section(2, "Inputs", ...types.filter(isInputObjectType).map((type) => typeSection(pages, from, type))),
      elsewhere.length > 0 &&
        section(
          2,
          "Other types",
          bullets(
            elsewhere.map((type) => {
              const link = `[${code(type.name)}](${hrefWithin(from, typePlace(pages, type))})`;
              return type.description ? `${link}: ${type.description}` : link;
            }),
          ),
        ),
      topicChanges(pages, topic),
    ),
  };
}

function operation(
  pages: GraphqlPages,
  from: string,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
): Markdown {
  const { before } = pages;
  const isNew = before !== undefined && !operationsOf(before.schema, kind)[field.name];
  const example = exampleOf(kind, field, pages.contextOf(field.name, getNamedType(field.type)));
  const takes = field.args.map(
    ({ name, type, defaultValue }) =>
      `${code(name)} ${typeLink(pages, from, type)}${defaultValue === undefined ? "" : `, default ${code(String(defaultValue))}`}`,
  );
  return blocks(
    heading(3, code(field.name), operationAnchor(kind, field.name)),
    [field.description, deprecation(field), isNew && newMark].filter(Boolean).join(" "),
    `${takes.length > 0 ? `Takes ${takes.join(", ")}. ` : ""}Returns ${typeLink(pages, from, field.type)}.`,
    fence("graphql", example.source, 'title="Example"'),
    Object.keys(example.variables).length > 0 &&
      fence("json", JSON.stringify(example.variables, null, 2), 'title="Variables"'),
  );
}

const byName = (a: GraphQLNamedType, b: GraphQLNamedType) => (a.name < b.name ? -1 : 1);
