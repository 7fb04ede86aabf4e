import type { SearchVersion } from "../api.ts";

/** What the browser needs to know to search a site that has an index of its own. */
export interface EmbeddedSettings {
  provider: "embedded";
  /** Starts and ends with a slash. */
  baseUrl: string;
  versions: SearchVersion[];
}

/** What it needs to know to ask a hosted service. */
export interface HostedSettings {
  provider: "hosted";
  baseUrl: string;
  appId: string;
  apiKey: string;
  indexName: string;
  /** Address of the service, where it is not the application's own. */
  endpoint?: string;
  contextual: boolean;
  insights: boolean;
  externalUrlRegex?: string;
  /** Language of the site. */
  language: string;
  /** Versions, with the tag that pages of each carry for the service's crawler. */
  versions: (SearchVersion & { tag: string })[];
}

/** What the browser needs to know to search a site, whoever searches it. */
export type SearchSettings = EmbeddedSettings | HostedSettings;
