import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";

/** A use of a type in the schema. */
export interface Use {
  /** The containing type; `Query` and `Mutation` for root operations. */
  owner: string;
  /** The field; undefined for a union with the type as a member. */
  field?: string;
}

/** All uses of each type: as the type of a field or an argument, or as a member of a union. */
export function usesOf(schema: GraphQLSchema): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (type: GraphQLNamedType, use: Use) => {
    const list = uses.get(type.name) ?? [];
    if (!list.some(({ owner, field }) => owner === use.owner && field === use.field)) list.push(use);
    uses.set(type.name, list);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isUnionType(type)) for (const member of type.getTypes()) add(member, { owner: type.name });
    if (!isInputObjectType(type) && !isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const types: GraphQLType[] = [field, ...("args" in field ? field.args : [])].map((one) => one.type);
      for (const used of types) add(getNamedType(used), { owner: type.name, field: field.name });
    }
  }
  return uses;
}
