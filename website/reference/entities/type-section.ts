import { blocks, code, heading, type Markdown } from "../markdown.ts";
import { typeAnchor } from "./field-table.ts";
import type { ModelPages } from "./model-pages.ts";
import type { Field } from "./schema.ts";
import { namesIn } from "./type-names.ts";

/**
 * The records and enums used by fields of aspects, each once, sorted by name.
 *
 * @param aspects names of the aspects
 */
export function typeSection(pages: ModelPages, aspects: readonly string[]): Markdown {
  const { model, before } = pages;
  const names = reachable(pages, aspects);
  if (names.length === 0) return "";
  return blocks(
    heading(3, "Records and enums"),
    "The types that the fields above refer to.",
    ...names.map((name) => {
      const record = model.records.get(name);
      const fields = record?.fields;
      const values = model.enums.get(name);
      return blocks(
        heading(4, code(name), typeAnchor(name)),
        record?.description ?? values?.description,
        fields &&
          Object.keys(fields).length > 0 &&
          pages.fieldTable(fields, before?.records.get(name)?.fields),
        fields && Object.keys(fields).length === 0 && "It has no fields.",
        values?.symbols
          .map((value) => `${code(value)}${values.deprecated?.includes(value) ? " deprecated" : ""}`)
          .join(" · "),
      );
    }),
  );
}

function reachable({ model }: ModelPages, aspects: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (fields: Readonly<Record<string, Field>>) => {
    for (const { type } of Object.values(fields)) {
      for (const name of namesIn(type)) {
        if (found.has(name)) continue;
        const record = model.records.get(name);
        if (!record && !model.enums.has(name)) continue;
        found.add(name);
        if (record) follow(record.fields);
      }
    }
  };
  for (const name of aspects) follow(model.aspects.get(name)!.fields);
  return [...found].sort();
}
