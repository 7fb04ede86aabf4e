import { code, foldingRows, type Markdown, newMark, table } from "../markdown.ts";
import type { Metamodel } from "./metamodel.ts";
import { entityLink, type ModelPages } from "./model-pages.ts";
import { type Field, listOf, type Relationship, type SearchUse } from "./schema.ts";
import { namesIn } from "./type-names.ts";

type Fields = Readonly<Record<string, Field>>;

/** The tables of a version that have been made, by their fields. */
const made = new WeakMap<ModelPages, Map<Fields, { before?: Fields; table: Markdown }>>();

/**
 * Fields of an aspect or record as a table: name, type, description. Entities share most of their aspects, and
 * their pages a folder, so each table is made once for all of them.
 *
 * @param from path of the entity's page
 * @param before the fields of the previous version, to mark new ones
 */
export function fieldTable(pages: ModelPages, from: string, fields: Fields, before?: Fields): Markdown {
  const tables = made.get(pages) ?? new Map<Fields, { before?: Fields; table: Markdown }>();
  made.set(pages, tables);
  const known = tables.get(fields);
  if (known && known.before === before) return known.table;
  const own = makeTable(pages, from, fields, before);
  tables.set(fields, { before, table: own });
  return own;
}

function makeTable(pages: ModelPages, from: string, fields: Fields, before: Fields | undefined): Markdown {
  const rows = Object.entries(fields).map(([name, field]) => {
    const marks = [before && !before[name] && newMark, field.deprecated && "deprecated"].filter(Boolean);
    const uses = listOf(field.search).map((use) => searchUse(name, use));
    const type = fieldType(pages.model, field) + (field.optional ? ", optional" : "");
    return [
      `${[code(name), ...marks].join(" ")} <small>${type}</small>`,
      [
        field.description,
        ...listOf(field.relationship).map((one) => relationship(pages, from, one)),
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

function relationship(pages: ModelPages, from: string, { name, to, lineage }: Relationship): Markdown {
  const entities = to.map((one) => entityLink(pages, from, one)).join(", ");
  return `Relationship ${code(name)} to ${entities}${lineage ? ", part of lineage" : ""}.`;
}

function searchUse(field: string, { name, type, filter }: SearchUse): Markdown {
  const kinds = [type?.toLowerCase().replaceAll("_", " "), filter && "filter"].filter(Boolean);
  return code(name ?? field) + (kinds.length > 0 ? ` (${kinds.join(", ")})` : "");
}
