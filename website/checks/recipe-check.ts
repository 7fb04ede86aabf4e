import { type FieldNode, fieldTree } from "../reference/sources/field-tree.ts";
import type { DescribedField, LoadedSource } from "../reference/sources/load-sources.ts";

/** A fault in a recipe, with its path: `["source", "config", "host_port"]`. */
export interface RecipeFault {
  path: (string | number)[];
  message: string;
}

/** The configuration accepted by a source's module. */
export interface RecipeModule {
  fields: readonly FieldNode[];
  /** Former names that are still accepted. */
  accepted: ReadonlySet<string>;
}

/** The modules of all sources, by their `type` in recipes. */
export function recipeModules(sources: readonly LoadedSource[]): Map<string, RecipeModule> {
  const modules = new Map<string, RecipeModule>();
  for (const source of sources) {
    for (const [type, module] of Object.entries(source.modules)) {
      modules.set(type, recipeModule(source.fields.get(type) ?? [], module));
    }
  }
  return modules;
}

function recipeModule(
  fields: readonly DescribedField[],
  module: { renamed?: Record<string, string>; ignored?: readonly string[] },
): RecipeModule {
  return {
    fields: fieldTree(fields),
    accepted: new Set([...Object.keys(module.renamed ?? {}), ...(module.ignored ?? [])]),
  };
}

/**
 * Check the source of a recipe: its type and fields must exist, required fields must be set, and values must be
 * of the right kind. Types of sources outside DataHub, which contain a dot or a slash, are accepted.
 *
 * @param recipe the parsed recipe, an object with `source`
 */
export function checkRecipe(recipe: unknown, modules: ReadonlyMap<string, RecipeModule>): RecipeFault[] {
  const source = isObject(recipe) ? recipe.source : undefined;
  if (!isObject(source)) return [{ path: ["source"], message: "A recipe needs a `source`." }];
  const { type, config = {} } = source;
  if (typeof type !== "string") return [{ path: ["source", "type"], message: "A source needs a `type`." }];
  const module = modules.get(type);
  if (!module) {
    return /[./]/.test(type)
      ? []
      : [{ path: ["source", "type"], message: `There is no source of type \`${type}\`.` }];
  }
  if (!isObject(config)) return [{ path: ["source", "config"], message: "`config` must be an object." }];
  return checkObject(
    config,
    new Map(module.fields.map((node) => [node.name, node])),
    ["source", "config"],
    module.accepted,
  );
}

function checkObject(
  value: Record<string, unknown>,
  fields: ReadonlyMap<string, FieldNode>,
  path: (string | number)[],
  accepted: ReadonlySet<string> = new Set(),
): RecipeFault[] {
  const faults: RecipeFault[] = [];
  const top = path.length === 2;
  for (const [name, node] of fields) {
    if (node.required && !(name in value) && (node.required === true || !top)) {
      faults.push({ path, message: `\`${node.path}\` is needed.` });
    }
  }
  for (const [name, inner] of Object.entries(value)) {
    const node = fields.get(name) ?? fields.get("`key`");
    if (node) faults.push(...checkValue(inner, node, [...path, name]));
    else if (!accepted.has(name)) {
      faults.push({ path: [...path, name], message: `There is no field \`${name}\` here.` });
    }
  }
  return faults;
}

const patternFields = new Set(["allow", "deny", "ignoreCase"]);

function checkValue(value: unknown, node: FieldNode, path: (string | number)[]): RecipeFault[] {
  if (value === null || isVariable(value)) return [];
  const kinds = node.type.split(" | ");
  const wrong = [{ path, message: `\`${node.path}\` must be ${node.type}.` }];
  if (Array.isArray(value)) {
    if (!kinds.includes("list") && node.children.size === 0) return wrong;
    const { items } = node;
    return items ? value.flatMap((item, index) => checkValue(item, items, [...path, index])) : [];
  }
  if (isObject(value)) {
    if (kinds.includes("patterns")) {
      return Object.keys(value)
        .filter((name) => !patternFields.has(name))
        .map((name) => ({ path: [...path, name], message: `There is no field \`${name}\` in a pattern.` }));
    }
    const fields = node.children.size > 0 ? node.children : (node.items?.children ?? node.children);
    if (fields.size > 0) return checkObject(value, fields, path);
    return kinds.some((kind) => kind === "object" || kind.startsWith("map")) ? [] : wrong;
  }
  return kinds.some((kind) => scalarFits(value, kind, node)) ? [] : wrong;
}

function scalarFits(value: unknown, kind: string, node: FieldNode): boolean {
  switch (kind) {
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "enum":
      return typeof value === "string" && (!node.values || node.values.includes(value));
    case "string":
    case "secret":
    case "date":
    case "duration":
    case "path":
    case "address":
      return typeof value === "string" || typeof value === "number";
    default:
      return false;
  }
}

/** `${VARIABLE}`, whose value is only known at run time. */
const isVariable = (value: unknown) => typeof value === "string" && /^\$\{?\w+\}?$/.test(value);

/** Whether a YAML value is a mapping. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
