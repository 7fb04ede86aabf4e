import type { Rolldown } from "vite";

/** What the bundler knows of a module, by its id. */
export type InfoOf = Rolldown.PluginContext["getModuleInfo"];

/** Path of the file that a module is made of: `logo.svg` and `logo.svg?url` are two modules. */
export function fileOf(id: string): string {
  return id.replace(/\?.*$/, "");
}

/** The ids of the modules that a module imports, also on demand. */
export function importsOf(infoOf: InfoOf, id: string): string[] {
  const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
  return [...importedIds, ...dynamicallyImportedIds];
}

/**
 * The ids of modules, and of all that they lead to.
 *
 * @param enters whether a module that another imports counts, with what it imports
 */
export function reachedFrom(
  infoOf: InfoOf,
  ids: readonly string[],
  enters: (id: string, importer: string) => boolean = () => true,
): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const next of importsOf(infoOf, id)) if (enters(next, id)) reached.add(next);
  return reached;
}
