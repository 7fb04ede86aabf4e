import { searchPath } from "../site/search-page.ts";
import { useHref } from "./base-path.tsx";
import { SearchIcon } from "./icons.tsx";
import { themeText } from "./texts.ts";

/** The page for unknown addresses: with scripts, it offers search, and pages with similar addresses. */
export function NotFoundPage({ searchPage }: { searchPage: boolean }) {
  const href = useHref();
  const search = themeText("theme.SearchBar.label", "Search");
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <p className="not-found-code">404</p>
      <h1>{themeText("theme.NotFound.title", "Page Not Found")}</h1>
      <p>
        {themeText(
          "theme.NotFound.p1",
          "We could not find this page. It may have moved, or the URL may be mistyped.",
        )}
      </p>
      {searchPage && (
        <search>
          <form className="search-form scripted" action={href(searchPath)}>
            <input type="search" name="q" aria-label={search} placeholder={search} required />
            <button type="submit" className="button">
              <SearchIcon /> {search}
            </button>
          </form>
        </search>
      )}
      <section className="nearest" aria-labelledby="nearest" data-nearest={href("/")} hidden>
        <h2 id="nearest">Did you mean one of these?</h2>
        <ul className="nearest-list" />
      </section>
      <p>
        <a href={href("/")}>{themeText("theme.NotFound.home", "Go to the front page")}</a>
      </p>
    </main>
  );
}
