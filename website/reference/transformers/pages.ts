import type { DataPages, Problem } from "quire";
import { z } from "zod";
import { configField, fieldTable } from "../config-field.ts";
import { throwProblems } from "../data-problems.ts";
import { loadFile } from "../load-data.ts";
import {
  blocks,
  code,
  documentHref,
  documentLink,
  fence,
  heading,
  type Markdown,
  table,
} from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import { loadEach, type Version } from "../versions.ts";

const transformer = z.strictObject({
  type: z.string(),
  summary: z.string().min(1),
  /** Entity types it changes. */
  entities: z.array(z.string()).nonempty(),
  /** The aspect it changes. */
  aspect: z.string(),
  /** The page it stands on. */
  page: z.enum(["dataset", "universal"]),
  fields: z.array(configField).default([]),
  /** Part of a recipe. */
  example: z.string().startsWith("transformers:"),
});

/** A transformer of recipes. */
export type Transformer = z.infer<typeof transformer>;

/** The pages about transformers, made around their data. */
const pages: DataPages = ({ siteDir }) => {
  const problems: Problem[] = [];
  const loaded = loadEach((version) => loadTransformers(siteDir, version, problems));
  const documents = loaded.flatMap(({ version, now, before }) =>
    fillTemplates(
      siteDir,
      version,
      "transformers",
      (what, name, documentPath) =>
        what === "since"
          ? changesOf(version, documentPath, now, before)
          : part(what, name, now, version, documentPath),
      problems,
    ),
  );
  throwProblems(problems);
  return documents;
};

export default pages;

/** The transformers of a version. */
export function loadTransformers(siteDir: string, version: Version, problems: Problem[]): Transformer[] {
  const schema = z.strictObject({ transformers: z.array(transformer) });
  const file = `${version.data}/transformers/transformers.yml`;
  return loadFile(siteDir, file, schema, problems)?.value.transformers ?? [];
}

/** Path of the page a transformer stands on, relative to the site. */
function pageOf(version: Version, page: Transformer["page"]): string {
  return `${version.docs}/metadata-ingestion/docs/transformer/${page}_transformer${page === "universal" ? "s" : ""}.md`;
}

/** What changed in all transformers, for the page that introduces them. */
function changesOf(
  version: Version,
  documentPath: string,
  now: readonly Transformer[],
  before: readonly Transformer[] | undefined,
): Markdown {
  return pluginChanges(version, "Transformers", now, before, (type, path) => {
    const one = now.find((transformer) => transformer.type === type);
    const href = one && documentHref(documentPath, pageOf(version, one.page));
    return href && `${href}#${type}${path ? `.${path}` : ""}`;
  });
}

function part(
  what: string,
  name: string,
  all: readonly Transformer[],
  version: Version,
  documentPath: string,
): Markdown | undefined {
  if (what === "overview")
    return table(
      ["Transformer", "What it does"],
      all.map(({ type, summary, page }) => [
        documentLink(documentPath, `${pageOf(version, page)}#${type}`, code(type)),
        summary,
      ]),
    );
  if (what !== "transformers") return undefined;
  const chosen = all.filter(({ page, aspect }) =>
    name === "universal" ? page === name : page !== "universal" && aspect === name,
  );
  return chosen.length > 0 ? blocks(...chosen.map(transformerPart)) : undefined;
}

function transformerPart({ type, summary, entities, aspect, fields, example }: Transformer): Markdown {
  return blocks(
    heading(3, code(type), type),
    `${summary} Changes the aspect ${code(aspect)} of ${entities.map(code).join(", ")}.`,
    fence("yaml", example, 'title="Part of a recipe"'),
    fieldTable(fields, `${type}.`) || "It has no fields.",
  );
}
