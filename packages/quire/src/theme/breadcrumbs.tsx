import type { Crumb } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";

/** Whether there is a way to show: the only crumb of a page that stands at the top of its sidebar is the page itself. */
export function hasBreadcrumbs(crumbs: readonly Crumb[]): boolean {
  return crumbs.length > 1;
}

/** The way to the page; the last crumb is the page itself. Nothing for a page that is in no sidebar. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const href = usePageHref();
  if (!hasBreadcrumbs(crumbs)) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={index}>
              {crumb.path && !last ? (
                <a className="breadcrumbs__link" href={href(crumb.path)}>
                  {crumb.label}
                </a>
              ) : (
                <span className="breadcrumbs__link" aria-current={last ? "page" : undefined}>
                  {crumb.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
