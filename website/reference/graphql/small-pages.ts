import { type GraphQLNamedType, isEnumType, isInterfaceType, isScalarType, isUnionType } from "graphql";
import type { DataDocument } from "quire";
import { blocks } from "../markdown.ts";
import type { GraphqlPages } from "./reference.ts";
import { kindChanges } from "./schema-changes.ts";
import { typeSection } from "./type-section.ts";

const kinds: { file: string; title: string; description: string; is: (type: GraphQLNamedType) => boolean }[] =
  [
    {
      file: "interfaces",
      title: "Interfaces",
      description: "Every interface of the GraphQL API: its fields, and the types that implement it.",
      is: isInterfaceType,
    },
    {
      file: "unions",
      title: "Unions",
      description: "Every union of the GraphQL API and its members.",
      is: isUnionType,
    },
    {
      file: "enums",
      title: "Enums",
      description: "Every enum of the GraphQL API with its values.",
      is: isEnumType,
    },
    {
      file: "scalars",
      title: "Scalars",
      description: "Every scalar of the GraphQL API.",
      is: isScalarType,
    },
  ];

/** The pages of the kinds of types that fit on one page each, in full. */
export function smallPages(pages: GraphqlPages): DataDocument[] {
  const all = Object.values(pages.schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  return kinds.map(({ file, title, description, is }) => {
    const from = `${pages.docs}/graphql/${file}.md`;
    const types = all.filter(is).sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      path: from,
      frontMatter: { title, description, kind: "graphql" },
      markdown: blocks(
        description,
        ...types.map((type) => typeSection(pages, from, type, 2)),
        kindChanges(pages, from, is),
      ),
    };
  });
}
