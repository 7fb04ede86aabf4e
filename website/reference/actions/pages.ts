import { changesSection, compare } from "../changes.ts";
import { fieldTable } from "../config-field.ts";
import { blocks, code, documentLink, heading, type Markdown, questions, table } from "../markdown.ts";
import { templatePages } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import type { Version } from "../versions.ts";
import { type Action, type ActionEvent, type ActionPlugin, type Actions, loadActions } from "./actions.ts";

/** The pages about the Actions framework, with tables from the data. */
export default templatePages("actions", loadActions, ({ version, now, before }, documentPath) => {
  const ofEvent = (show: (event: ActionEvent) => Markdown | undefined) => (name: string) => {
    const event = now.events.find(({ type }) => type === name);
    return event && show(event);
  };
  return {
    actions: () => blocks(...now.actions.map((action) => actionPart(action, version, documentPath))),
    "action-fields": (name) => fieldsOf(now.actions, name),
    "source-fields": (name) => fieldsOf(now.sources, name),
    "event-fields": ofEvent(eventTable),
    changes: ofEvent((event) => variantTable(event, (entity) => entity !== "actionRequest")),
    requests: ofEvent((event) => variantTable(event, (entity) => entity === "actionRequest")),
    "change-types": ofEvent(({ changeTypes }) => changeTypes?.map(code).join(", ")),
    audit: (title) => auditTable(now, title),
    "audit-events": () =>
      table(
        ["Event type", "Meaning"],
        Object.entries(now.audit?.eventTypes ?? {}).map(([type, meaning]) => [code(type), meaning]),
      ),
    since: (name) => changesOf(version, name, now, before),
  };
});

/** The changes in all actions, or in the event with the given name. */
function changesOf(version: Version, name: string, now: Actions, before: Actions | undefined): Markdown {
  if (!name)
    return pluginChanges(version, "Actions", now.actions, before?.actions, (type, path) =>
      path ? `#${type}.${path}` : `#${type}`,
    );
  const variants = (all: Actions) =>
    Object.fromEntries(
      (all.events.find(({ type }) => type === name)?.variants ?? []).map((variant) => [
        variantTitle(variant),
        { category: variant.category, operation: variant.operation, parameters: variant.parameters },
      ]),
    );
  return before
    ? changesSection(version, [
        { what: "Events", changes: compare(variants(before), variants(now)), show: (title) => title },
      ])
    : "";
}

function fieldsOf(plugins: readonly ActionPlugin[], type: string): Markdown | undefined {
  const plugin = plugins.find((one) => one.type === type);
  return plugin && fieldTable(plugin.fields, "");
}

function actionPart(action: Action, version: Version, documentPath: string): Markdown {
  const { type, summary, page, fields } = action;
  return blocks(
    heading(2, code(type), type),
    questions(action.questions),
    page
      ? `${summary} ${documentLink(documentPath, `${version.docs}/${page}.md`, "How to use it")}.`
      : summary,
    `Its class is ${code(action.class)}.`,
    fieldTable(fields, `${type}.`) || "It has no fields.",
  );
}

function eventTable({ fields }: ActionEvent): Markdown {
  return table(
    ["Field", "Type", "Always there", "What it holds"],
    fields.map(({ name, type, optional, description }) => [
      code(name),
      code(type),
      optional ? "no" : "yes",
      description,
    ]),
  );
}

/** @param of selects variants, by the type of the entity that changed */
function variantTable({ variants = [] }: ActionEvent, of: (entity: string) => boolean): Markdown {
  return table(
    ["Event", "Category", "Operation", "Parameters"],
    variants
      .filter(({ entity }) => of(entity))
      .map(({ category, operation, parameters, ...variant }) => [
        variantTitle(variant),
        code(category),
        code(operation),
        parameters.map(code).join(", "),
      ]),
  );
}

/** The title of a variant, without the words that all titles share. */
const variantTitle = ({ title }: { title: string }) =>
  title.replace(/ Event(?= \(|$)/, "").replace(" (Data Access Workflows)", "");

function auditTable({ audit }: Actions, title: string): Markdown | undefined {
  const rows = audit?.tables.find((one) => one.title === title)?.rows;
  if (!rows) return undefined;
  const withDefault = rows.some((row) => row.default !== undefined);
  return table(
    ["Field", "Type", ...(withDefault ? ["Default"] : []), "What it is"],
    rows.map((row) => [
      code(row.name),
      code(row.type),
      ...(withDefault ? [row.default && code(row.default)] : []),
      row.description,
    ]),
  );
}
