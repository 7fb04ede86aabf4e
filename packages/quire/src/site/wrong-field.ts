import type { z } from "zod";
import { describe, schemasAt } from "../config/schema-shape.ts";
import { settingPath, shown } from "../config/setting-path.ts";

/**
 * What is wrong with a field, in the words in which it is said of settings: `` `label` is 5; it must be a string ``.
 *
 * @param path where the schema found it, in the object that was given
 */
export function wrongField(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  given: Record<string, unknown>,
): string {
  const name = `\`${settingPath(path)}\``;
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
  if (value === undefined) return `${name} is missing`;
  if (value === "") return `${name} is empty`;
  return `${name} is ${shown(value)}; it must be ${describe(schemasAt(schema, path))}`;
}
