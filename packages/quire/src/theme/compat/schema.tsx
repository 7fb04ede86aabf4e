import type { ReactNode } from "react";
import { Description } from "./api-description.tsx";

/** A JSON schema of an OpenAPI description, as far as it is shown; text where it would contain itself. */
export type ApiSchema =
  | string
  | {
      type?: string | readonly string[];
      title?: string;
      format?: string;
      description?: string;
      deprecated?: boolean;
      enum?: readonly unknown[];
      default?: unknown;
      example?: unknown;
      pattern?: string;
      minimum?: number;
      maximum?: number;
      minLength?: number;
      maxLength?: number;
      minItems?: number;
      maxItems?: number;
      nullable?: boolean;
      required?: readonly string[];
      properties?: Readonly<Record<string, ApiSchema>>;
      additionalProperties?: boolean | ApiSchema;
      items?: ApiSchema;
      allOf?: readonly ApiSchema[];
      oneOf?: readonly ApiSchema[];
      anyOf?: readonly ApiSchema[];
    };

/** `@theme/Schema` of `docusaurus-theme-openapi-docs`: the fields of a schema, as a nested list. */
export default function Schema({ schema }: { schema?: ApiSchema }): ReactNode {
  if (schema === undefined || typeof schema === "string") return null;
  const { items, allOf = [], oneOf = [], anyOf = [], properties = {}, additionalProperties } = schema;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const others = typeof additionalProperties === "object" ? [["*", additionalProperties] as const] : [];
  const fields = [...Object.entries(properties), ...others];
  const kinds = [...oneOf, ...anyOf].filter((kind) => typeof kind === "string" || kind.type !== "null");
  return (
    <>
      <Schema schema={items} />
      {allOf.map((part, at) => (
        <Schema key={at} schema={part} />
      ))}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, field]) => (
            <ApiField key={name} name={name} schema={field} required={required.has(name)} />
          ))}
        </ul>
      )}
      {kinds.length === 1 && <Schema schema={kinds[0]} />}
      {kinds.length > 1 && kinds.some(hasFields) && (
        <ul>
          {kinds.map((kind, at) => (
            <li key={at}>
              {typeOf(kind)}
              <Schema schema={kind} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FieldProps {
  name: string;
  schema?: ApiSchema;
  required?: boolean;
  deprecated?: boolean;
  /** Instead of that of the schema. */
  description?: string;
  /** Name of the type, instead of that of the schema. */
  type?: string;
  /** What is in the field, instead of the fields of the schema. */
  children?: ReactNode;
}

/** A field of a schema, or a parameter: name, type, description, allowed values and what is in it. */
export function ApiField({ name, schema = {}, required, type, children, ...own }: FieldProps): ReactNode {
  const given = typeof schema === "string" ? {} : schema;
  const description = own.description ?? given.description;
  return (
    <li>
      <code>{name}</code> {type ?? typeOf(schema)}
      {required && (
        <>
          , <strong>required</strong>
        </>
      )}
      {(own.deprecated ?? given.deprecated) && ", deprecated"}
      {description && (
        <>
          <br />
          <Description text={description} />
        </>
      )}
      {factsOf(given).map(([label, value]) => (
        <span key={label}>
          <br />
          {label}: <code>{value}</code>
        </span>
      ))}
      {children ?? <Schema schema={schema} />}
    </li>
  );
}

/** The type of a schema in words, such as `string (uuid)` or `Pet[]`. */
export function typeOf(schema: ApiSchema): string {
  if (typeof schema === "string") return schema;
  if (schema.nullable) return `${typeOf({ ...schema, nullable: false })} or null`;
  const { items, title, format, properties, allOf } = schema;
  if (items !== undefined) return `${typeOf(items)}[]`;
  const kinds = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (kinds.length > 0) return [...new Set(kinds.map(typeOf))].join(" or ");
  const type = [schema.type ?? []].flat().join(" or ") || (properties || allOf ? "object" : "any");
  if (type === "object") return title ?? type;
  return format ? `${type} (${format})` : type;
}

function hasFields(schema: ApiSchema): boolean {
  if (typeof schema === "string") return false;
  const { properties, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  return properties !== undefined || [items ?? "", ...allOf, ...oneOf, ...anyOf].some(hasFields);
}

function factsOf(schema: Exclude<ApiSchema, string>): [label: string, value: string][] {
  // The values of a list are those that each of its items may have.
  const item = typeof schema.items === "object" ? schema.items : {};
  const facts: [string, unknown][] = [
    ["Allowed values", (schema.enum ?? item.enum)?.map(String).join(", ")],
    ["Default", schema.default],
    ["Example", schema.example],
    ["Pattern", schema.pattern],
    ["At least", schema.minimum],
    ["At most", schema.maximum],
    ["Shortest length", schema.minLength],
    ["Greatest length", schema.maxLength],
    ["Fewest items", schema.minItems],
    ["Most items", schema.maxItems],
  ];
  return facts.flatMap(([label, value]): [string, string][] =>
    value === undefined || value === null
      ? []
      : [[label, typeof value === "string" ? value : JSON.stringify(value)]],
  );
}
