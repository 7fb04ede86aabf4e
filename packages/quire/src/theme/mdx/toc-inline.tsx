import { useContext } from "react";
import type { TocItem } from "../../markdown/document.ts";
import { PageContext } from "../page-context.tsx";
import { TocList, tocItems } from "../table-of-contents.tsx";

export interface TocInlineProps {
  /** Headings to list; those of the page when left out. */
  toc?: readonly TocItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** The contents of the page in its text. */
export default function TOCInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  const page = useContext(PageContext);
  const items = tocItems(toc ?? page.toc, minHeadingLevel ?? page.tocMin, maxHeadingLevel ?? page.tocMax);
  if (items.length === 0) return null;
  return (
    <nav className="toc-inline" aria-label="Contents">
      <TocList items={items} />
    </nav>
  );
}
