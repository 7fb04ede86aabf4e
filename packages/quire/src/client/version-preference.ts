import { onPage } from "./page-event.ts";
import { readStored, writeStored } from "./storage.ts";

/**
 * Remember the version that a reader chose, for each docs instance. On pages of no version, the menu names it; a
 * version that no longer exists is forgotten.
 */
export function startVersionPreference(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("a[data-version]");
    const menu = link?.closest<HTMLElement>("[data-versions]");
    if (link && menu) writeStored(key(menu), link.dataset.version);
  });
  onPage((root) => {
    for (const menu of root.querySelectorAll<HTMLElement>("[data-versions]")) {
      const name = readStored(key(menu));
      if (name === undefined) continue;
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
