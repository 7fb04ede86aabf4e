import { type GraphQLNamedType, isInputObjectType, isObjectType } from "graphql";
import type { DataDocument } from "quire";
import { changesSection, compare, linked } from "../changes.ts";
import { blocks, bullets, code, documentHref, heading, type Markdown, newMark } from "../markdown.ts";
import type { GraphqlReference, Topic } from "./load-graphql.ts";
import { type OperationKind, operationAnchor, operationsOf, topicPath } from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { anchor, argumentList, deprecation, typeLink, typePlace } from "./type-links.ts";

/** The pages that list all names of a large kind, each at its anchor, with a link to its description. */
export function indexPages(pages: GraphqlPages): DataDocument[] {
  return [
    operationIndex(
      pages,
      "query",
      "queries",
      "Queries",
      "Every query of the GraphQL API by topic: what it reads, what it takes and what it gives.",
    ),
    operationIndex(
      pages,
      "mutation",
      "mutations",
      "Mutations",
      "Every mutation of the GraphQL API by topic: what it changes, what it takes and what it gives.",
    ),
    typeIndex(
      pages,
      "objects",
      "Objects",
      isObjectType,
      "Every object type of the GraphQL API by topic, with links to its fields.",
    ),
    typeIndex(
      pages,
      "inputObjects",
      "Input objects",
      isInputObjectType,
      "Every input type of the GraphQL API by topic, with links to its fields.",
    ),
  ];
}

function operationIndex(
  pages: GraphqlPages,
  kind: OperationKind,
  file: "queries" | "mutations",
  title: string,
  description: string,
): DataDocument {
  const from = `${pages.docs}/graphql/${file}.md`;
  const fields = operationsOf(pages.schema, kind);
  const old = pages.before && operationsOf(pages.before.schema, kind);
  const entry = (topic: Topic, name: string) => {
    const field = fields[name]!;
    const to = `${documentHref(from, topicPath(pages.docs, topic.id))}#${operationAnchor(kind, name)}`;
    return [
      `${anchor(name.toLowerCase())}[${code(name)}](${to})${argumentList(pages, from, field)}: ${typeLink(pages, from, field.type)}`,
      `<br />${[field.description, deprecation(field), old && !old[name] && newMark].filter(Boolean).join(" ")}`,
    ].join("");
  };
  return page(
    pages,
    from,
    title,
    description,
    Object.keys(fields).length,
    (topic) => topic[file].map((name) => entry(topic, name)),
    old && { before: old, after: fields },
  );
}

function typeIndex(
  pages: GraphqlPages,
  file: string,
  title: string,
  is: (type: GraphQLNamedType) => boolean,
  description: string,
): DataDocument {
  const from = `${pages.docs}/graphql/${file}.md`;
  const typesOf = ({ schema }: GraphqlReference) =>
    Object.fromEntries(
      Object.entries(schema.getTypeMap()).filter(
        ([name, type]) => is(type) && !name.startsWith("__") && name !== "Query" && name !== "Mutation",
      ),
    );
  const types = typesOf(pages);
  const old = pages.before && typesOf(pages.before);
  const entry = (name: string) => {
    const { description } = types[name]!;
    const mark = old && !old[name] ? ` ${newMark}` : "";
    const link = `[${code(name)}](${documentHref(from, typePlace(pages, types[name]!))})`;
    return `${anchor(name.toLowerCase())}${link}${description ? `: ${description}` : ""}${mark}`;
  };
  return page(
    pages,
    from,
    title,
    description,
    Object.keys(types).length,
    (topic) =>
      topic.types
        .filter((name) => types[name])
        .sort()
        .map(entry),
    old && { before: old, after: types },
  );
}

function page(
  pages: GraphqlPages,
  path: string,
  title: string,
  description: string,
  count: number,
  entriesOf: (topic: Topic) => Markdown[],
  compared?: { before: Record<string, object>; after: Record<string, object> },
): DataDocument {
  const topics = pages.topics
    .map((topic) => ({ topic, entries: entriesOf(topic) }))
    .filter(({ entries }) => entries.length > 0);
  const changes = compared && compare(compared.before, compared.after, []);
  return {
    path,
    frontMatter: { title, description, kind: "graphql" },
    markdown: blocks(
      `${description} Each topic has a page of its own with fields and examples.`,
      `<NameFilter of="${title.toLowerCase()}" count={${count}} />`,
      ...topics.map(({ topic, entries }) =>
        blocks(
          heading(
            2,
            `[${topic.title}](${documentHref(path, topicPath(pages.docs, topic.id))})`,
            `topic-${topic.id}`,
          ),
          bullets(entries),
        ),
      ),
      changes &&
        pages.version.before &&
        changesSection(pages.version.before.label, [
          { what: title, changes, show: linked((name) => `#${name.toLowerCase()}`) },
        ]),
    ),
  };
}
