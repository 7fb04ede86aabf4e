import { useHref } from "./base-path.tsx";
import { SearchIcon } from "./icons.tsx";
import { themeText } from "./texts.ts";

interface SearchPageProps {
  /** Site path of the search page. */
  path: string;
  /** Links for readers without scripts. */
  startingPoints: readonly { label: string; to: string }[];
}

/** The search page; `search/browser/search-page.ts` fills it. */
export function SearchPage({ path, startingPoints }: SearchPageProps) {
  const href = useHref();
  const title = themeText("theme.SearchPage.emptyResultsTitle", "Search the documentation");
  const search = themeText("theme.SearchBar.label", "Search");
  return (
    <main id="main" className="search-page" tabIndex={-1} data-search-page="">
      <h1>{title}</h1>
      <search>
        <form className="search-form scripted" action={href(path)}>
          <input
            type="search"
            name="q"
            aria-label={title}
            placeholder={search}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className="button">
            <SearchIcon /> {search}
          </button>
        </form>
        <div className="search-filters scripted" data-search-filters="" />
      </search>
      <div className="prose unscripted">
        <p>Searching needs JavaScript. These pages work without it:</p>
        <ul>
          {startingPoints.map(({ label, to }) => (
            <li key={to}>
              <a href={href(to)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <section aria-label="Results" data-search-results="" />
    </main>
  );
}
