import type { ConfigField } from "../reference/config-field.ts";
import { isObject, type RecipeFault } from "./recipe-check.ts";

/** What a recipe names beside its source, by type. */
export interface RecipePlugins {
  sinks: PluginFields;
  transformers: PluginFields;
}

type PluginFields = ReadonlyMap<string, readonly ConfigField[]>;

/**
 * Check the sink and the transformers of a recipe, or of a part of one: types and fields exist, and those that are
 * needed are there. Types outside DataHub, which have a dot, a slash or a colon in them, are let pass.
 */
export function checkPlugins(recipe: unknown, plugins: RecipePlugins): RecipeFault[] {
  if (!isObject(recipe)) return [];
  const { sink, transformers } = recipe;
  return [
    ...(isObject(sink) ? checkPlugin(sink, plugins.sinks, "sink", ["sink"]) : []),
    ...(Array.isArray(transformers) ? transformers : []).flatMap((transformer, index) =>
      checkPlugin(transformer, plugins.transformers, "transformer", ["transformers", index]),
    ),
  ];
}

function checkPlugin(
  plugin: unknown,
  known: PluginFields,
  what: string,
  path: (string | number)[],
): RecipeFault[] {
  if (!isObject(plugin) || typeof plugin.type !== "string")
    return [{ path, message: `A ${what} needs a \`type\`.` }];
  const fields = known.get(plugin.type);
  if (!fields) {
    const message = `There is no ${what} of type \`${plugin.type}\`.`;
    return /[./:]/.test(plugin.type) ? [] : [{ path: [...path, "type"], message }];
  }
  return checkFields(plugin.config ?? {}, "", fields, [...path, "config"]);
}

/** Check the fields of one level: those whose path is `prefix` and one name. */
function checkFields(
  value: unknown,
  prefix: string,
  fields: readonly ConfigField[],
  path: (string | number)[],
): RecipeFault[] {
  const here = fields.filter((field) => field.path.replace(/[^.]+$/, "") === prefix);
  if (here.length === 0 || !isObject(value)) return [];
  const name = (field: ConfigField) => field.path.slice(prefix.length);
  return [
    ...here
      .filter((field) => field.required && !(name(field) in value))
      .map((field) => ({ path, message: `\`${field.path}\` is needed.` })),
    ...Object.entries(value).flatMap(([key, inner]) =>
      here.some((field) => name(field) === key)
        ? checkFields(inner, `${prefix}${key}.`, fields, [...path, key])
        : [{ path: [...path, key], message: `There is no field \`${key}\` here.` }],
    ),
  ];
}
