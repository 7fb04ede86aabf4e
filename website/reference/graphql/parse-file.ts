import { readFileSync } from "node:fs";
import path from "node:path";
import type { GraphQLError } from "graphql/error/index.js";
import { type DocumentNode, type ParseOptions, parse, Source } from "graphql/language/index.js";
import type { Problem } from "quire";
import { dataProblem } from "../data-problems.ts";

/**
 * Parse a file of a GraphQL schema.
 *
 * @param file its path relative to the site
 * @param problems receives a syntax error, with line and column
 * @returns undefined if there is one
 */
export function parseGraphqlFile(
  siteDir: string,
  file: string,
  problems: Problem[],
  options?: ParseOptions,
): DocumentNode | undefined {
  try {
    return parse(new Source(readFileSync(path.join(siteDir, file), "utf8"), file), options);
  } catch (error) {
    problems.push(graphqlProblem(error as GraphQLError, file));
    return undefined;
  }
}

/** Convert an error of `graphql` to a problem; `file` is used if the error has no position. */
export function graphqlProblem(error: GraphQLError, file: string): Problem {
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const [location] = error.locations ?? [];
  return dataProblem({ file: source?.name ?? file, ...location }, error.message);
}
