import { isDeepStrictEqual } from "node:util";
import { type Changes, compare } from "../changes.ts";
import { blocks, code, documentLink, fence, heading, listed, type Markdown, table } from "../markdown.ts";
import type { Version } from "../versions.ts";
import { statuses } from "./capabilities.ts";
import { fieldChanges } from "./field-changes.ts";
import { fieldTable } from "./field-table.ts";
import { type FieldNode, fieldTree, itemNames } from "./field-tree.ts";
import type { DescribedField, LoadedSource } from "./load-sources.ts";
import { schemaPath } from "./source-paths.ts";
import { hasCapability, type SourceModule } from "./source-schema.ts";

/** A module of a source, with what its page needs. */
export interface ModuleView {
  version: Version;
  type: string;
  module: SourceModule;
  fields: readonly DescribedField[];
  /** The same fields as a tree. */
  tree: readonly FieldNode[];
  /** Prefix of the anchors of this module's fields; "" for the first one on a page. */
  prefix: string;
  /** An earlier module with the same fields, which are on the page only once. */
  sameAs?: string;
  /** The same module in the previous version. */
  before?: { module: SourceModule; fields: readonly DescribedField[] };
  /** Site path of the JSON schema of its recipes. */
  schema: string;
}

/** Prepare the modules of a source for its page. */
export function moduleViews(version: Version, source: LoadedSource, before?: LoadedSource): ModuleView[] {
  const views: ModuleView[] = [];
  for (const [type, module] of Object.entries(source.modules)) {
    const same = views.find(
      (other) => module.fields && isDeepStrictEqual(other.module.fields, module.fields),
    );
    views.push({
      version,
      type,
      module,
      fields: source.fields.get(type) ?? [],
      tree: fieldTree(source.fields.get(type) ?? []),
      prefix: same?.prefix ?? (views.length === 0 ? "" : `${type}.`),
      sameAs: same?.type,
      before: before?.modules[type] && {
        module: before.modules[type],
        fields: before.fields.get(type) ?? [],
      },
      schema: schemaPath(version, type),
    });
  }
  return views;
}

/** The package that pip installs, in the release of a version, quoted for the shell. */
function requirement({ label }: Version, extra?: string): string {
  const release = label === "Next" ? "" : `~=${label}`;
  const words = `acryl-datahub${extra ? `[${extra}]` : ""}${release}`;
  return extra || release ? `'${words}'` : words;
}

/** How to install a module. */
export function installSection({ type, module, version }: ModuleView, document: string): Markdown {
  if (!module.extra)
    return `The source ${code(type)} comes with the DataHub CLI: ${code(`pip install ${requirement(version)}`)} installs it.`;
  const inUi = documentLink(document, `${version.docs}/ui-ingestion.md`, "Ingestion from the UI");
  return blocks(
    fence("shell", `pip install ${requirement(version, module.extra)}`),
    `${inUi} installs the plugin itself.`,
  );
}

/** How to run a recipe in the UI, where secrets take the place of its variables. */
function runInUi({ version }: ModuleView, document: string, variables: readonly string[]): Markdown {
  const inUi = (anchor: string, text: string) =>
    documentLink(document, `${version.docs}/ui-ingestion.md#${anchor}`, text);
  const secrets = inUi("store-a-secret", variables.length > 1 ? "secrets" : "a secret");
  const source = inUi("create-an-ingestion-source", "new source");
  return `To run it in the UI instead, store ${listed(variables)} as ${secrets}, and paste the recipe into the YAML view of a ${source}.`;
}

/** An initial recipe, and the recipe builder. */
export function recipeSection(view: ModuleView, document: string): Markdown {
  const { version, type, module, schema } = view;
  const file = `${type}.dhub.yaml`;
  const variables = [...new Set(module.recipe.match(/(?<=\$\{)\w+(?=\})/g))].map(code);
  const sink = documentLink(
    document,
    `${version.docs}/metadata-ingestion/sink_overview.md#the-default-sink`,
    "default sink",
  );
  return blocks(
    `Save this as ${code(file)}${/^ +config: \{\}$/m.test(module.recipe) ? "" : " and replace the values with your own"}:`,
    fence("yaml", module.recipe, `title="${file}"`),
    variables.length > 0 &&
      `The recipe reads ${listed(variables)} from the environment. Set ${variables.length > 1 ? "them" : "it"} before the run.`,
    hasCapability(module, "TEST_CONNECTION") &&
      blocks(
        "Test the connection without ingesting anything:",
        fence("shell", `datahub ingest -c ${file} --test-source-connection`),
      ),
    /^sink:/m.test(module.recipe)
      ? "Run the recipe:"
      : `Run the recipe. Without a \`sink\` section it writes to the ${sink}, the server that \`datahub init\` set:`,
    fence("shell", `datahub ingest -c ${file}`),
    `The report at the end counts what was read and written. Then ${documentLink(document, `${version.docs}/metadata-ingestion/cli-ingestion.md#check-that-ingestion-worked`, "check the run, or undo it")}.`,
    variables.length > 0 && runInUi(view, document, variables),
    `<RecipeBuilder type="${type}">\n\nAll options, as a [JSON schema](${schema}).\n\n</RecipeBuilder>`,
  );
}

/** All fields of a module, with a filter, and the JSON schema. */
export function fieldSection(view: ModuleView, document: string): Markdown {
  const { version, fields, tree, prefix, before, schema, type, module } = view;
  if (fields.length === 0) return "This source has no settings of its own.";
  const known = new Set(before?.fields.map((field) => field.path));
  const id = `${prefix}fields`;
  return blocks(
    `Fields go under \`config\` in the recipe. A dot in a name stands for one level of indentation.${pathNames(view)}`,
    fields.some(({ path: at, type: kind }) => !at.includes(".") && kind.includes("patterns")) &&
      `A field of type *patterns* holds two lists of regular expressions, \`allow\` and \`deny\`, which match from the start of a name; \`deny\` wins. They ignore case unless \`ignoreCase\` is \`false\`. See ${documentLink(document, `${version.docs}/metadata-ingestion/recipe_overview.md#filter-with-patterns`, "Filter with patterns")}.`,
    `To have your editor check and complete the recipe against its [JSON schema](${schema}), begin the file with this line:`,
    fence("yaml", `# yaml-language-server: $schema=https://docs.datahub.com${schema}`),
    `<RowFilter target="${id}" label="Filter the fields of ${type}" />`,
    `<div id="${id}" class="fields">`,
    fieldTable(tree, prefix, (path) => before !== undefined && !known.has(path)),
    "</div>",
    formerNames(module),
  );
}

/** Explains the path segments that are not field names. */
function pathNames({ fields, tree }: ModuleView): string {
  const items = itemNames(tree).map(code);
  return [
    fields.some(({ path }) => path.includes("`key`")) && " `key` stands for a name that you choose.",
    items.length > 0 &&
      ` ${listed(items)} ${items.length > 1 ? "stand" : "stands"} for an item of a list: write a dash instead.`,
  ]
    .filter(Boolean)
    .join("");
}

function formerNames({ renamed = {}, ignored = [] }: SourceModule): Markdown {
  return blocks(
    table(
      ["Former name, still accepted", "Name now"],
      Object.entries(renamed).map(([old, now]) => [code(old), code(now)]),
    ),
    ignored.length > 0 &&
      `Older recipes may still have these fields, which no longer do anything: ${ignored.map(code).join(", ")}.`,
  );
}

/** The meaning of a status in one line. */
export function statusLine({ module }: ModuleView): Markdown {
  return module.status ? `${statuses[module.status].label}: ${statuses[module.status].meaning}` : "Not rated";
}

/** The changes in a module: its fields and its capabilities. */
export function moduleChanges(view: ModuleView): { fields: Changes; capabilities: Changes } | undefined {
  const { before } = view;
  if (!before) return undefined;
  return {
    fields: fieldChanges(byPath(before.fields), byPath(view.fields)),
    // Other words, or other switches, are no change of what the source declares.
    capabilities: compare(before.module.capabilities ?? {}, view.module.capabilities ?? {}, [
      "supported",
      "subtypes",
    ]),
  };
}

const byPath = (fields: readonly DescribedField[]) =>
  Object.fromEntries(fields.map((field) => [field.path, field]));

/** Heading of a part of a module, one level below the module's own if a page has several. */
export function partHeading(view: ModuleView, several: boolean, words: string, id: string): Markdown {
  return several ? heading(3, words, `${view.type}-${id}`) : heading(2, words, id);
}
