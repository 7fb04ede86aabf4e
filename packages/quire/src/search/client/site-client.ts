import { createEmbeddedClient, type EmbeddedClient } from "./embedded-client.ts";
import type { EmbeddedSettings } from "./settings.ts";

let client: EmbeddedClient | undefined;

/** The client of the site's own index, shared by search and questions so that the index is loaded once. */
export function siteClient(settings: Pick<EmbeddedSettings, "baseUrl" | "versions">): EmbeddedClient {
  client ??= createEmbeddedClient(settings);
  return client;
}
