import { fieldTable } from "../config-field.ts";
import type { Markdown } from "../markdown.ts";
import { templatePages } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import type { Version } from "../versions.ts";
import { loadSinks, type Sink } from "./sinks.ts";

/** The pages about sinks, with tables from the data. */
export default templatePages("sinks", loadSinks, ({ version, now, before }) => ({
  fields(name) {
    const one = now.find(({ type }) => type === name);
    return one && fieldTable(one.fields, `${name}.`);
  },
  since: (names) => changesOf(version, now, before, names.split(" ")),
}));

function changesOf(
  version: Version,
  now: readonly Sink[],
  before: readonly Sink[] | undefined,
  types: readonly string[],
): Markdown {
  const chosen = (sinks: readonly Sink[]) => sinks.filter(({ type }) => types.includes(type));
  return pluginChanges(version, "Sinks", chosen(now), before && chosen(before), (type, path) =>
    path ? `#${type}.${path}` : undefined,
  );
}
