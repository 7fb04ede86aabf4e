import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  parse,
  validate,
} from "graphql";
import type { Fault } from "./fault.ts";

/**
 * Check that GraphQL parses, and that operations in it fit the schema. Type definitions, which samples of how to extend
 * the schema show, need only parse.
 *
 * @param schema of the version the sample belongs to
 */
export function checkGraphql(source: string, schema: GraphQLSchema): Fault[] {
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    if (error instanceof GraphQLError) return [faultOf(error)];
    throw error;
  }
  const definesTypes = document.definitions.every(
    (definition) => isTypeDefinitionNode(definition) || isTypeExtensionNode(definition),
  );
  return definesTypes ? [] : validate(schema, document).map(faultOf);
}

function faultOf(error: GraphQLError): Fault {
  return { line: error.locations?.[0]?.line ?? 1, message: error.message };
}
