/** `@docusaurus/useGlobalData`: plugins do not run, so that there is no data of theirs. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return {};
}

/** The data of every instance of a plugin. */
export function useAllPluginInstancesData(): Record<string, unknown> {
  return {};
}

/** The data of one instance of a plugin. */
export function usePluginData(): Record<string, unknown> {
  return {};
}
