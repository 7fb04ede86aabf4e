/** `@docusaurus/constants`: the id of a plugin instance without one. */
export const DEFAULT_PLUGIN_ID = "default";
