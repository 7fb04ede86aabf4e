import type { ReactNode } from "react";
import type { Link } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";

interface BlogFrameProps {
  sidebarTitle: string;
  recent: readonly Link[];
  /** Whether the content lists them, too: they are not shown below it then. */
  listed?: boolean;
  /** Site path of the current post. */
  current?: string;
  toc?: ReactNode;
  children: ReactNode;
}

/**
 * The columns of blog pages: recent posts next to the content, or below it on small screens. They follow it in the
 * HTML: a slow phone paints what it has, and would first show them at the top.
 */
export function BlogFrame({ sidebarTitle, recent, listed, current, toc, children }: BlogFrameProps) {
  const href = usePageHref();
  return (
    <div className={recent.length > 0 ? "doc-layout with-sidebar" : "doc-layout"}>
      <main id="main" className={toc ? "doc-main with-toc" : "doc-main"} tabIndex={-1}>
        {toc}
        <div className="doc-article">{children}</div>
      </main>
      {recent.length > 0 && (
        <nav className={listed ? "blog-recent listed" : "blog-recent"} aria-label={sidebarTitle}>
          <h2 className="toc-title">{sidebarTitle}</h2>
          <ul>
            {recent.map((post) => (
              <li key={post.path}>
                <a href={href(post.path)} aria-current={post.path === current ? "page" : undefined}>
                  {post.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
