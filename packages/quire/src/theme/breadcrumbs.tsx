import { useHref } from "./base-path.tsx";

/** One step on the way to a page; without a path it is not a page. */
export interface Crumb {
  label: string;
  path?: string;
}

/** The way to the page; the last crumb is the page itself. Nothing for a page that is in no sidebar. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const href = useHref();
  if (crumbs.length < 2) return null;
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
