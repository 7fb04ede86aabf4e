import { type Changes, compare } from "../changes.ts";
import {
  blocks,
  code,
  documentLink,
  fence,
  heading,
  type Markdown,
  newMark,
  table,
  text,
} from "../markdown.ts";
import type { Version } from "../versions.ts";
import { type CapabilityName, capabilities, capabilityNames, statuses } from "./capabilities.ts";
import { fieldAnchor, fieldTable } from "./field-table.ts";
import { fieldTree, itemNames } from "./field-tree.ts";
import type { DescribedField, LoadedSource } from "./load-sources.ts";
import { schemaPath } from "./source-paths.ts";
import type { SourceModule } from "./source-schema.ts";

/** A module of a source as its page shows it. */
export interface ModuleView {
  version: Version;
  type: string;
  module: SourceModule;
  fields: readonly DescribedField[];
  /** What the anchors of this module begin with: nothing for the first of a page. */
  prefix: string;
  /** The same module in the version before. */
  before?: { module: SourceModule; fields: readonly DescribedField[] };
  /** Site path of the JSON schema of its recipes. */
  schema: string;
}

/** The views of a source's modules. */
export function moduleViews(version: Version, source: LoadedSource, before?: LoadedSource): ModuleView[] {
  return Object.entries(source.modules).map(([type, module], index) => ({
    version,
    type,
    module,
    fields: source.fields.get(type) ?? [],
    prefix: index === 0 ? "" : `${type}.`,
    before: before?.modules[type] && {
      module: before.modules[type],
      fields: before.fields.get(type) ?? [],
    },
    schema: schemaPath(version, type),
  }));
}

/** How to install a module. */
export function installSection({ type, module }: ModuleView): Markdown {
  return module.extra
    ? fence("shell", `pip install 'acryl-datahub[${module.extra}]'`)
    : `The source ${code(type)} comes with the DataHub CLI: \`pip install acryl-datahub\` installs it.`;
}

/** The table of a module's capabilities, each with what it means here. */
export function capabilityTable(view: ModuleView, document: string): Markdown {
  const { version, module, before } = view;
  const rows = capabilityNames
    .filter((name) => module.capabilities?.[name])
    .map((name) => {
      const { supported = true, subtypes } = module.capabilities![name]!;
      const had = before?.module.capabilities?.[name];
      return [
        `${capabilityLabel(version, document, name)}${before && !had ? ` ${newMark}` : ""}`,
        supported ? "Yes" : "No",
        supported
          ? [
              capabilities[name].meaning,
              subtypes && `For: ${subtypes.map(text).join(", ")}.`,
              switchOf(view, name),
            ]
              .filter(Boolean)
              .join(" ")
          : "Not supported by this source.",
      ];
    });
  const found = table(["Capability", "Supported", "Notes"], rows);
  return found && `<div class="capabilities">\n\n${found}\n\n</div>`;
}

/** Guides of capabilities, by their path in a version's folder. */
const guides: Partial<Record<CapabilityName, string>> = {
  LINEAGE_COARSE: "generated/lineage/automatic-lineage-extraction.md",
  LINEAGE_FINE: "generated/lineage/automatic-lineage-extraction.md",
  USAGE_STATS: "features/dataset-usage-and-query-history.md",
  DATA_PROFILING: "metadata-ingestion/docs/dev_guides/sql_profiles.md",
  CLASSIFICATION: "metadata-ingestion/docs/dev_guides/classification.md",
  DELETION_DETECTION: "metadata-ingestion/docs/dev_guides/stateful.md",
  DOMAINS: "domains.md",
  TAGS: "tags.md",
  OWNERSHIP: "ownership/ownership-types.md",
  PLATFORM_INSTANCE: "platform-instances.md",
};

/** The label of a capability, linked with its guide. */
export function capabilityLabel(version: Version, document: string, name: CapabilityName): Markdown {
  const { label } = capabilities[name];
  const guide = guides[name];
  return guide ? documentLink(document, `${version.docs}/${guide}`, label) : label;
}

/** Which field turns a capability on or off. */
function switchOf({ fields, prefix }: ModuleView, name: CapabilityName): Markdown | undefined {
  const field = capabilities[name].switches
    .map((path) => fields.find((candidate) => candidate.path === path && !candidate.deprecated))
    .find((found) => found !== undefined);
  if (!field) return undefined;
  const link = `[${code(field.path)}](#${fieldAnchor(field.path, prefix)})`;
  if (field.type.includes("boolean"))
    return `${field.default === true ? "On by default" : "Off by default"}: ${link}.`;
  return `See ${link}.`;
}

/** The recipe to start from, and the builder that makes others. */
export function recipeSection({ type, module, schema }: ModuleView): Markdown {
  return blocks(
    `Save this as ${code(`${type}.dhub.yaml`)}, with your own values:`,
    fence("yaml", module.recipe, `title="${type}.dhub.yaml"`),
    module.recipe.includes("${")
      ? "Set the environment variables that it names with a dollar sign, then run it:"
      : "Run it:",
    fence("shell", `datahub ingest -c ${type}.dhub.yaml`),
    `<RecipeBuilder type="${type}">\n\nAll options, as a [JSON schema](${schema}).\n\n</RecipeBuilder>`,
  );
}

/** All fields of a module, with a filter, and the JSON schema. */
export function fieldSection({ fields, prefix, before, schema, type, module }: ModuleView): Markdown {
  if (fields.length === 0) return "This source has no settings of its own.";
  const known = new Set(before?.fields.map((field) => field.path));
  const id = `${prefix}fields`;
  return blocks(
    `Fields go below \`config\` in the recipe; each dot in a name is one level of indentation.${pathNames(fields)}`,
    fields.some(({ path: at, type: kind }) => !at.includes(".") && kind.includes("patterns")) &&
      "A field of kind *patterns* holds regular expressions in two lists, `allow` and `deny`. A name is ingested when an expression in `allow` matches its beginning and none in `deny` does.",
    `With this first line, editors check and complete a recipe by its [JSON schema](${schema}):`,
    fence("yaml", `# yaml-language-server: $schema=https://docs.datahub.com${schema}`),
    `<RowFilter target="${id}" label="Filter the fields of ${type}" />`,
    `<div id="${id}" class="fields">`,
    fieldTable(fields, prefix, (path) => before !== undefined && !known.has(path)),
    "</div>",
    formerNames(module),
  );
}

/** What the names in paths stand for that are no names of fields. */
function pathNames(fields: readonly DescribedField[]): string {
  const items = itemNames(fieldTree(fields)).map(code);
  return [
    fields.some(({ path }) => path.includes("`key`")) && " `key` stands for a name that you choose.",
    items.length > 0 && ` In the place of ${items.join(" or ")}, write the dash of an item of a list.`,
  ]
    .filter(Boolean)
    .join("");
}

function formerNames({ renamed = {}, ignored = [] }: SourceModule): Markdown {
  return blocks(
    table(
      ["Former name", "Now"],
      Object.entries(renamed).map(([old, now]) => [code(old), code(now)]),
    ),
    ignored.length > 0 && `Accepted in older recipes, and without effect: ${ignored.map(code).join(", ")}.`,
  );
}

/** What a status promises, in one line. */
export function statusLine({ module }: ModuleView): Markdown {
  return module.status ? `${statuses[module.status].label}: ${statuses[module.status].meaning}` : "Not rated";
}

/** What changed in a module: its fields and its capabilities. */
export function moduleChanges(view: ModuleView): { fields: Changes; capabilities: Changes } | undefined {
  const { before } = view;
  if (!before) return undefined;
  return {
    fields: compare(byPath(before.fields), byPath(view.fields), [
      "type",
      "required",
      "default",
      "deprecated",
    ]),
    capabilities: compare(before.module.capabilities ?? {}, view.module.capabilities ?? {}),
  };
}

/** Fields by path, without the items of lists, which are no rows of their own. */
const byPath = (fields: readonly DescribedField[]) =>
  Object.fromEntries(
    fields.filter(({ path }) => !/\.(?:string|enum)$/.test(path)).map((field) => [field.path, field]),
  );

/** Heading of one part of a module: below the module's own where a page has several. */
export function partHeading(view: ModuleView, several: boolean, words: string, id: string): Markdown {
  return several ? heading(3, words, `${view.type}-${id}`) : heading(2, words, id);
}
