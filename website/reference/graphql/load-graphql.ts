import { readdirSync } from "node:fs";
import path from "node:path";
import {
  buildASTSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  type TypeDefinitionNode,
  validateSchema,
} from "graphql";
import { validateSDL } from "graphql/validation/validate.js";
import type { Problem } from "quire";
import { z } from "zod";
import { dataProblem } from "../data-problems.ts";
import { loadFile } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import { graphqlProblem, parseGraphqlFile } from "./parse-file.ts";

const topicsSchema = z.record(
  z.string(),
  z.strictObject({ title: z.string(), description: z.string(), questions: readerQuestions }),
);

/** A topic of the schema: one `.graphql` file, and one page. */
export interface Topic {
  /** File name: `tags`. */
  id: string;
  title: string;
  /** Description in one sentence. */
  description: string;
  /** Questions that its page answers. */
  questions?: string[];
  /** Names of its root operations, in alphabetical order. */
  queries: string[];
  mutations: string[];
  /** Names of its types of all kinds, in the order of the file. */
  types: string[];
}

/** The GraphQL schema of a version, by topic. */
export interface GraphqlReference {
  schema: GraphQLSchema;
  topics: Topic[];
  /** Type name → id of its topic. */
  topicOf: ReadonlyMap<string, string>;
}

/**
 * Read the schema of a version: the files `<data>/graphql/*.graphql`, each a topic listed in `topics.yaml`. Every
 * root operation and every type needs a description; for fields and values it is optional.
 *
 * @param data folder of the version's data, relative to the site
 * @param problems receives what is wrong in the files, with line and column
 * @returns undefined if there are problems
 */
export function loadGraphql(
  siteDir: string,
  data: string,
  problems: Problem[],
): GraphqlReference | undefined {
  const found = problems.length;
  const folder = `${data}/graphql`;
  const topicsFile = loadFile(siteDir, `${folder}/topics.yaml`, topicsSchema, problems);
  const documents = new Map<string, DocumentNode>();
  for (const name of readdirSync(path.join(siteDir, folder)).sort()) {
    if (!name.endsWith(".graphql")) continue;
    const id = name.slice(0, -".graphql".length);
    const file = `${folder}/${name}`;
    const document = parseGraphqlFile(siteDir, file, problems);
    if (document) documents.set(id, document);
    if (topicsFile && !topicsFile.value[id])
      problems.push(dataProblem(topicsFile.at([]), `There is no topic \`${id}\` for \`${file}\`.`));
  }
  for (const id of Object.keys(topicsFile?.value ?? {})) {
    if (!documents.has(id) && problems.length === found)
      problems.push(
        dataProblem(topicsFile!.at([id], "key"), `There is no file \`${folder}/${id}.graphql\`.`),
      );
  }
  for (const document of documents.values()) problems.push(...wordless(document));
  if (!topicsFile || problems.length > found) return undefined;
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [parse("type Query type Mutation"), ...documents.values()].flatMap((one) => one.definitions),
  };
  for (const error of validateSDL(whole)) problems.push(graphqlProblem(error, folder));
  if (problems.length > found) return undefined;
  const schema = buildASTSchema(whole, { assumeValidSDL: true });
  for (const error of validateSchema(schema)) problems.push(graphqlProblem(error, folder));
  if (problems.length > found) return undefined;
  const topics = Object.entries(topicsFile.value).map(([id, words]) => ({
    id,
    ...words,
    ...namesOf(documents.get(id)!),
  }));
  return {
    schema,
    topics,
    topicOf: new Map(topics.flatMap(({ id, types }) => types.map((type) => [type, id] as const))),
  };
}

function namesOf(document: DocumentNode): Pick<Topic, "queries" | "mutations" | "types"> {
  const names = { queries: [] as string[], mutations: [] as string[], types: [] as string[] };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const into = definition.name.value === "Query" ? names.queries : names.mutations;
      into.push(...(definition.fields ?? []).map((field) => field.name.value));
    } else if ("name" in definition && definition.name) names.types.push(definition.name.value);
  }
  names.queries.sort();
  names.mutations.sort();
  return names;
}

/** A problem for each root operation and type without a description. */
function wordless(document: DocumentNode): Problem[] {
  const named = document.definitions.flatMap(
    (definition): readonly (FieldDefinitionNode | TypeDefinitionNode)[] => {
      if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) return definition.fields ?? [];
      return isTypeDefinitionNode(definition) ? [definition] : [];
    },
  );
  return named
    .filter(({ description }) => !description)
    .map((node) => graphqlProblem(new GraphQLError(`\`${node.name.value}\` has no description.`, node), ""));
}
