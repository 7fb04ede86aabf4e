import { siteFacts } from "../../render/site-facts.ts";
import { useAllDocsData } from "./plugin-content-docs-client.tsx";

/**
 * `@docusaurus/useGlobalData`: the versions of the documents, and the data of the site's own plugins, by plugin name
 * and instance id.
 */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return { "docusaurus-plugin-content-docs": useAllDocsData(), ...siteFacts().config.globalData };
}

/** The data of every instance of a plugin. */
export function useAllPluginInstancesData(plugin: string): Record<string, unknown> {
  return useGlobalData()[plugin] ?? {};
}

/** The data of one instance of a plugin; an empty object if there is none. */
export function usePluginData(plugin: string, instance = "default"): unknown {
  return useAllPluginInstancesData(plugin)[instance] ?? {};
}
