import { onPage } from "./page-event.ts";
import { readStored, writeStored } from "./storage.ts";

/**
 * Remember the version that a reader chose, for each docs instance. On pages of no version, the menu names it; a
 * version that no longer exists is forgotten. Links to the page in another version lead to the section that the
 * address names; where that version has none of this name, browsers show the page from its top.
 */
export function startVersionPreference(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-version]");
    const menu = link?.closest<HTMLElement>("[data-versions]");
    if (link) link.hash = location.hash;
    if (menu) writeStored(key(menu), link!.dataset.version);
  });
  onPage((root) => {
    for (const menu of root.querySelectorAll<HTMLElement>("[data-versions]")) {
      const name = readStored(key(menu));
      if (!name) continue;
      const choice = menu.querySelector(`[data-version="${CSS.escape(name)}"]`);
      const label = menu.querySelector("[data-version-label]");
      if (!choice) writeStored(key(menu), undefined);
      else if (label) label.textContent = choice.textContent;
    }
  });
}

function key(menu: HTMLElement): string {
  return `docs-preferred-version-${menu.dataset.versions}`;
}
