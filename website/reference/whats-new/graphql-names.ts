import path from "node:path";
import { type DefinitionNode, Kind } from "graphql/language/index.js";
import type { Problem } from "quire";
import { parseGraphqlFile } from "../graphql/parse-file.ts";
import { listFiles } from "../list-files.ts";
import type { Version } from "../versions.ts";

/** Reference page of each kind of type. */
const pageOfKind: Partial<Record<DefinitionNode["kind"], string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: "objects",
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: "inputObjects",
  [Kind.ENUM_TYPE_DEFINITION]: "enums",
  [Kind.INTERFACE_TYPE_DEFINITION]: "interfaces",
  [Kind.UNION_TYPE_DEFINITION]: "unions",
  [Kind.SCALAR_TYPE_DEFINITION]: "scalars",
};

const pageOfRoot: Record<string, string> = { Query: "queries", Mutation: "mutations" };

/**
 * The top-level names in the GraphQL schema of a version: queries, mutations and types.
 *
 * @param problems receives syntax errors, with line and column
 * @returns the reference page of each, by name
 */
export function graphqlNames(siteDir: string, version: Version, problems: Problem[]): Map<string, string> {
  const folder = `${version.data}/graphql`;
  const names = new Map<string, string>();
  for (const name of listFiles(path.join(siteDir, folder), /\.graphql$/)) {
    const document = parseGraphqlFile(siteDir, `${folder}/${name}`, problems, { noLocation: true });
    for (const node of document?.definitions ?? []) {
      if (!("name" in node) || !node.name) continue;
      const root = pageOfRoot[node.name.value];
      if (root && "fields" in node) {
        for (const field of node.fields ?? []) names.set(field.name.value, root);
        continue;
      }
      const page = pageOfKind[node.kind];
      if (page) names.set(node.name.value, page);
    }
  }
  return names;
}
