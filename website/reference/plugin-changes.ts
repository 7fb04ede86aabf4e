import { changesSection, compare, namesOnly } from "./changes.ts";
import type { ConfigField } from "./config-field.ts";
import { code, type Markdown } from "./markdown.ts";
import type { Version } from "./versions.ts";

/** A part of a recipe or pipeline with its own fields: a sink, a transformer, an action. */
interface Plugin {
  type: string;
  fields: readonly ConfigField[];
}

/**
 * Changes in plugins and their fields since the previous version; empty if there are none.
 *
 * @param what the plugins, in the plural: `Sinks`
 * @param before the plugins of the previous version; undefined for the oldest
 * @param place returns the link target of a plugin or one of its fields; undefined for no link
 */
export function pluginChanges(
  version: Version,
  what: string,
  now: readonly Plugin[],
  before: readonly Plugin[] | undefined,
  place: (type: string, path?: string) => string | undefined,
): Markdown {
  if (!before) return "";
  const types = (plugins: readonly Plugin[]) => plugins.map(({ type }) => type);
  const old = new Set(types(before));
  const both = types(now).filter((type) => old.has(type));
  const show = (name: string, state: string) => {
    const [type = "", path] = name.split(" ");
    const label = path ? `${code(path)} of ${code(type)}` : code(type);
    const to = state === "removed" ? undefined : place(type, path);
    return to ? `[${label}](${to})` : label;
  };
  return changesSection(version, [
    { what, changes: compare(namesOnly(types(before)), namesOnly(types(now))), show },
    {
      what: "Fields",
      changes: compare(byPath(before, both), byPath(now, both), ["type", "required", "default", "enum"]),
      show,
    },
  ]);
}

/** Fields of the named plugins, by type and path, separated by a space. */
function byPath(plugins: readonly Plugin[], types: readonly string[]): Record<string, ConfigField> {
  return Object.fromEntries(
    plugins
      .filter(({ type }) => types.includes(type))
      .flatMap(({ type, fields }) => fields.map((field) => [`${type} ${field.path}`, field] as const)),
  );
}
