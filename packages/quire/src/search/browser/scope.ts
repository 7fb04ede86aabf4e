import { element } from "../../client/element.ts";
import { readStored } from "../../client/storage.ts";
import type { SearchVersion } from "../api.ts";
import { crawlerTag, versionOfId } from "../version-id.ts";

/** The option for all versions. */
export const ALL = "all";

/** The version to search by default on the current page: the one it belongs to, else `usualVersion`. */
export function versionOfPage(versions: readonly SearchVersion[]): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const read = versions.find(({ id }) => tag === crawlerTag(versionOfId(id)));
  return read?.id ?? usualVersion(versions);
}

/** The version the reader chose before, else the site's latest; undefined if there are none. */
export function usualVersion(versions: readonly SearchVersion[]): string | undefined {
  const chosen = readStored("docs-preferred-version-default");
  const version =
    versions.find(({ id }) => id === chosen) ?? versions.find(({ isDefault }) => isDefault) ?? versions[0];
  return version?.id;
}

/**
 * Expand a selected version into the ids to search. With a version of one docs instance, the latest of every
 * other instance is searched, too.
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

/** Fill a select with all versions and an option for all of them; hidden if there is only one. */
export function fillVersionChoice(
  select: HTMLSelectElement,
  versions: readonly SearchVersion[],
  chosen: string | undefined,
): void {
  const choices = [...versions, { id: ALL, label: "All versions" }];
  select.replaceChildren(...choices.map(({ id, label }) => element("option", { value: id }, label)));
  if (chosen !== undefined) select.value = chosen;
  select.hidden = versions.length < 2;
}
