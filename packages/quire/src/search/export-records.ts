import type { SearchKind } from "./api.ts";

/** A page as it is exported: its address and the sections of its text. */
export interface ExportedPage {
  /** Full address, without an anchor. */
  url: string;
  title: string;
  /** Categories it stands in; the first becomes the outermost level. */
  context: readonly string[];
  kind: SearchKind;
  language: string;
  /** Name of its version; absent for pages of none. */
  version?: string;
  /** The tag its version has in contextual searches; `default` for none. */
  tag: string;
  /** From how many other pages documents lead to it. */
  links: number;
  sections: readonly { anchor: string; headings: readonly string[]; text: string }[];
}

type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A record as DocSearch's crawler writes them, and its dialog and ours read them. */
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

/** Characters of text in one record; the service refuses records of more than about 10 KB. */
const MOST = 4000;

/** Records of a page for a hosted index: one for each heading, and one for the text below it. */
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
    for (let start = 0; start < text.length; start += MOST)
      add(anchor, headings, text.slice(start, start + MOST).replace(/ [\n\t] /g, " · "));
  }
  return records;
}

function hierarchyOf({ title, context }: ExportedPage, headings: readonly string[]): Hierarchy {
  const levels = [context[0] ?? "Documentation", title, ...headings];
  const at = (level: number) => levels[level] ?? null;
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Settings of a hosted index that these records suit. */
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
