import { type GraphQLNamedType, isEnumType, isInterfaceType, isScalarType, isUnionType } from "graphql";
import type { DataDocument } from "quire";
import { blocks, questions } from "../markdown.ts";
import { graphqlPath } from "./operations.ts";
import type { GraphqlPages } from "./reference.ts";
import { kindChanges } from "./schema-changes.ts";
import { typeSection } from "./type-section.ts";

const kinds: {
  file: string;
  title: string;
  description: string;
  /** Questions that it answers. */
  asked: readonly string[];
  is: (type: GraphQLNamedType) => boolean;
}[] = [
  {
    file: "interfaces",
    title: "Interfaces",
    description: "Every interface of the GraphQL API: its fields, and the types that implement it.",
    asked: ["types that implement an interface", "abstract types of the API"],
    is: isInterfaceType,
  },
  {
    file: "unions",
    title: "Unions",
    description: "Every union of the GraphQL API, and the object types it can be.",
    asked: ["Which types can a union hold?"],
    is: isUnionType,
  },
  {
    file: "enums",
    title: "Enums",
    description: "Every enum of the GraphQL API, with its values and what they mean.",
    asked: [
      "allowed values of every enum",
      "Which constants exist in the API?",
      "enum list",
      "invalid value for an enum, what is valid",
    ],
    is: isEnumType,
  },
  {
    file: "scalars",
    title: "Scalars",
    description: "Every scalar of the GraphQL API: the types of values without fields.",
    asked: ["custom scalar Long"],
    is: isScalarType,
  },
];

/** The pages of those kinds of types that fit on one page each, with full descriptions. */
export function smallPages(pages: GraphqlPages): DataDocument[] {
  const all = Object.values(pages.schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  return kinds.map(({ file, title, description, asked, is }) => {
    const from = graphqlPath(pages.version, file);
    const types = all.filter(is).sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      path: from,
      frontMatter: { title, description, kind: "graphql" },
      markdown: blocks(
        questions(asked),
        description,
        ...types.map((type) => typeSection(pages, from, type, 2)),
        kindChanges(pages, from, is),
      ),
    };
  });
}
