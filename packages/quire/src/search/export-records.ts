import type { SearchKind } from "./api.ts";

/** A page to export: its URL and sections. */
export interface ExportedPage {
  /** Full URL, without an anchor. */
  url: string;
  title: string;
  /** Categories of the page; the outermost becomes `lvl0`. */
  context: readonly string[];
  kind: SearchKind;
  language: string;
  /** Name of its version; undefined for pages of none. */
  version?: string;
  /** The crawler's tag for its version; `default` for pages of none. */
  tag: string;
  /** Number of other pages that link to it. */
  links: number;
  sections: readonly { anchor: string; headings: readonly string[]; text: string }[];
}

type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A record in the format of DocSearch's crawler. */
export interface ExportedRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  version?: string;
  docusaurus_tag: string;
  kind: SearchKind;
  weight: { pageRank: number; level: number; position: number };
}

/** Maximum characters of text in a record, as the service refuses records larger than about 10 KB. */
const MAX_TEXT_LENGTH = 4000;

/** Convert a page to records for a hosted index: one for each heading, and one for the text below it. */
export function exportRecords(page: ExportedPage): ExportedRecord[] {
  const records: ExportedRecord[] = [];
  const add = (anchor: string, headings: readonly string[], content: string | null) => {
    const level = Math.min(6, headings.length + 1);
    records.push({
      objectID: `${page.url}#${records.length}`,
      url: anchor === "" ? page.url : `${page.url}#${anchor}`,
      url_without_anchor: page.url,
      anchor: anchor || null,
      type: content === null ? `lvl${level}` : "content",
      hierarchy: hierarchyOf(page, headings),
      content,
      language: page.language,
      ...(page.version !== undefined && { version: page.version }),
      docusaurus_tag: page.tag,
      kind: page.kind,
      weight: {
        pageRank: page.kind === "release" ? 0 : 1 + Math.round(Math.log2(1 + page.links)),
        level: content === null ? 100 - level * 10 : 0,
        position: records.length,
      },
    });
  };
  if (page.sections[0]?.anchor !== "") add("", [], null);
  for (const { anchor, headings, text } of page.sections) {
    add(anchor, headings, null);
    for (let start = 0; start < text.length; start += MAX_TEXT_LENGTH)
      add(anchor, headings, text.slice(start, start + MAX_TEXT_LENGTH).replace(/ [\n\t] /g, " · "));
  }
  return records;
}

function hierarchyOf({ title, context }: ExportedPage, headings: readonly string[]): Hierarchy {
  const levels = [context[0] ?? "Documentation", title, ...headings];
  const at = (level: number) => levels[level] ?? null;
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Settings for a hosted index with these records. */
export const exportSettings = {
  attributesForFaceting: ["type", "language", "version", "docusaurus_tag", "kind"],
  attributesToRetrieve: [
    "hierarchy",
    "content",
    "anchor",
    "url",
    "type",
    "kind",
    "version",
    "docusaurus_tag",
  ],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:25"],
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "content",
  ],
  distinct: true,
  attributeForDistinct: "url",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: "allOptional",
};
