import { type GraphQLNamedType, isInputObjectType, isObjectType } from "graphql";
import type { DataDocument } from "quire";
import { changesSection, compare, linked } from "../changes.ts";
import {
  blocks,
  bullets,
  code,
  documentHref,
  heading,
  type Markdown,
  newMark,
  questions,
} from "../markdown.ts";
import type { GraphqlReference, Topic } from "./load-graphql.ts";
import {
  type OperationKind,
  operationAnchor,
  operationNames,
  operationsOf,
  topicPath,
} from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { anchor, argumentList, deprecation, typeLink, typePlace } from "./type-links.ts";

/** A page that lists all names of a large kind. */
interface Index {
  /** File name without extension. */
  file: string;
  title: string;
  description: string;
  /** Questions that it answers. */
  asked: readonly string[];
}

/** Content of an index. */
interface Entries {
  /** All entries, by name. */
  all: Record<string, object>;
  /** The same for the previous version; undefined if there is none. */
  before: Record<string, object> | undefined;
  of(topic: Topic): Markdown[];
}

/** The pages that list all names of a large kind, each with an anchor and a link to its description. */
export function indexPages(pages: GraphqlPages): DataDocument[] {
  return [
    page(
      pages,
      {
        file: "queries",
        title: "Queries",
        description:
          "Every query of the GraphQL API by topic: what it reads, its arguments, and what it returns.",
        asked: [
          "every query there is",
          "What can I read over GraphQL?",
          "find a query by name",
          "list of read calls",
        ],
      },
      (from) => operations(pages, "query", from),
    ),
    page(
      pages,
      {
        file: "mutations",
        title: "Mutations",
        description:
          "Every mutation of the GraphQL API by topic: what it changes, its arguments, and what it returns.",
        asked: [
          "every mutation there is",
          "What can I change over GraphQL?",
          "find a mutation by name",
          "list of write calls",
        ],
      },
      (from) => operations(pages, "mutation", from),
    ),
    page(
      pages,
      {
        file: "objects",
        title: "Objects",
        description: "Every object type of the GraphQL API by topic, with links to its fields.",
        asked: [
          "all object types A to Z",
          "Where is the type of an answer described?",
          "output types by topic",
          "find a GraphQL type",
        ],
      },
      (from) => types(pages, isObjectType, from),
    ),
    page(
      pages,
      {
        file: "inputObjects",
        title: "Input objects",
        description: "Every input type of the GraphQL API by topic, with links to its fields.",
        asked: [
          "all input types",
          "What do I pass to a mutation?",
          "input types by topic",
          "shape of an input argument",
        ],
      },
      (from) => types(pages, isInputObjectType, from),
    ),
  ];
}

/** @param from path of the page with the list */
function operations(pages: GraphqlPages, kind: OperationKind, from: string): Entries {
  const fields = operationsOf(pages.schema, kind);
  const before = pages.before && operationsOf(pages.before.schema, kind);
  const entry = (topic: Topic, name: string) => {
    const field = fields[name]!;
    const to = `${documentHref(from, topicPath(pages.docs, topic.id))}#${operationAnchor(kind, name)}`;
    return [
      `${anchor(name.toLowerCase())}[${code(name)}](${to})${argumentList(pages, from, field)}: ${typeLink(pages, from, field.type)}`,
      `<br />${[field.description, deprecation(field), before && !before[name] && newMark].filter(Boolean).join(" ")}`,
    ].join("");
  };
  return {
    all: fields,
    before,
    of: (topic) => operationNames(topic, kind).map((name) => entry(topic, name)),
  };
}

/** @param from path of the page with the list */
function types(pages: GraphqlPages, is: (type: GraphQLNamedType) => boolean, from: string): Entries {
  const typesOf = ({ schema }: GraphqlReference) =>
    Object.fromEntries(
      Object.entries(schema.getTypeMap()).filter(
        ([name, type]) => is(type) && !name.startsWith("__") && name !== "Query" && name !== "Mutation",
      ),
    );
  const all = typesOf(pages);
  const before = pages.before && typesOf(pages.before);
  const entry = (name: string) => {
    const { description } = all[name]!;
    const mark = before && !before[name] ? ` ${newMark}` : "";
    const link = `[${code(name)}](${documentHref(from, typePlace(pages, all[name]!))})`;
    return `${anchor(name.toLowerCase())}${link}${description ? `: ${description}` : ""}${mark}`;
  };
  return {
    all,
    before,
    of: (topic) =>
      topic.types
        .filter((name) => all[name])
        .sort()
        .map(entry),
  };
}

/** @param entries returns the entries of the page at a path */
function page(
  pages: GraphqlPages,
  { file, title, description, asked }: Index,
  entries: (path: string) => Entries,
): DataDocument {
  const path = `${pages.docs}/graphql/${file}.md`;
  const { all, before, of } = entries(path);
  const topics = pages.topics
    .map((topic) => ({ topic, entries: of(topic) }))
    .filter(({ entries }) => entries.length > 0);
  const changes = before && compare(before, all, []);
  return {
    path,
    frontMatter: { title, description, kind: "graphql" },
    markdown: blocks(
      questions(asked),
      `${description} Each topic has its own page, with fields and examples.`,
      `<NameFilter of="${title.toLowerCase()}" count={${Object.keys(all).length}} />`,
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
        changesSection(pages.version, [
          { what: title, changes, show: linked((name) => `#${name.toLowerCase()}`) },
        ]),
    ),
  };
}
