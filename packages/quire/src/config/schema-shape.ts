import type { z } from "zod";

type Schema = z.core.$ZodType;
/** The properties of a schema's definition that describe what it accepts; which ones exist depends on `type`. */
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

/** The schemas of plain values inside a schema, without defaults, transformations and unions. */
function plain(schema: Schema): Schema[] {
  const { type, innerType, options, in: input, out } = definition(schema);
  if (options) return options.flatMap(plain);
  if (innerType) return plain(innerType);
  if (type === "pipe" && input && out) return plain(definition(input).type === "transform" ? out : input);
  return [schema];
}

/** The schemas that validate the value at a path; several if the schema has alternatives. */
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

/** Names of the settings in an object validated by one of the schemas. */
export function keysOf(schemas: readonly Schema[]): string[] {
  return [...new Set(schemas.flatMap((schema) => Object.keys(definition(schema).shape ?? {})))];
}

/** Describe what the schemas accept: `a string or false`. */
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

/** The literal values that the schemas accept, if only certain ones are allowed. */
export function choicesOf(schemas: readonly Schema[]): string[] {
  return schemas.flatMap((schema) => {
    const { values, entries } = definition(schema);
    return [...(values ?? []), ...Object.values(entries ?? {})].filter((value) => typeof value === "string");
  });
}

/** The default of a setting, if it is a plain value. */
export function defaultAt(schema: Schema, path: readonly PropertyKey[]): unknown {
  const key = path.at(-1);
  for (const parent of schemasAt(schema, path.slice(0, -1))) {
    const found = definition(parent).shape?.[String(key)];
    const value = found && definition(found).defaultValue;
    if (["string", "number", "boolean"].includes(typeof value) && value !== "") return value;
  }
  return undefined;
}

/** Every setting in a schema, as a path of names; list elements are denoted by `[]`. */
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
