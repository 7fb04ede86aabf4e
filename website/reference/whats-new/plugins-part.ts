import type { Actions } from "../actions/actions.ts";
import { compare, namesOnly } from "../changes.ts";
import { blocks, code, type Markdown } from "../markdown.ts";
import type { Sink } from "../sinks/sinks.ts";
import { type Transformer, transformerPage } from "../transformers/transformers.ts";
import { changeList, type Link } from "./sections.ts";

/** Parts of recipes and action pipelines, besides sources. */
export interface Plugins {
  sinks: readonly Sink[];
  transformers: readonly Transformer[];
  actions: Actions;
}

/** Transformers, sinks and actions that were added or removed, and changed fields of sinks. */
export function pluginsPart(now: Plugins, before: Plugins, link: Link): Markdown {
  const transformer = (type: string) => {
    const one = now.transformers.find((transformer) => transformer.type === type)!;
    return link(`${transformerPage(one)}#${type}`, code(type));
  };
  const action = (type: string) => link(`actions/actions/reference.md#${type}`, code(type));
  const known = new Set(before.sinks.map(({ type }) => type));
  const fields = (sinks: readonly Sink[]) =>
    namesOnly(
      sinks
        .filter(({ type }) => known.has(type))
        .flatMap(({ type, fields }) => fields.map(({ path }) => `${type}.${path}`)),
    );
  return blocks(
    changeList(compare(byType(before.transformers), byType(now.transformers)), transformer, "Transformers"),
    changeList(compare(byType(before.actions.actions), byType(now.actions.actions)), action, "Actions"),
    changeList(compare(byType(before.sinks), byType(now.sinks)), code, "Sinks"),
    changeList(
      compare(fields(before.sinks), fields(now.sinks)),
      (field) => link(`metadata-ingestion/sink_docs/datahub.md#${field}`, code(field)),
      "Fields of sinks",
    ),
  );
}

const byType = (plugins: readonly { type: string }[]): Record<string, object> =>
  namesOnly(plugins.map(({ type }) => type));
