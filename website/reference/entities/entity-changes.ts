import { changesSection, compare, linked, namesOnly } from "../changes.ts";
import type { Markdown } from "../markdown.ts";
import type { Entity } from "./metamodel.ts";
import type { ModelPages } from "./model-pages.ts";

/** Changes in an entity since the previous version: its aspects, and their fields. */
export function entityChanges({ version, model, before }: ModelPages, entity: Entity): Markdown {
  const old = before?.entities.get(entity.name);
  if (!before || !old) return "";
  const both = entity.aspects.filter((name) => old.aspects.includes(name));
  return changesSection(version, [
    {
      what: "Aspects",
      changes: compare(namesOnly(old.aspects), namesOnly(entity.aspects)),
      show: linked((name) => `#${name.toLowerCase()}`),
    },
    {
      what: "Fields",
      changes: compare(fieldsOf(before.aspects, both), fieldsOf(model.aspects, both), [
        "type",
        "optional",
        "deprecated",
      ]),
    },
  ]);
}

function fieldsOf<T extends object>(
  aspects: ReadonlyMap<string, { fields: Readonly<Record<string, T>> }>,
  names: readonly string[],
): Record<string, T> {
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(aspects.get(name)?.fields ?? {}).map(
        ([field, value]) => [`${name}.${field}`, value] as const,
      ),
    ),
  );
}
