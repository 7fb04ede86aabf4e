import { changesSection, compare } from "../changes.ts";
import { code, type Markdown } from "../markdown.ts";
import type { Entity } from "./metamodel.ts";
import type { ModelPages } from "./model-pages.ts";

/** What changed in an entity since the version before: its aspects, and the fields of those it had. */
export function entityChanges({ version, model, before }: ModelPages, entity: Entity): Markdown {
  const old = before?.entities.get(entity.name);
  if (!before || !old || !version.before) return "";
  const aspects = compare(named(old.aspects), named(entity.aspects));
  const fields = compare(
    fieldsOf(
      before.aspects,
      entity.aspects.filter((name) => old.aspects.includes(name)),
    ),
    fieldsOf(
      model.aspects,
      entity.aspects.filter((name) => old.aspects.includes(name)),
    ),
    ["type", "optional", "deprecated"],
  );
  return changesSection(version.before.label, [
    {
      what: "Aspects",
      changes: aspects,
      show: (name, state) => (state === "removed" ? code(name) : `[${code(name)}](#${name.toLowerCase()})`),
    },
    { what: "Fields", changes: fields },
  ]);
}

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));

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
