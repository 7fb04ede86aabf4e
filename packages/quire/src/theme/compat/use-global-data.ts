import { siteFacts } from "../../render/site-facts.ts";

/** `@docusaurus/useGlobalData`: what plugins of the site's own give components, by plugin and instance. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return siteFacts().config.globalData;
}

/** The data of every instance of a plugin. */
export function useAllPluginInstancesData(plugin: string): Record<string, unknown> {
  return useGlobalData()[plugin] ?? {};
}

/** The data of one instance of a plugin; an empty object where it gives none. */
export function usePluginData(plugin: string, instance = "default"): unknown {
  return useAllPluginInstancesData(plugin)[instance] ?? {};
}
