import { fieldTable } from "../config-field.ts";
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
import { templatePages } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import type { Version } from "../versions.ts";
import { loadTransformers, type Transformer, transformerPage } from "./transformers.ts";

/** The pages about transformers, with tables from the data. */
export default templatePages("transformers", loadTransformers, ({ version, now, before }, documentPath) => ({
  overview: () =>
    table(
      ["Transformer", "What it does"],
      now.map((one) => [
        documentLink(documentPath, `${version.docs}/${transformerPage(one)}#${one.type}`, code(one.type)),
        one.summary,
      ]),
    ),
  transformers(name) {
    const chosen = now.filter(({ page, aspect }) =>
      name === "universal" ? page === name : page !== "universal" && aspect === name,
    );
    return chosen.length > 0 ? blocks(...chosen.map(transformerPart)) : undefined;
  },
  since: () => changesOf(version, documentPath, now, before),
}));

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
