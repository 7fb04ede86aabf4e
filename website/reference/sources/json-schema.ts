import { load } from "js-yaml";
import { type FieldNode, fieldTree } from "./field-tree.ts";
import type { LoadedSource } from "./load-sources.ts";

/** A JSON Schema, draft 2020-12, as far as recipes need it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/**
 * The JSON Schema of recipes for one module, which editors complete and check with and the recipe builder reads.
 *
 * @param address where the schema is published
 */
export function recipeSchema(source: LoadedSource, type: string, address: string): JsonSchema {
  const { extra, recipe } = source.modules[type]!;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: address,
    title: `Recipe for ${source.name}`,
    examples: [load(recipe)],
    type: "object",
    required: ["source"],
    properties: {
      source: {
        type: "object",
        required: ["type"],
        properties: {
          type: { const: type, description: extra ? `Needs the extra ${extra}.` : "Built in." },
          config: objectSchema(fieldTree(source.fields.get(type) ?? []), true),
        },
        additionalProperties: false,
      },
    },
  };
}

function objectSchema(nodes: readonly FieldNode[], top = false): JsonSchema {
  const required = nodes.filter((node) => (top ? node.required === true : node.required));
  const named = nodes.filter((node) => node.name !== "`key`");
  const other = nodes.find((node) => node.name === "`key`");
  return {
    type: "object",
    ...(required.length > 0 && { required: required.map((node) => node.name) }),
    ...(named.length > 0 && {
      properties: Object.fromEntries(named.map((node) => [node.name, nodeSchema(node)])),
    }),
    ...(other && { additionalProperties: nodeSchema(other) }),
  };
}

const patterns: JsonSchema = {
  type: "object",
  properties: {
    allow: { type: "array", items: { type: "string", format: "regex" } },
    deny: { type: "array", items: { type: "string", format: "regex" } },
    ignoreCase: { type: "boolean" },
  },
  additionalProperties: false,
};

const date: JsonSchema = { type: "string", format: "date-time" };

/** A start relative to the end: `-7 days`. */
const span: JsonSchema = { type: "string", pattern: "^-\\d" };

function nodeSchema(node: FieldNode): JsonSchema {
  const forms = node.type.split(" | ").map((kind) => kindSchema(kind, node));
  return {
    ...(forms.length === 1 ? forms[0] : { anyOf: forms }),
    ...(node.description && { description: node.description.replaceAll("`", "") }),
    ...(node.default !== undefined && !isLargeNumber(node) && { default: node.default }),
    ...(node.deprecated && { deprecated: true }),
  };
}

/** A number that is written as text, because JSON as it is mostly read would not hold it exactly. */
const isLargeNumber = (node: FieldNode) => node.type === "integer" && typeof node.default === "string";

function kindSchema(kind: string, node: FieldNode): JsonSchema {
  switch (kind) {
    case "boolean":
    case "integer":
    case "number":
      return { type: kind };
    case "enum":
      return { enum: node.values ?? [] };
    case "secret":
      return { type: "string", writeOnly: true };
    case "date":
      return node.name.endsWith("start_time") ? { anyOf: [date, span] } : date;
    case "list":
      return { type: "array", ...(node.items && { items: nodeSchema(node.items) }) };
    case "patterns":
      return patterns;
    case "map of patterns":
      return { type: "object", additionalProperties: patterns };
    case "map of strings":
      return { type: "object", additionalProperties: { type: "string" } };
    case "map":
    case "object": {
      const children = node.children.size > 0 ? node.children : (node.items?.children ?? node.children);
      return children.size > 0 ? objectSchema([...children.values()]) : { type: "object" };
    }
    default:
      return { type: "string" };
  }
}
