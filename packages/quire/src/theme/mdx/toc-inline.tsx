import { useContext } from "react";
import type { TocItem } from "../../markdown/document.ts";
import { PageContext } from "../page-context.tsx";
import { TocList, tocItems } from "../table-of-contents.tsx";

interface TocInlineProps {
  /** Headings to list; those of the page when left out. Their text and level may have the names of Docusaurus. */
  toc?: readonly (Partial<TocItem> & { id: string; value?: string; level?: number })[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** The contents of the page in its text. */
export default function TOCInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const page = useContext(PageContext);
  const known = new Map(page.toc.map((item) => [item.id, item.html]));
  const given = toc?.map(({ value, level, ...item }): TocItem => {
    const html = value ?? item.html ?? "";
    // What the page shows of a heading that computes, code of the document cannot have read.
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
