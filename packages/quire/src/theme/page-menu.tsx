import { useHref } from "./base-path.tsx";
import { ChevronIcon, CopyIcon } from "./icons.tsx";

/** Takes the page along as Markdown: copies it, or opens the twin that every document has. */
export function PageMenu({ markdownPath }: { markdownPath: string }) {
  const href = useHref();
  const address = href(markdownPath);
  return (
    <div className="page-menu">
      <a className="page-menu-link unscripted" href={address}>
        View as Markdown
      </a>
      <button type="button" className="page-menu-copy scripted" data-copy-page={address}>
        <CopyIcon /> <span data-copy-label>Copy page</span>
      </button>
      <details className="dropdown page-menu-more scripted" data-dropdown>
        <summary aria-label="More ways to take this page along">
          <ChevronIcon className="dropdown-chevron" />
        </summary>
        <ul className="dropdown-menu dropdown-menu-end">
          <li>
            <a className="dropdown-link" href={address}>
              View as Markdown
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
