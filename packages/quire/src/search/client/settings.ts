import type { SearchVersion } from "../api.ts";

/** Settings for searching the site's own index. */
export interface EmbeddedSettings {
  provider: "embedded";
  /** The base path, with a slash at both ends. */
  baseUrl: string;
  versions: SearchVersion[];
}

/** Settings for searching with a hosted service. */
export interface HostedSettings {
  provider: "hosted";
  baseUrl: string;
  appId: string;
  apiKey: string;
  indexName: string;
  /** URL of the service, if it is not Algolia's own. */
  endpoint?: string;
  contextual: boolean;
  insights: boolean;
  externalUrlRegex?: string;
  /** Language of the site. */
  language: string;
  /** Versions, with the tag that the pages of each carry for the crawler. */
  versions: (SearchVersion & { tag: string })[];
}

/** Settings of whichever kind of search the site has. */
export type SearchSettings = EmbeddedSettings | HostedSettings;
