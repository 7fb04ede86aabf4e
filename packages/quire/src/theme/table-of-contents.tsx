import type { TocItem } from "../markdown/document.ts";
import { Markup } from "./markup.tsx";

interface TableOfContentsProps {
  toc: readonly TocItem[];
  min: number;
  max: number;
}

/** Headings between two depths; whether there are any decides the page's columns. */
export function tocItems(toc: readonly TocItem[], min: number, max: number): TocItem[] {
  return toc.filter((item) => item.depth >= min && item.depth <= max);
}

/** Contents of a page: a column of its own on a wide screen, folded above the article on a small one. */
export function TableOfContents({ toc, min, max }: TableOfContentsProps) {
  const items = tocItems(toc, min, max);
  if (items.length === 0) return null;
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
