/** `@docusaurus/useGlobalData`: empty, as plugins do not run. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return {};
}

/** The data of all instances of a plugin: none. */
export function useAllPluginInstancesData(): Record<string, unknown> {
  return {};
}

/** The data of an instance of a plugin: none. */
export function usePluginData(): Record<string, unknown> {
  return {};
}
