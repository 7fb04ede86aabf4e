import type { SearchClient } from "../api.ts";
import type { SearchSettings } from "./settings.ts";
import { siteClient } from "./site-client.ts";

/** The search of a site, as its settings say. Nothing is loaded before it is asked for. */
export async function openSearchClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.provider === "embedded") return siteClient(settings);
  const { createHostedClient } = await import("./hosted-client.ts");
  return createHostedClient(settings);
}
