import { code, foldingRows, type Markdown, newMark, table } from "../markdown.ts";
import type { Metamodel } from "./metamodel.ts";
import { entityLink, entityPath, type ModelPages } from "./model-pages.ts";
import { type Field, listOf, type Relationship, type SearchUse } from "./schema.ts";
import { namesIn } from "./type-names.ts";

type Fields = Readonly<Record<string, Field>>;

/**
 * Fields of an aspect or record as a table for the page of an entity: name, type, description.
 *
 * @param before the fields of the previous version, to mark new ones
 */
export type FieldTable = (fields: Fields, before?: Fields) => Markdown;

type Model = Pick<ModelPages, "model" | "version">;

/** Make tables of fields, each once, as entities share most of their aspects. */
export function fieldTables(model: Model): FieldTable {
  const made = new Map<Fields, { before?: Fields; table: Markdown }>();
  return (fields, before) => {
    const known = made.get(fields);
    if (known && known.before === before) return known.table;
    const own = makeTable(model, fields, before);
    made.set(fields, { before, table: own });
    return own;
  };
}

function makeTable(model: Model, fields: Fields, before: Fields | undefined): Markdown {
  const rows = Object.entries(fields).map(([name, field]) => {
    const marks = [before && !before[name] && newMark, field.deprecated && "deprecated"].filter(Boolean);
    const uses = listOf(field.search).map((use) => searchUse(name, use));
    const type = fieldType(model.model, field) + (field.optional ? ", optional" : "");
    return [
      `${[code(name), ...marks].join(" ")} <small>${type}</small>`,
      [
        field.description,
        ...listOf(field.relationship).map((one) => relationship(model, one)),
        uses.length > 0 && `<small>Search ${uses.length > 1 ? "fields" : "field"} ${uses.join(", ")}</small>`,
      ]
        .filter(Boolean)
        .join(" "),
    ];
  });
  return foldingRows(table(["Field", "Description"], rows));
}

/** Anchor of a record, enum or other named type on an entity's page. */
export const typeAnchor = (name: string) => `type-${name.toLowerCase()}`;

/** A type, linked to its description on the page. */
function fieldType(model: Metamodel, { type }: Field): Markdown {
  const named = namesIn(type).find((name) => model.records.has(name) || model.enums.has(name));
  return named ? `[${code(type)}](#${typeAnchor(named)})` : code(type);
}

function relationship(model: Model, { name, to, lineage }: Relationship): Markdown {
  // The pages of entities are in one folder, so a link to one of them is the same on each.
  const entities = to.map((one) => entityLink(model, entityPath(model.version, one), one)).join(", ");
  return `Relationship ${code(name)} to ${entities}${lineage ? ", part of lineage" : ""}.`;
}

function searchUse(field: string, { name, type, filter }: SearchUse): Markdown {
  const kinds = [type?.toLowerCase().replaceAll("_", " "), filter && "filter"].filter(Boolean);
  return code(name ?? field) + (kinds.length > 0 ? ` (${kinds.join(", ")})` : "");
}
