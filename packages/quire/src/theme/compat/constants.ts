/** `@docusaurus/constants`: the id of a plugin that was given none. */
export const DEFAULT_PLUGIN_ID = "default";
