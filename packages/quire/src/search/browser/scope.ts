import { readStored } from "../../client/storage.ts";
import type { SearchVersion } from "../api.ts";

/** Stands for all versions in a choice of them. */
export const ALL = "all";

/**
 * The version a reader means who says nothing of versions: that of the page they read, else the one they
 * chose before, else the site's latest. Undefined while it is not known which versions there are.
 */
export function usualVersion(versions: readonly SearchVersion[]): string | undefined {
  const read = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  const chosen = readStored("docs-preferred-version-default");
  return [read, chosen].find((id) => versions.some((version) => version.id === id)) ?? latest(versions);
}

function latest(versions: readonly SearchVersion[]): string | undefined {
  return (versions.find(({ isDefault }) => isDefault) ?? versions[0])?.id;
}

/** The ids to search for a choice. */
export function versionsOf(
  choice: string | undefined,
  versions: readonly SearchVersion[],
): string[] | undefined {
  if (choice === ALL) return versions.map(({ id }) => id);
  return choice === undefined ? undefined : [choice];
}
