import type { z } from "zod";

type Schema = z.core.$ZodType;
/** The parts of a schema's definition that say what it accepts; which are there depends on `type`. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  out?: Schema;
  values?: unknown[];
  entries?: Record<string, unknown>;
  defaultValue?: unknown;
}

function definition(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}

/** The schemas of plain values that `schema` stands for, without defaults, transformations and unions. */
function plain(schema: Schema): Schema[] {
  const { type, innerType, options, in: input, out } = definition(schema);
  if (options) return options.flatMap(plain);
  if (innerType) return plain(innerType);
  if (type === "pipe" && input && out) return plain(definition(input).type === "transform" ? out : input);
  return [schema];
}

/** The schemas that a value at `path` is checked by: several where the schema has alternatives. */
export function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  let schemas = plain(schema);
  for (const key of path) {
    schemas = schemas.flatMap((one) => {
      const { shape, element, valueType } = definition(one);
      const next = shape?.[String(key)] ?? (typeof key === "number" ? element : valueType);
      return next ? plain(next) : [];
    });
  }
  return schemas;
}

/** Names of the settings that may stand in an object checked by one of `schemas`. */
export function keysOf(schemas: readonly Schema[]): string[] {
  return [...new Set(schemas.flatMap((schema) => Object.keys(definition(schema).shape ?? {})))];
}

/** What one of `schemas` accepts, in words: `a string or false`. */
export function describe(schemas: readonly Schema[]): string {
  const words = schemas.flatMap((schema) => {
    const { type, values, entries, element } = definition(schema);
    if (type === "literal") return values!.map((value) => JSON.stringify(value));
    if (type === "enum") return Object.values(entries!).map((value) => JSON.stringify(value));
    if (type === "array") return [`a list of ${plural(describe(plain(element!)))}`];
    if (type === "object" || type === "record") return ["an object"];
    return [`a ${type}`];
  });
  const distinct = [...new Set(words)];
  const last = distinct.pop() ?? "something else";
  return distinct.length > 0 ? `${distinct.join(", ")} or ${last}` : last;
}

function plural(description: string): string {
  return description.replace(/\ban? (\w+)/g, "$1s");
}

/** Values that may be written where only some are accepted. */
export function choicesOf(schemas: readonly Schema[]): string[] {
  return schemas.flatMap((schema) => {
    const { values, entries } = definition(schema);
    return [...(values ?? []), ...Object.values(entries ?? {})].filter((value) => typeof value === "string");
  });
}

/** The value used when the setting at `path` is left out, when that is a plain one. */
export function defaultAt(schema: Schema, path: readonly PropertyKey[]): unknown {
  const key = path.at(-1);
  for (const parent of schemasAt(schema, path.slice(0, -1))) {
    const found = definition(parent).shape?.[String(key)];
    const value = found && definition(found).defaultValue;
    if (["string", "number", "boolean"].includes(typeof value) && value !== "") return value;
  }
  return undefined;
}

/** Every setting under `schema`, as the names on the way to it; what is in a list follows `[]`. */
export function* settingsOf(schema: Schema, path: readonly string[] = []): Generator<string[]> {
  for (const one of plain(schema)) {
    const { shape, element } = definition(one);
    if (element) yield* settingsOf(element, [...path, "[]"]);
    for (const [key, inner] of Object.entries(shape ?? {})) {
      yield [...path, key];
      yield* settingsOf(inner, [...path, key]);
    }
  }
}
