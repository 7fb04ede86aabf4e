import { type ExportedRecord, exportRecords, exportSettings } from "../../search/export-records.ts";
import { splitTexts } from "../../search/text-files.ts";
import { crawlerTag, searchVersionId } from "../../search/version-id.ts";
import { hrefOf } from "../../site/address.ts";
import { readParsedSources, readState } from "../cache/state.ts";
import { openSite, startSession } from "../site-session.ts";
import { pageReferences } from "./page-references.ts";
import { searchScopes } from "./search-pages.ts";

/** Input for a hosted search service: records for its index, and suitable settings. */
export interface SearchExport {
  settings: typeof exportSettings;
  records: ExportedRecord[];
}

/**
 * Create the records of a hosted index from a site's documents. Pages rendered by components are taken from the last
 * build, with their headings only.
 *
 * @throws QuireError when the site or one of its documents cannot be processed
 */
export async function exportSearch(siteDir: string, configFile?: string): Promise<SearchExport> {
  const opened = await openSite(siteDir, { configFile });
  const state = readState(opened.workspace);
  const known = readParsedSources(opened.workspace);
  const session = await startSession(opened, known, state.metas, { drafts: false, stage: () => undefined });
  const { config, site, routes, documents } = session;
  const references = pageReferences(session);
  const records: ExportedRecord[] = [];
  const titleOf = (page: string) => state.pages[page]?.search?.title;
  for (const { id, pages } of searchScopes(routes, config, references, titleOf)) {
    const version = site.versions.find((one) => searchVersionId(one) === id);
    for (const {
      path,
      source,
      references: { links },
      ...facts
    } of pages) {
      records.push(
        ...exportRecords({
          ...facts,
          links,
          url: config.url + hrefOf(config.baseUrl, path),
          language: config.locale.code,
          version: version?.name,
          tag: version ? crawlerTag(version) : "default",
          sections: source
            ? splitTexts((await documents.get(source)).document.sections).flat()
            : sectionNames(state.pages[path]?.search?.terms.sections ?? []),
        }),
      );
    }
  }
  return { settings: exportSettings, records };
}

/** For a page rendered by a component, only the headings are stored. */
function sectionNames(sections: readonly { anchor: string; heading: string }[]) {
  return sections.map(({ anchor, heading }) => ({ anchor, headings: [heading], text: "" }));
}
