import { usePageHref } from "./base-path.tsx";
import { ChevronIcon, CopyIcon, ExternalIcon, TextIcon } from "./icons.tsx";

interface PageMenuProps {
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site, for those who read it from elsewhere. */
  siteUrl: string;
}

/** Assistants that begin with a question from their address: their names, and the address up to it. */
const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
] as const;

/** Takes the page along: copies it as Markdown, opens the twin that every document has, or asks an assistant. */
export function PageMenu({ markdownPath, siteUrl }: PageMenuProps) {
  const href = usePageHref();
  const address = href(markdownPath);
  const question = encodeURIComponent(`Read ${siteUrl}${address} and answer my questions about it.`);
  return (
    <div className="page-menu" data-markdown="">
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
              <TextIcon />
            </a>
          </li>
          {assistants.map(([name, start]) => (
            <li key={name}>
              <a className="dropdown-link" href={start + question} target="_blank" rel="noopener">
                Open in {name}
                <ExternalIcon />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
