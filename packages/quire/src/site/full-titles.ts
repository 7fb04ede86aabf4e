import type { Version } from "./model.ts";
import { nameOfCategory } from "./sidebar/navigation.ts";

/**
 * Note a full title, with the category, on documents whose title others of their version or the site itself have:
 * `Setup` → `Setup – BigQuery`.
 */
export function noteFullTitles(versions: readonly Version[], siteTitle: string): void {
  for (const { docs } of versions) {
    const counts = new Map([[siteTitle, 1]]);
    for (const { title } of docs) counts.set(title, (counts.get(title) ?? 0) + 1);
    for (const doc of docs) {
      const category = doc.breadcrumbs.at(-2);
      if (category && counts.get(doc.title)! > 1)
        doc.fullTitle = `${doc.title} – ${nameOfCategory(category)}`;
    }
  }
}
