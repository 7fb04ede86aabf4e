import { madeWith } from "../missing-module.ts";
import { ownPlugins, webpackConfigOf } from "./own-plugins.ts";

/** What is replaced in code, with the code in its place. */
type Constants = Record<string, string>;

/**
 * Collect the constants that the site's own plugins define for webpack, with `DefinePlugin` and `EnvironmentPlugin`,
 * whether or not webpack is installed.
 *
 * @param exported the configuration object
 * @param root the folder of the site
 */
export async function readConstants(exported: unknown, root: string): Promise<Constants> {
  const found: Constants = {};
  for (const plugin of await ownPlugins(exported, /\b(?:Define|Environment)Plugin\b/, root)) {
    const { plugins = [] } = await webpackConfigOf(plugin, false);
    for (const one of plugins) Object.assign(found, constantsOf(one));
  }
  return found;
}

/** The constants that a plugin of webpack defines, or the stand-in for one. */
function constantsOf(plugin: unknown): Constants {
  const { name, given } = madeWith(plugin) ?? {
    name: (plugin as object | null)?.constructor?.name,
    given: [],
  };
  const { definitions, keys, defaultValues } = (plugin ?? {}) as Record<string, unknown>;
  if (name === "DefinePlugin") return definedIn((given[0] ?? definitions) as object | undefined);
  if (name !== "EnvironmentPlugin") return {};
  const [first] = given;
  if (given.length === 0) return environment((keys ?? []) as string[], defaultValues as Constants);
  if (typeof first === "string") return environment(given as string[]);
  return Array.isArray(first)
    ? environment(first)
    : environment(Object.keys(first as object), first as object);
}

/** The code in the place of each name; objects define their members. */
function definedIn(definitions: object | undefined, above = ""): Constants {
  const entries = Object.entries(definitions ?? {}).flatMap(([key, value]): [string, string][] => {
    const name = above + key;
    if (typeof value === "object" && value !== null) return Object.entries(definedIn(value, `${name}.`));
    return isReplaced(name) && typeof value !== "function" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The code in the place of environment variables. */
function environment(names: readonly string[], defaults: object = {}): Constants {
  const value = (name: string) => process.env[name] ?? (defaults as Record<string, unknown>)[name];
  const entries = names.map((name) => [`process.env.${name}`, JSON.stringify(value(name)) ?? "undefined"]);
  return Object.fromEntries(entries.filter(([name]) => isReplaced(name!)));
}

/** Whether a name is one or a member of one, and nothing that the engine itself sets. */
function isReplaced(name: string): boolean {
  return (
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(name) && !/^process(?:\.env\.NODE_ENV)?$/.test(name)
  );
}
