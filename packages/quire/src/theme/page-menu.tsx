import { usePageHref } from "./base-path.tsx";
import { ChevronIcon, CopyIcon, ExternalIcon, TextIcon } from "./icons.tsx";
import { themeText } from "./texts.ts";

interface PageMenuProps {
  /** Site path of the page as Markdown. */
  markdownPath: string;
  /** Scheme and host of the site, for those who read it from elsewhere. */
  siteUrl: string;
}

/** AI assistants that accept a prompt in their URL: name, and URL up to the prompt. */
const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
] as const;

/** Menu to copy the page as Markdown, open its Markdown, or ask an AI assistant about it. */
export function PageMenu({ markdownPath, siteUrl }: PageMenuProps) {
  const href = usePageHref();
  const address = href(markdownPath);
  const view = themeText("theme.pageMenu.view", "View as Markdown");
  const question = encodeURIComponent(`Read ${siteUrl}${address} and answer my questions about it.`);
  return (
    <div className="page-menu" data-markdown="">
      <a className="page-menu-link unscripted" href={address}>
        {view}
      </a>
      <button type="button" className="page-menu-copy scripted" data-copy-page={address}>
        <CopyIcon /> <span data-copy-label>{themeText("theme.pageMenu.copy", "Copy page")}</span>
      </button>
      <details className="dropdown page-menu-more scripted" data-dropdown>
        <summary aria-label="More ways to use this page">
          <ChevronIcon className="dropdown-chevron" />
        </summary>
        <ul className="dropdown-menu dropdown-menu-end">
          <li>
            <a className="dropdown-link" href={address}>
              {view}
              <TextIcon />
            </a>
          </li>
          {assistants.map(([name, start]) => (
            <li key={name}>
              <a className="dropdown-link" href={start + question} target="_blank" rel="noopener">
                {themeText("theme.pageMenu.open", "Open in {name}", { name })}
                <ExternalIcon />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
