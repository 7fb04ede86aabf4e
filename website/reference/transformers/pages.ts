import { fieldTable } from "../config-field.ts";
import { dataPages } from "../data-pages.ts";
import {
  blocks,
  code,
  documentHref,
  documentLink,
  fence,
  heading,
  type Markdown,
  questions,
  table,
} from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import { loadEach, type Version } from "../versions.ts";
import { loadTransformers, type Transformer, transformerPage } from "./transformers.ts";

/** The pages about transformers, with tables from the data. */
const pages = dataPages(({ siteDir }, problems) => {
  const loaded = loadEach((version) => loadTransformers(siteDir, version, problems));
  return loaded.flatMap(({ version, now, before }) =>
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
});

export default pages;

/** The changes in all transformers, for the page that introduces them. */
function changesOf(
  version: Version,
  documentPath: string,
  now: readonly Transformer[],
  before: readonly Transformer[] | undefined,
): Markdown {
  return pluginChanges(version, "Transformers", now, before, (type, path) => {
    const one = now.find((transformer) => transformer.type === type);
    const href = one && documentHref(documentPath, `${version.docs}/${transformerPage(one)}`);
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
      all.map((one) => [
        documentLink(documentPath, `${version.docs}/${transformerPage(one)}#${one.type}`, code(one.type)),
        one.summary,
      ]),
    );
  if (what !== "transformers") return undefined;
  const chosen = all.filter(({ page, aspect }) =>
    name === "universal" ? page === name : page !== "universal" && aspect === name,
  );
  return chosen.length > 0 ? blocks(...chosen.map(transformerPart)) : undefined;
}

function transformerPart({
  type,
  summary,
  note,
  entities,
  aspect,
  fields,
  example,
  questions: asked,
}: Transformer): Markdown {
  return blocks(
    heading(3, code(type), type),
    questions(asked),
    `${summary} It works on the aspect ${code(aspect)} of ${entities.map(code).join(", ")}.`,
    note,
    fence("yaml", example, 'title="Part of a recipe"'),
    fieldTable(fields, `${type}.`) || "It has no fields.",
  );
}
