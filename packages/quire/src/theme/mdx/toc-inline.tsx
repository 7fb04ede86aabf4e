import { useContext } from "react";
import type { TocItem } from "../../markdown/document.ts";
import { PageContext } from "../page-context.tsx";
import { TocList, tocItems } from "../table-of-contents.tsx";

interface TocInlineProps {
  /** Headings to list, by default those of the page; they may have Docusaurus' property names. */
  toc?: readonly (Partial<TocItem> & { id: string; value?: string; level?: number })[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** The table of contents of the page, inline. */
export default function TOCInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const page = useContext(PageContext);
  const known = new Map(page.toc.map((item) => [item.id, item.html]));
  const given = toc?.map(({ value, level, ...item }): TocItem => {
    const html = value ?? item.html ?? "";
    // Code in the document cannot know the rendered form of a heading with expressions.
    const shown = html === item.html ? (known.get(item.id) ?? html) : html;
    return { text: "", ...item, depth: level ?? item.depth ?? 2, html: shown };
  });
  const items = tocItems(given ?? page.toc, minHeadingLevel ?? page.tocMin, maxHeadingLevel ?? page.tocMax);
  if (items.length === 0) return null;
  return (
    <nav className="toc-inline" aria-label="Contents">
      <TocList items={items} />
    </nav>
  );
}
