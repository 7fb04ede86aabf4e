import type { SearchClient } from "../api.ts";
import type { SearchSettings } from "./settings.ts";
import { siteClient } from "./site-client.ts";

/** Create the search client that the settings ask for. Nothing is loaded until it is used. */
export async function openSearchClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.provider === "embedded") return siteClient(settings);
  const { createHostedClient } = await import("./hosted-client.ts");
  return createHostedClient(settings);
}
