import type { Problem } from "quire";
import { dataProblem } from "../data-problems.ts";
import { loadFile, loadFolder } from "../load-data.ts";
import { statusNames } from "../sources/capabilities.ts";
import type { LoadedSource } from "../sources/load-sources.ts";
import { hasCapability } from "../sources/source-schema.ts";
import { capabilityOrder, otherPlatformSchema, type Platform, sourceCardsSchema } from "./platform.ts";

/**
 * Load all platforms, sorted by name: every ingestion source except hidden ones, and those that send metadata by
 * other means.
 *
 * @param sources of the current version
 * @param missingLogo whether there is no logo with that name
 * @param problems receives what is wrong in the files
 */
export function loadPlatforms(
  siteDir: string,
  sources: readonly LoadedSource[],
  missingLogo: (name: string) => boolean,
  problems: Problem[],
): Platform[] {
  const cards = loadFile(siteDir, "data/integrations/source-cards.yml", sourceCardsSchema, problems);
  const others = loadFolder(siteDir, "data/integrations/others", otherPlatformSchema, problems);
  for (const [id, { logo }] of Object.entries(cards?.value ?? {})) {
    if (!sources.some((source) => source.id === id))
      problems.push(dataProblem(cards!.at([id], "key"), `There is no source \`${id}\`.`));
    if (logo && missingLogo(logo)) problems.push(noLogo(cards!.at([id, "logo"]), logo));
  }
  for (const { value, at } of others) {
    if ((value.page === undefined) === (value.href === undefined))
      problems.push(dataProblem(at([]), "A platform needs either `page` or `href`, and not both."));
    if (value.logo && missingLogo(value.logo)) problems.push(noLogo(at(["logo"]), value.logo));
  }
  return [
    ...sources
      .filter(({ id }) => !cards?.value[id]?.hidden)
      .map((source) => ofSource(source, cards?.value[source.id])),
    ...others.map(({ value }) => ({ ...value, capabilities: [] })),
  ].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** A source has all capabilities of its modules, and their best status. */
function ofSource(source: LoadedSource, card?: { kind?: Platform["kind"]; also?: string[] }): Platform {
  const modules = Object.values(source.modules);
  return {
    also: [],
    kind: source.kind,
    ...card,
    name: source.name,
    connection: "pull",
    page: `generated/ingestion/sources/${source.id}`,
    status: statusNames.find((status) => modules.some((module) => module.status === status)),
    capabilities: capabilityOrder.filter((name) => modules.some((module) => hasCapability(module, name))),
  };
}

function noLogo(place: Parameters<typeof dataProblem>[0], name: string): Problem {
  return dataProblem(
    place,
    `There is no logo \`${name}\`.`,
    "Take a name of simple-icons, or leave it out: letters stand there then.",
  );
}
