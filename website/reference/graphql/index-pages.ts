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
  graphqlPath,
  type OperationKind,
  operationAnchor,
  operationNames,
  operationsOf,
  topicPath,
} from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { anchor, argumentList, deprecation, typeLink, typePlace } from "./type-links.ts";

/** Content of an index. */
interface Entries {
  /** All entries, by name. */
  all: Record<string, object>;
  /** The same for the previous version; undefined if there is none. */
  before: Record<string, object> | undefined;
  of(topic: Topic): Markdown[];
}

/** The large kinds, whose names are listed. */
const kinds: {
  /** File name without extension. */
  file: string;
  title: string;
  description: string;
  /** Questions that the page answers. */
  asked: readonly string[];
  /** @param from path of the page with the list */
  entries(pages: GraphqlPages, from: string): Entries;
}[] = [
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
    entries: (pages, from) => operations(pages, "query", from),
  },
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
    entries: (pages, from) => operations(pages, "mutation", from),
  },
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
    entries: (pages, from) => types(pages, isObjectType, from),
  },
  {
    file: "inputObjects",
    title: "Input Objects",
    description: "Every input type of the GraphQL API by topic, with links to its fields.",
    asked: [
      "all input types",
      "What do I pass to a mutation?",
      "input types by topic",
      "shape of an input argument",
    ],
    entries: (pages, from) => types(pages, isInputObjectType, from),
  },
];

/** The pages that list all names of a large kind, each with an anchor and a link to its description. */
export function indexPages(pages: GraphqlPages): DataDocument[] {
  return kinds.map(({ file, title, description, asked, entries }) => {
    const path = graphqlPath(pages.version, file);
    const { all, before, of } = entries(pages, path);
    const changes = before && compare(before, all, []);
    return {
      path,
      frontMatter: { title, description, kind: "graphql" },
      markdown: blocks(
        questions(asked),
        `${description} Each topic has its own page, with fields and examples.`,
        `<NameFilter of="${title.toLowerCase()}" count={${Object.keys(all).length}} />`,
        ...pages.topics.map((topic) => topicEntries(pages, path, topic, of(topic))),
        changes &&
          changesSection(pages.version, [
            { what: title, changes, show: linked((name) => `#${name.toLowerCase()}`) },
          ]),
      ),
    };
  });
}

function topicEntries(
  { version }: GraphqlPages,
  from: string,
  { id, title }: Topic,
  entries: readonly Markdown[],
): Markdown | undefined {
  if (entries.length === 0) return undefined;
  const name = `[${title}](${documentHref(from, topicPath(version, id))})`;
  return blocks(heading(2, name, `topic-${id}`), bullets(entries));
}

/** @param from path of the page with the list */
function operations(pages: GraphqlPages, kind: OperationKind, from: string): Entries {
  const fields = operationsOf(pages.schema, kind);
  const before = pages.before && operationsOf(pages.before.schema, kind);
  const entry = (topic: Topic, name: string) => {
    const field = fields[name]!;
    const to = `${documentHref(from, topicPath(pages.version, topic.id))}#${operationAnchor(kind, name)}`;
    return [
      `<span id="${name.toLowerCase()}" class="signature">`,
      `[${code(name)}](${to})${argumentList(pages, from, field)}: ${typeLink(pages, from, field.type)}`,
      `</span><br />${[field.description, deprecation(field), before && !before[name] && newMark].filter(Boolean).join(" ")}`,
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
