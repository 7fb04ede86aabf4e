import { type ComponentType, createElement, type ReactNode } from "react";
import type { Config } from "../config/schema.ts";
import type { CompiledDocument, TocItem } from "../markdown/document.ts";
import type { Site } from "../site/model.ts";
import type { DocumentContents } from "../theme/table-of-contents.tsx";
import type { PageVersion } from "../theme/version-banner.tsx";
import { type Ambient, ambient, type ShownSource } from "./ambient.ts";
import { type ResolvedLinks, renderBody, type SiteCode } from "./body.tsx";
import type { PageHead } from "./head.tsx";
import { renderStatic, withDocumentValues } from "./html.tsx";

/** A document that is ready to be rendered. */
export interface ReadyDocument {
  document: CompiledDocument;
  links: ResolvedLinks;
  /** Site paths of style sheets with the document's inline styles. */
  styles: string[];
  /** Image for link previews: site path or absolute URL. */
  picture?: string;
  /** Set when a component on the page that imports it has rendered it. */
  isShown?: boolean;
}

/** The context for rendering a page. */
export interface RenderContext {
  config: Config;
  site: Site;
  code: SiteCode;
  /** The sidebar next to the page, if it has one. */
  sidebar?: ReactNode;
  /** The version of the page, if it belongs to one. */
  version?: PageVersion;
  /** Site path of the same page in the latest version, or its own. */
  canonicalPath: string;
  /** Whether the site has a search page. */
  searchPage: boolean;
  /** The documents on the page, by source file. */
  ready: ReadonlyMap<string, ReadyDocument>;
}

/** The result of rendering one kind of page: its head, and the content between navbar and footer. */
export interface PageParts {
  head: Partial<PageHead> & { title: string };
  content: ReactNode;
}

/** Front matter that determines what the table of contents shows. */
export interface ContentsSettings {
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  hide_table_of_contents?: boolean;
}

/** The body of a document with its table of contents, and whether it starts with an H1. */
export function renderContents(
  source: ShownSource,
  settings: ContentsSettings,
  { ready, code, config }: RenderContext,
): { content: DocumentContents; hasH1: boolean; document: CompiledDocument; picture?: string } {
  const own = ready.get(source.file)!;
  const { document } = own;
  const { minHeadingLevel, maxHeadingLevel } = config.theme.tableOfContents;
  return {
    content: {
      body: renderBody(source, own, code),
      toc: tocOf(source, own, code),
      tocMin: settings.toc_min_heading_level ?? minHeadingLevel,
      tocMax: settings.toc_max_heading_level ?? maxHeadingLevel,
      hideToc: settings.hide_table_of_contents ?? false,
    },
    hasH1: document.hasH1,
    document,
    picture: own.picture,
  };
}

/** The table of contents of a document, with headings that contain expressions in their rendered form. */
function tocOf(source: ShownSource, { document, links }: ReadyDocument, code: SiteCode): TocItem[] {
  const labels = code.documents[source.file]?.$headings as Record<string, ComponentType<Ambient>> | undefined;
  if (!labels) return document.toc;
  const known = ambient(document, source);
  return document.toc.map((item) => {
    const label = labels[item.id];
    if (!label) return item;
    return {
      ...item,
      html: renderStatic(withDocumentValues(createElement(label, known), links, document.texts)),
    };
  });
}
