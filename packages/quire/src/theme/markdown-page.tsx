import type { ReactNode } from "react";
import type { TocItem } from "../markdown/document.ts";
import { DocFrame } from "./doc-frame.tsx";
import { PageContext } from "./page-context.tsx";
import { TableOfContents, tocItems } from "./table-of-contents.tsx";

export interface MarkdownPageProps {
  title?: string;
  showTitle: boolean;
  body: ReactNode;
  toc: readonly TocItem[];
  tocMin: number;
  tocMax: number;
  hideToc: boolean;
}

/** A page of the site's own written in Markdown. */
export function MarkdownPage({ title, showTitle, body, toc, tocMin, tocMax, hideToc }: MarkdownPageProps) {
  const withToc = !hideToc && tocItems(toc, tocMin, tocMax).length > 0;
  return (
    <PageContext value={{ toc, tocMin, tocMax, cards: [] }}>
      <DocFrame toc={withToc && <TableOfContents toc={toc} min={tocMin} max={tocMax} />}>
        <div className="prose">
          {showTitle && title && <h1>{title}</h1>}
          {body}
        </div>
      </DocFrame>
    </PageContext>
  );
}
