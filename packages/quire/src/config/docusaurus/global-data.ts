import { messageOf } from "../../problem.ts";
import { stillWaiting } from "../../still-waiting.ts";
import type { Advice } from "../advice.ts";
import { ownPlugins } from "./own-plugins.ts";

/** Data for components, by plugin name and instance id. */
export type GlobalData = Record<string, Record<string, unknown>>;

/** The methods of a Docusaurus plugin that load data. */
interface DataPlugin {
  name?: string;
  loadContent?: () => unknown;
  contentLoaded?: (given: { content: unknown; allContent: object; actions: object }) => unknown;
}

/**
 * Run the site's own plugins as far as they load data for components (`setGlobalData`).
 *
 * @param exported the configuration object
 * @returns also warnings about those that fail
 */
export async function readGlobalData(
  exported: unknown,
  options: { root: string; cacheDir: string },
): Promise<{ data: GlobalData; advice: Advice[] }> {
  const data: GlobalData = {};
  const advice: Advice[] = [];
  for (const { name: made, id, make } of await ownPlugins(exported, /\bsetGlobalData\b/, options)) {
    const run = async () => {
      const plugin = ((await make()) ?? {}) as DataPlugin;
      const { name = "" } = plugin;
      const actions = {
        setGlobalData: (given: unknown) => {
          data[name] = { ...data[name], [id]: JSON.parse(JSON.stringify(given ?? null)) };
        },
        addRoute: () => undefined,
        createData: async () => "",
      };
      await plugin.contentLoaded?.({ content: await plugin.loadContent?.(), allContent: {}, actions });
    };
    await stillWaiting(run(), `setGlobalData of ${made || "a plugin"}`).catch((error) => {
      advice.push(failed(made, error));
    });
  }
  return { data, advice };
}

function failed(name: string, error: unknown): Advice {
  const plugin = name ? `The plugin ${name}` : "A plugin of the site's own";
  return {
    path: ["plugins"],
    problem: {
      code: "docusaurus-setting",
      severity: "warning",
      message: `${plugin} failed, so its data is missing: ${messageOf(error).split("\n")[0]}`,
      hint: "Fix the plugin, or import the data in the components that show it.",
    },
  };
}
