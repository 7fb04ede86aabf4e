import { type ExportedRecord, exportRecords, exportSettings } from "../search/export-records.ts";
import { splitTexts } from "../search/text-files.ts";
import { crawlerTag, searchVersionId } from "../search/version-id.ts";
import { hrefOf } from "../site/address.ts";
import { pageReferences } from "./page-references.ts";
import { searchScopes } from "./search-pages.ts";
import { openSite, startSession } from "./site-session.ts";
import { readParsedSources, readState } from "./state.ts";
import { engineHash } from "./workspace.ts";

/** What a hosted service is given: the records of its index, and settings that suit them. */
export interface SearchExport {
  settings: typeof exportSettings;
  records: ExportedRecord[];
}

/**
 * Make the records of a hosted index from a site's documents. Pages that components draw come as the last build
 * left them.
 *
 * @throws QuireError when the site cannot be understood, or a document not compiled
 */
export async function exportSearch(siteDir: string, configFile?: string): Promise<SearchExport> {
  const opened = await openSite(siteDir, configFile);
  const state = readState(opened.workspace, engineHash());
  const known = readParsedSources(opened.workspace, engineHash());
  const session = await startSession(opened, known, state.metas, { drafts: false, stage: () => undefined });
  const { config, site, routes, documents } = session;
  const references = pageReferences(session, session.metas);
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

/** Of a page that a component draws only the headings are kept. */
function sectionNames(sections: readonly { anchor: string; heading: string }[]) {
  return sections.map(({ anchor, heading }) => ({ anchor, headings: [heading], text: "" }));
}
