import { hasSearch } from "./features.ts";
import { asksAgain } from "./offline.ts";
import { onPage } from "./page-event.ts";

type Search = typeof import("../search/browser/start.ts");

/**
 * Load search when a reader seems about to use it: by hovering its button, opening it, or visiting the search
 * page. Keystrokes while it loads are not lost. If it cannot be loaded, the button leads to the search
 * page, unless there is no network.
 */
export function startSearch(): void {
  if (!hasSearch) return;
  let loading: Promise<Search> | undefined;
  const load = () => {
    loading ??= import("../search/browser/start.ts");
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  for (const intent of ["pointerover", "focusin"]) {
    document.addEventListener(
      intent,
      ({ target }) => {
        if ((target as Partial<Element>).closest?.("[data-search-open]"))
          load().then((search) => search.prepareSearch(), console.warn);
      },
      { passive: true },
    );
  }
  let opening = false;
  document.addEventListener("quire:search", async (event) => {
    event.preventDefault();
    if (opening) return;
    opening = true;
    let typed = (event as CustomEvent<{ initial?: string }>).detail?.initial ?? "";
    const collect = (press: KeyboardEvent) => {
      if (press.key.length !== 1 || press.ctrlKey || press.metaKey || press.altKey) return;
      typed += press.key;
      press.preventDefault();
    };
    let failed: boolean;
    do {
      addEventListener("keydown", collect, true);
      failed = await load()
        .then((search) => search.openSearch(() => typed || undefined))
        .then(
          () => false,
          (error) => {
            console.warn("Search could not be loaded.", error);
            return true;
          },
        );
      removeEventListener("keydown", collect, true);
      const link = document.querySelector<HTMLAnchorElement>("a[data-search-open]");
      if (failed && link && navigator.onLine) {
        location.assign(link.href);
        break;
      }
      // Without a network, the search page would take the place of this one, and not be loaded either.
    } while (failed && (await asksAgain()));
    opening = false;
  });
  onPage((root) => {
    const page = root.querySelector<HTMLElement>("[data-search-page]");
    if (page) load().then((search) => search.fillSearchPage(page), console.warn);
  });
}
