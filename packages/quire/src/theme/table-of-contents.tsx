import type { ReactNode } from "react";
import type { TocItem } from "../markdown/document.ts";
import { Markup } from "./markup.tsx";

/** A document as every page that shows one takes it: its body, and which of its headings are listed. */
export interface DocumentContents {
  body: ReactNode;
  toc: readonly TocItem[];
  /** Levels of the headings that are listed, from this one to that one. */
  tocMin: number;
  tocMax: number;
  hideToc: boolean;
}

/** Headings between two levels. */
export function tocItems(toc: readonly TocItem[], min: number, max: number): TocItem[] {
  return toc.filter((item) => item.depth >= min && item.depth <= max);
}

/**
 * Contents of a page: a column of its own on a wide screen, folded above the article on a small one. False where
 * there are none, which decides the page's columns.
 */
export function tableOfContents({ toc, tocMin, tocMax, hideToc }: DocumentContents): ReactNode {
  const items = tocItems(toc, tocMin, tocMax);
  return !hideToc && items.length > 0 && <TableOfContents items={items} />;
}

function TableOfContents({ items }: { items: readonly TocItem[] }) {
  return (
    <details className="toc" data-toc data-markdown="">
      <summary className="toc-title">On this page</summary>
      <nav aria-label="On this page">
        <TocList items={items} />
      </nav>
    </details>
  );
}

/** The links alone, indented by their depth below the highest one. */
export function TocList({ items }: { items: readonly TocItem[] }) {
  const top = Math.min(...items.map((item) => item.depth));
  return (
    <ul className="toc-list">
      {items.map((item) => (
        <li key={item.id} className={item.depth > top ? `toc-depth-${item.depth - top}` : undefined}>
          <a href={`#${item.id}`}>
            <Markup as="span" html={item.html} />
          </a>
        </li>
      ))}
    </ul>
  );
}
