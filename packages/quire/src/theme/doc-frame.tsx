import type { ReactNode } from "react";

interface DocFrameProps {
  sidebar?: ReactNode;
  /** Table of contents, shown as a third column. */
  toc?: ReactNode;
  /** Content above it: breadcrumbs, banners. */
  before?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

/**
 * The columns of a documentation page. On navigation, the client script replaces `.doc-main` and keeps the
 * sidebar.
 */
export function DocFrame({ sidebar, toc, before, children, after }: DocFrameProps) {
  return (
    <div className={sidebar ? "doc-layout with-sidebar" : "doc-layout"}>
      {sidebar && (
        <div id="sidebar" className="sidebar">
          {sidebar}
        </div>
      )}
      <main id="main" className={toc ? "doc-main with-toc" : "doc-main"} tabIndex={-1}>
        <div className="doc-before">{before}</div>
        {toc}
        <article className="doc-article">
          {children}
          {after && <footer className="doc-after">{after}</footer>}
        </article>
      </main>
    </div>
  );
}
