import type { DataDocument, DataFile } from "quire";
import { dataPages } from "../data-pages.ts";
import { throwProblems } from "../data-problems.ts";
import { guideTitles } from "../guide-titles.ts";
import { integrationsPage } from "../integrations/integrations-page.ts";
import { inSidebarOrder } from "../sidebar-order.ts";
import { loadEach } from "../versions.ts";
import { capabilityPage } from "./capability-page.ts";
import { loadFieldWords } from "./field-words.ts";
import { recipeSchema } from "./json-schema.ts";
import { lineagePage } from "./lineage-page.ts";
import { loadSources } from "./load-sources.ts";
import { sourcePage } from "./source-page.ts";
import { schemaPath } from "./source-paths.ts";

/**
 * The pages of all sources in all versions, the capability matrix, the JSON schemas of recipes, and the
 * integrations page with the sources of the current version.
 */
const pages = dataPages((context, problems) => {
  const { siteDir } = context;
  const words = loadFieldWords(siteDir, problems);
  const loaded = loadEach((version) => loadSources(siteDir, version, words, problems));
  throwProblems(problems);
  const made: (DataDocument | DataFile)[] = [];
  for (const { version, now: sources, before: oldSources } of loaded) {
    const before = oldSources && new Map(oldSources.map((source) => [source.id, source]));
    const title = guideTitles(context, version, problems);
    const documents = sources.map((source) => {
      const old = before && (before.get(source.id) ?? null);
      return sourcePage(version, source, old, (guide) => title(guide, source.file));
    });
    made.push(...inSidebarOrder(documents));
    for (const source of sources) {
      for (const type of Object.keys(source.modules)) {
        const address = schemaPath(version, type);
        made.push({ path: address, text: JSON.stringify(recipeSchema(source, type, address)) });
      }
    }
    made.push(capabilityPage(version, sources, before), lineagePage(version, sources, before));
  }
  made.push(...integrationsPage(siteDir, loaded[0]!.now, problems));
  return made;
});

export default pages;
