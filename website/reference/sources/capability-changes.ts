import { changesSection, compare, namesOnly } from "../changes.ts";
import { documentLink, type Markdown } from "../markdown.ts";
import type { Version } from "../versions.ts";
import { type CapabilityName, capabilities } from "./capabilities.ts";
import type { LoadedSource } from "./load-sources.ts";
import { sourceDocument } from "./source-paths.ts";
import { hasCapability } from "./source-schema.ts";

/**
 * Capabilities that sources gained or lost since the previous version; empty if there are none.
 *
 * @param document path of the page, relative to the site
 * @param before the sources of the previous version, by id; undefined for the oldest
 */
export function capabilityChanges(
  version: Version,
  document: string,
  sources: readonly LoadedSource[],
  before: ReadonlyMap<string, LoadedSource> | undefined,
  names: readonly CapabilityName[],
): Markdown {
  if (!before) return "";
  const now = new Map(sources.map((source) => [source.id, source]));
  return changesSection(
    version,
    names.map((name) => ({
      what: capabilities[name].label,
      changes: compare(having(before.values(), name), having(sources, name)),
      show: (id: string) => {
        const source = now.get(id);
        return source
          ? documentLink(document, sourceDocument(version, id), source.name)
          : (before.get(id)?.name ?? id);
      },
    })),
    "By what sources declare of themselves: one may have had a capability before it said so.",
  );
}

/** The sources with a module that has the capability, by id. */
function having(sources: Iterable<LoadedSource>, name: CapabilityName): Record<string, object> {
  return namesOnly(
    [...sources]
      .filter(({ modules }) => Object.values(modules).some((module) => hasCapability(module, name)))
      .map(({ id }) => id),
  );
}
