import type { ReactNode } from "react";
import type { TocItem } from "../markdown/document.ts";
import { Markup } from "./markup.tsx";
import { themeText } from "./texts.ts";

/** A document as passed to page components: its body, and the headings to list. */
export interface DocumentContents {
  body: ReactNode;
  toc: readonly TocItem[];
  /** Range of heading levels to list. */
  tocMin: number;
  tocMax: number;
  hideToc: boolean;
}

/** The headings within a range of levels. */
export function tocItems(toc: readonly TocItem[], min: number, max: number): TocItem[] {
  return toc.filter((item) => item.depth >= min && item.depth <= max);
}

/**
 * Table of contents: a column on wide screens, collapsed above the content on small ones. False if it would be
 * empty, which affects the columns of the page.
 */
export function tableOfContents({ toc, tocMin, tocMax, hideToc }: DocumentContents): ReactNode {
  const items = tocItems(toc, tocMin, tocMax);
  return !hideToc && items.length > 0 && <TableOfContents items={items} />;
}

function TableOfContents({ items }: { items: readonly TocItem[] }) {
  const title = themeText("theme.TOCCollapsible.toggleButtonLabel", "On this page");
  return (
    <details className="toc" data-toc data-markdown="">
      <summary className="toc-title">{title}</summary>
      <nav aria-label={title}>
        <TocList items={items} />
      </nav>
    </details>
  );
}

/** The links only, indented relative to the highest level. */
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
