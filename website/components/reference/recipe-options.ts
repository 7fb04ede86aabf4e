import type { RecipeValue } from "./recipe-yaml.ts";

/** The part of a recipe's JSON schema that the builder uses. */
export interface SchemaNode {
  type?: string;
  format?: string;
  pattern?: string;
  const?: string;
  enum?: string[];
  anyOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  writeOnly?: boolean;
  examples?: RecipeValue[];
}

/** Path of a value in a configuration; numbers are list indices. */
export type OptionPath = readonly (string | number)[];

/** An option of a recipe. */
export interface RecipeOption {
  path: OptionPath;
  /** The path as text: `profiling.enabled`. */
  name: string;
  kind: "text" | "date" | "integer" | "number" | "boolean" | "choice" | "list";
  choices?: readonly string[];
  description: string;
  preset?: unknown;
  required: boolean;
  /** Whether its parent object requires it. */
  needed: boolean;
  secret: boolean;
}

/** All options of a configuration, in order. Free-form maps are left to the reader's editor. */
export function recipeOptions(node: SchemaNode, path: OptionPath = [], needed = true): RecipeOption[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
    if (inner.deprecated) return [];
    const inside = (node.required ?? []).includes(name);
    return optionsOf(inner, [...path, name], needed && inside, inside);
  });
}

function optionsOf(node: SchemaNode, path: OptionPath, required: boolean, needed: boolean): RecipeOption[] {
  const form = node.anyOf ? { ...node.anyOf[0], description: node.description, default: node.default } : node;
  if (form.properties) return optionsInside(form, path, required);
  if (form.type === "array" && form.items?.properties)
    return optionsInside(form.items, [...path, 0], required);
  const kind = kindOf(form);
  if (!kind) return [];
  return [
    {
      path,
      name: path.filter((part) => typeof part === "string").join("."),
      kind,
      choices: form.enum,
      description: form.description ?? "",
      preset: form.default,
      required,
      needed,
      secret:
        form.writeOnly === true || /password|secret|token$|api_key$|private_key$/.test(String(path.at(-1))),
    },
  ];
}

/** The options of an object; none if it requires something that can only be edited by hand. */
function optionsInside(node: SchemaNode, path: OptionPath, required: boolean): RecipeOption[] {
  const options = recipeOptions(node, path, required);
  const offered = new Set(options.map((option) => option.path[path.length]));
  return (node.required ?? []).every((name) => offered.has(name)) ? options : [];
}

function kindOf(node: SchemaNode): RecipeOption["kind"] | undefined {
  if (node.enum) return "choice";
  switch (node.type) {
    case "string":
      return node.format === "date-time" ? "date" : "text";
    case "integer":
    case "number":
    case "boolean":
      return node.type;
    case "array":
      return node.items && node.items.type !== "string" ? undefined : "list";
    default:
      return undefined;
  }
}

/**
 * The complete recipe for a configuration. Stateful ingestion needs a `pipeline_name`, without which a run fails.
 */
export function recipeOf(type: string, config: RecipeValue): RecipeValue {
  const keepsState = valueAt(config, ["stateful_ingestion", "enabled"]) === true;
  return { source: { type, config }, ...(keepsState && { pipeline_name: `${type}-acme` }) };
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: RecipeValue | undefined, path: OptionPath): RecipeValue | undefined {
  let current: RecipeValue | undefined = value;
  for (const part of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<string | number, RecipeValue>)[part];
  }
  return current;
}

/** A copy with another value at a path; undefined removes it, along with parents that become empty. */
export function withValue(
  value: RecipeValue | undefined,
  path: OptionPath,
  next: RecipeValue | undefined,
): RecipeValue {
  const [part, ...rest] = path;
  if (part === undefined) return next ?? null;
  if (typeof part === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    list[part] = withValue(list[part], rest, next);
    return list.filter((item) => !isEmpty(item));
  }
  const object = typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  const inner = rest.length === 0 ? next : withValue(object[part], rest, next);
  if (inner === undefined || isEmpty(inner)) delete object[part];
  else object[part] = inner;
  return object;
}

/** A configuration with an additional option, and with what its parent objects then require. */
export function withOption(
  config: RecipeValue,
  option: RecipeOption,
  options: readonly RecipeOption[],
  type: string,
): RecipeValue {
  let result = withValue(config, option.path, firstValue(option, type));
  for (const other of options) {
    const { needed, path } = other;
    if (needed && valueAt(result, path) === undefined && valueAt(result, path.slice(0, -1)) !== undefined)
      result = withValue(result, path, firstValue(other, type));
  }
  return result;
}

/** A configuration without an option, or without its parent object if that requires the option. */
export function withoutOption(config: RecipeValue, { path, needed }: RecipeOption): RecipeValue {
  const around = path.slice(0, typeof path.at(-2) === "number" ? -2 : -1);
  return withValue(config, needed && around.length > 0 ? around : path, undefined);
}

/** Whether a value is an object, or a list of objects, without content. */
function isEmpty(value: RecipeValue | undefined): boolean {
  if (Array.isArray(value)) return false;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** Initial value of a selected option: an environment variable for secrets, else a placeholder. */
export function firstValue(option: RecipeOption, type: string): RecipeValue {
  if (option.secret)
    return `\${${`${type}_${String(option.path.at(-1))}`.replace(/\W+/g, "_").toUpperCase()}}`;
  switch (option.kind) {
    case "boolean":
      return option.preset !== true;
    case "integer":
    case "number":
      return typeof option.preset === "number" ? option.preset : 1;
    case "date":
      return "2025-01-01T00:00:00Z";
    case "choice":
      return (typeof option.preset === "string" ? option.preset : option.choices?.[0]) ?? "";
    case "list":
      return Array.isArray(option.preset) && option.preset.length > 0
        ? option.preset.map(String)
        : ["example"];
    default:
      return typeof option.preset === "string" ? option.preset : "";
  }
}
