import type { Config } from "../config/schema.ts";

/** Pages offered before anything is typed: from the settings, else the internal links of the navbar. */
export function startingPoints({ search, theme }: Config): { label: string; to: string }[] {
  if (search !== false && search.startingPoints) return search.startingPoints;
  return theme.navbar.items.flatMap((item) =>
    item.type === "link" && item.to !== undefined ? [{ label: item.label, to: item.to }] : [],
  );
}
