import type { DataDocument } from "quire";
import { changesSection, compare, namesOnly } from "../changes.ts";
import { entityPath } from "../entities/model-pages.ts";
import {
  blocks,
  code,
  documentLink,
  entry,
  fence,
  foldingRows,
  heading,
  type Markdown,
  newMark,
  table,
  wideNames,
} from "../markdown.ts";
import type { Version } from "../versions.ts";
import type { Model, UrnClass } from "./sdk.ts";

/** Maximum number of entities listed for an aspect; the rest is counted. */
const namedEntities = 4;

const kinds = [
  [
    "aspect",
    "Aspects",
    "The classes of [aspects](../what/aspect.md), the units in which metadata is read and written.",
  ],
  ["record", "Records", "The classes of values that aspects contain."],
  ["enum", "Enums", "Classes with fixed sets of values. You can also pass a value as a string."],
] as const;

/** The page of all metadata model classes: a table for each kind, a row for each class. */
export function modelsPage(
  version: Version,
  models: readonly Model[],
  before?: readonly Model[],
): DataDocument {
  const path = `${version.docs}/python-sdk/models.md`;
  const old = before && new Set(before.map(({ name }) => name));
  const known = new Set(models.map(({ name }) => name));
  return {
    path,
    frontMatter: {
      title: "Models",
      description:
        "The Python classes of DataHub's metadata model: aspects, records and enums with their fields and types.",
    },
    markdown: blocks(
      "# Models",
      "The Python classes of the metadata model, with their fields. Types in the tables link to their class.",
      fence("python", "from datahub.metadata.schema_classes import OwnershipClass"),
      '<RowFilter label="Filter the classes" />',
      ...kinds.map(([kind, title, intro]) => {
        const chosen = models.filter((model) => model.kind === kind);
        return blocks(
          heading(2, title),
          intro,
          wideNames(
            table(
              ["Class", kind === "enum" ? "Values" : "Fields"],
              chosen.map((model) => [
                [
                  `${entry(model.name.toLowerCase(), code(model.name))}${old && !old.has(model.name) ? ` ${newMark}` : ""}`,
                  entitiesOf(model, path, version),
                ]
                  .filter(Boolean)
                  .join("<br />"),
                kind === "enum"
                  ? (model.values ?? []).map(code).join(", ")
                  : Object.entries(model.fields ?? {})
                      .map(([name, type]) => `${code(name)}: ${typeLinks(type, known)}`)
                      .join("<br />"),
              ]),
            ),
          ),
        );
      }),
      before &&
        changesSection(version, [{ what: "Classes", changes: compare(byName(before), byName(models)) }]),
    ),
  };
}

/** The page of all URN classes. */
export function urnsPage(
  version: Version,
  urns: readonly UrnClass[],
  before?: readonly UrnClass[],
): DataDocument {
  const path = `${version.docs}/python-sdk/urns.md`;
  const old = before && new Set(before.map(({ name }) => name));
  return {
    path,
    frontMatter: {
      title: "URNs",
      description:
        "The Python classes of DataHub's URNs, with the parts each is built from and the properties it has.",
    },
    markdown: blocks(
      "# URNs",
      "Each entity type has a class for its [URNs](../what/urn.md). It builds a URN from its parts, and parses one with `from_string`.",
      fence(
        "python",
        [
          "from datahub.metadata.urns import DatasetUrn",
          "",
          'urn = DatasetUrn(platform="snowflake", name="acme.finance.invoices", env="PROD")',
          "print(urn.urn())",
          "print(DatasetUrn.from_string(urn.urn()).name)",
        ].join("\n"),
      ),
      heading(2, "Classes"),
      foldingRows(
        table(
          ["Class", "Constructor and properties"],
          urns.map(({ name, signature, properties = [], entity }) => [
            [
              entry(name.toLowerCase(), code(name)),
              old && !old.has(name) && newMark,
              entity && `<small>Entity type ${code(entity)}</small>`,
            ]
              .filter(Boolean)
              .join(" "),
            [
              signature && code(signature),
              properties.length > 0 && `<small>Properties: ${properties.map(code).join(", ")}</small>`,
            ]
              .filter(Boolean)
              .join(" "),
          ]),
        ),
      ),
      before &&
        changesSection(version, [{ what: "Classes", changes: compare(byName(before), byName(urns)) }]),
    ),
  };
}

function entitiesOf({ aspect, entities = [] }: Model, path: string, version: Version): Markdown {
  const links = entities
    .slice(0, namedEntities)
    .map((entity) => documentLink(path, entityPath(version, entity), entity));
  const more = entities.length - links.length;
  return [
    aspect && code(aspect),
    links.length > 0 && `of ${links.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A type with links from the classes on the page to their rows. */
function typeLinks(type: string, known: ReadonlySet<string>): Markdown {
  return type
    .split(/(\w+)/)
    .filter(Boolean)
    .map((word) =>
      known.has(word) ? `[${word}](#${word.toLowerCase()})` : word.replace(/[[\]*_<>]/g, "\\$&"),
    )
    .join("");
}

function byName(list: readonly { name: string }[]): Record<string, object> {
  return namesOnly(list.map(({ name }) => name));
}
