import type { Link } from "../site/model.ts";
import { usePageHref } from "./base-path.tsx";
import { Breakable } from "./breakable.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "./icons.tsx";
import { themeText } from "./texts.ts";

interface PaginationProps {
  previous?: Link;
  next?: Link;
  /** Accessible name of the navigation. */
  label: string;
}

/** Links to the previous and the next page. */
export function Pagination({ previous, next, label }: PaginationProps) {
  const href = usePageHref();
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous && (
        <a className="pagination-link pagination-previous" href={href(previous.path)} rel="prev">
          <span className="pagination-direction">
            <ArrowLeftIcon /> {themeText("theme.docs.paginator.previous", "Previous")}
          </span>
          <span className="pagination-label">
            <Breakable>{previous.label}</Breakable>
          </span>
        </a>
      )}
      {next && (
        <a className="pagination-link pagination-next" href={href(next.path)} rel="next">
          <span className="pagination-direction">
            {themeText("theme.docs.paginator.next", "Next")} <ArrowRightIcon />
          </span>
          <span className="pagination-label">
            <Breakable>{next.label}</Breakable>
          </span>
        </a>
      )}
    </nav>
  );
}
