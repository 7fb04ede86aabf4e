import type { Crumb } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { themeText } from "./texts.ts";

/** Whether there are breadcrumbs to show: at the top level of a sidebar, the only crumb is the page itself. */
export function hasBreadcrumbs(crumbs: readonly Crumb[]): boolean {
  return crumbs.length > 1;
}

/** Breadcrumbs; the last one is the page itself. Nothing for a page that is in no sidebar. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const href = usePageHref();
  if (!hasBreadcrumbs(crumbs)) return null;
  return (
    <nav className="breadcrumbs" aria-label={themeText("theme.docs.breadcrumbs.navAriaLabel", "Breadcrumbs")}>
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
