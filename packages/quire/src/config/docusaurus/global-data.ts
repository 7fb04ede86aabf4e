import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { messageOf } from "../../base/problem.ts";
import { stillWaiting } from "../../base/still-waiting.ts";
import { packageOf } from "../../base/unresolved-import.ts";
import { type Advice, docusaurusWarning } from "../advice.ts";
import type { UserConfig } from "../schema.ts";
import { injectedHead } from "./html-tags.ts";
import { generatedFolder, ownPlugins } from "./own-plugins.ts";

/** Data for components, by plugin name and instance id. */
type GlobalData = Record<string, Record<string, unknown>>;

/** The methods of a Docusaurus plugin that load data and add tags to pages. */
interface DataPlugin {
  name?: string;
  loadContent?: () => unknown;
  contentLoaded?: (given: { content: unknown; allContent: object; actions: object }) => unknown;
  injectHtmlTags?: (given: { content: unknown }) => unknown;
}

/** What the site's own plugins give. */
interface PluginData {
  data: GlobalData;
  head: NonNullable<UserConfig["head"]>;
  /** Names of the plugins that created files. */
  created: string[];
  advice: Advice[];
}

/**
 * Run the site's own plugins as far as they load data for components (`setGlobalData`), write files that are
 * imported (`createData`), or add tags to the head (`injectHtmlTags`).
 *
 * @param exported the configuration object
 * @param root the folder of the site
 * @returns also warnings about those that fail, and about tags that are lost
 */
export async function readGlobalData(exported: unknown, root: string): Promise<PluginData> {
  const data: GlobalData = {};
  const head: PluginData["head"] = [];
  const created = new Set<string>();
  const advice: Advice[] = [];
  const wanted = /\b(?:setGlobalData|createData|injectHtmlTags)\b/;
  for (const { name: made, id, missing, make } of await ownPlugins(exported, wanted, root)) {
    const run = async () => {
      const plugin = ((await make()) ?? {}) as DataPlugin;
      const { name = "" } = plugin;
      const actions = {
        setGlobalData: (given: unknown) => {
          if (missing.length > 0) advice.push(incomplete(made || name, missing));
          data[name] = { ...data[name], [id]: JSON.parse(JSON.stringify(given ?? null)) };
        },
        addRoute: () => undefined,
        createData: async (file: string, text: string) => {
          const target = path.join(generatedFolder(root), name, id, file);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, text);
          created.add(name);
          return target;
        },
      };
      const content = await plugin.loadContent?.();
      await plugin.contentLoaded?.({ content, allContent: {}, actions });
      const injected = injectedHead(await plugin.injectHtmlTags?.({ content }));
      head.push(...injected.head);
      if (!injected.isComplete) advice.push(lostTags(made || name));
    };
    await stillWaiting(run(), `the plugin ${made || "without a name"}`).catch((error) => {
      advice.push(failed(made, error));
    });
  }
  return { data, head, created: [...created], advice };
}

function lostTags(name: string): Advice {
  return docusaurusWarning(
    ["plugins"],
    `The plugin ${name} adds tags to the body of pages, which are ignored, except for scripts with \`src\`.`,
    "Have the script that needs these elements create them.",
  );
}

function incomplete(name: string, missing: readonly string[]): Advice {
  const packages = missing.map(packageOf);
  return docusaurusWarning(
    ["plugins"],
    `The plugin ${name} uses ${packages.join(", ")}, not installed, so the data that it gives components may be missing.`,
    `Run \`npm install\`, or \`npm install ${packages.join(" ")}\`.`,
  );
}

function failed(name: string, error: unknown): Advice {
  const plugin = name ? `The plugin ${name}` : "A plugin of the site's own";
  return docusaurusWarning(
    ["plugins"],
    `${plugin} failed, so its data is missing: ${messageOf(error).split("\n")[0]}`,
    "Fix the plugin, or import the data in the components that show it.",
  );
}
