import type { z } from "zod";
import { describe, schemasAt } from "../../config/schema-shape.ts";
import { settingPath, shown, valueAt } from "../../config/setting-path.ts";

/**
 * Describe what is wrong with a field of a category or a sidebar item, in the same form as for settings:
 * `` `label` is 5; it must be a string ``.
 *
 * @param path of the field within the validated object
 */
export function wrongField(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  given: Record<string, unknown>,
): string {
  const name = `\`${settingPath(path)}\``;
  const value = valueAt(given, path);
  if (value === undefined) return `${name} is missing`;
  if (value === "") return `${name} is empty`;
  return `${name} is ${shown(value)}; it must be ${describe(schemasAt(schema, path))}`;
}
