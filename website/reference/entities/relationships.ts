import type { Entity, Metamodel } from "./metamodel.ts";
import { type Field, listOf } from "./schema.ts";
import { namesIn } from "./type-names.ts";

/** A relationship of an entity, and the aspects that store it. */
export interface EntityRelationship {
  /** Name in the graph: `OwnedBy`. */
  name: string;
  /** Names of the target entities. */
  to: readonly string[];
  /** Aspects that store it. */
  aspects: readonly string[];
  /** Whether it is part of lineage. */
  lineage: boolean;
}

/** The relationships of an entity, by name: from its aspects and the records in them. */
export function relationshipsOf(model: Metamodel, entity: Entity): EntityRelationship[] {
  const found = new Map<string, EntityRelationship>();
  for (const aspect of [entity.key, ...entity.aspects]) {
    for (const relationship of withinFields(model, model.aspects.get(aspect)!.fields, new Set())) {
      const known = found.get(relationship.name);
      const to = [...new Set([...(known?.to ?? []), ...relationship.to])];
      const lineage = Boolean(known?.lineage || relationship.lineage);
      const aspects = [...new Set([...(known?.aspects ?? []), aspect])];
      found.set(relationship.name, { name: relationship.name, to, aspects, lineage });
    }
  }
  return [...found.values()];
}

/** Relationships of fields and of nested records; each record is visited once. */
function* withinFields(
  model: Metamodel,
  fields: Readonly<Record<string, Field>>,
  seen: Set<string>,
): Generator<{ name: string; to: string[]; lineage?: boolean }> {
  for (const { type, relationship } of Object.values(fields)) {
    if (relationship) {
      yield* listOf(relationship);
      continue;
    }
    for (const name of namesIn(type)) {
      const record = model.records.get(name);
      if (!record || seen.has(name)) continue;
      seen.add(name);
      yield* withinFields(model, record.fields, seen);
    }
  }
}

/** A relationship with its source entity. */
export interface GraphEdge extends EntityRelationship {
  from: string;
}

/**
 * All relationships of a model, and how many entities have one of the same name: the fewer, the more specific.
 */
export function graphOf(model: Metamodel): { edges: GraphEdge[]; commonness: ReadonlyMap<string, number> } {
  const edges = [...model.entities.values()].flatMap((entity) =>
    relationshipsOf(model, entity).map((one) => ({ ...one, from: entity.name })),
  );
  const commonness = new Map<string, number>();
  for (const { name } of edges) commonness.set(name, (commonness.get(name) ?? 0) + 1);
  return { edges, commonness };
}
