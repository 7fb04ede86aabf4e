import type { Config } from "../config/schema.ts";
import type { Version } from "../site/model.ts";
import type { SearchVersion } from "./api.ts";
import type { SearchSetup } from "./browser/setup.ts";
import { startingPoints } from "./starting-points.ts";
import { crawlerTag, searchVersionId } from "./version-id.ts";

/** Whether a site needs an index of its own, for searching or for answering questions. */
export function hasIndex({ search, ask }: Pick<Config, "search" | "ask">): boolean {
  return ask !== false || (search !== false && search.provider === "embedded");
}

/** The versions that are searched and answered from. */
export function searchVersions(versions: readonly Version[]): SearchVersion[] {
  return versions.map((version) => ({
    id: searchVersionId(version),
    label: version.label,
    isDefault: version.isLast,
  }));
}

/** What the browser needs to search the site; undefined for a site without search. */
export function searchSetup(config: Config, versions: readonly Version[]): SearchSetup | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const common = {
    baseUrl: config.baseUrl,
    siteTitle: `${config.titleDelimiter} ${config.title}`,
    startingPoints: startingPoints(config),
    feedbackUrl: search.feedbackUrl,
  };
  if (search.provider === "embedded")
    return { provider: "embedded", versions: searchVersions(versions), ...common };
  const { appId, apiKey, indexName, endpoint, contextual, insights, externalUrlRegex } = search;
  return {
    provider: "hosted",
    ...common,
    appId: appId!,
    apiKey: apiKey!,
    indexName: indexName!,
    endpoint,
    contextual,
    insights,
    externalUrlRegex,
    language: config.locale.code,
    versions: searchVersions(versions).map((version, index) => ({
      ...version,
      tag: crawlerTag(versions[index]!),
    })),
  };
}

/** Origins the browser connects to when a hosted service is used. */
export function searchOrigins(config: Config): string[] {
  const { search } = config;
  if (search === false || search.provider === "embedded") return [];
  const { appId, endpoint, insights } = search;
  if (endpoint) return [new URL(endpoint).origin];
  return [`https://${appId}-dsn.algolia.net`, ...(insights ? ["https://insights.algolia.io"] : [])];
}
