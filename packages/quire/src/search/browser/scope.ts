import { readStored } from "../../client/storage.ts";
import type { SearchVersion } from "../api.ts";
import { crawlerTag, versionOfId } from "../version-id.ts";

/** Stands for all versions in a choice of them. */
export const ALL = "all";

/**
 * The version a reader means who says nothing of versions: that of the page they read, else the usual one of
 * pages that have none.
 */
export function versionOfPage(versions: readonly SearchVersion[]): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const read = versions.find(({ id }) => tag === crawlerTag(versionOfId(id)));
  return read?.id ?? usualVersion(versions);
}

/** The version the reader chose before, else the site's latest; undefined where there are none. */
export function usualVersion(versions: readonly SearchVersion[]): string | undefined {
  const chosen = readStored("docs-preferred-version-default");
  const version =
    versions.find(({ id }) => id === chosen) ?? versions.find(({ isDefault }) => isDefault) ?? versions[0];
  return version?.id;
}

/**
 * The ids to search for a choice: with a version of one docs instance the latest of the others, as pages of
 * theirs are there whichever version of the first is read.
 */
export function versionsOf(
  choice: string | undefined,
  versions: readonly SearchVersion[],
): string[] | undefined {
  if (choice === undefined) return undefined;
  const { instance } = versionOfId(choice);
  const wanted = versions.filter(
    ({ id, isDefault }) =>
      choice === ALL || id === choice || (isDefault && versionOfId(id).instance !== instance),
  );
  return wanted.map(({ id }) => id);
}
