import { fieldTable } from "../config-field.ts";
import { dataPages } from "../data-pages.ts";
import type { Markdown } from "../markdown.ts";
import { fillTemplates } from "../page-template.ts";
import { pluginChanges } from "../plugin-changes.ts";
import { loadEach, type Version } from "../versions.ts";
import { loadSinks, type Sink } from "./sinks.ts";

/** The pages about sinks, with tables from the data. */
const pages = dataPages(({ siteDir }, problems) => {
  const loaded = loadEach((version) => loadSinks(siteDir, version, problems));
  return loaded.flatMap(({ version, now, before }) => {
    const fill = (what: string, name: string) => {
      if (what === "since") return changesOf(version, now, before, name.split(" "));
      const one = now.find(({ type }) => type === name);
      return what === "fields" && one ? fieldTable(one.fields, `${name}.`) : undefined;
    };
    return fillTemplates(siteDir, version, "sinks", fill, problems);
  });
});

export default pages;

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
