import type { Config } from "../config/schema.ts";

/** Where a reader may begin who has typed nothing: what the settings say, else the site's own pages in the navbar. */
export function startingPoints({ search, theme }: Config): { label: string; to: string }[] {
  if (search !== false && search.startingPoints) return search.startingPoints;
  return theme.navbar.items.flatMap((item) =>
    item.type === "link" && item.to !== undefined ? [{ label: item.label, to: item.to }] : [],
  );
}
