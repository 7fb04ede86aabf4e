import { z } from "zod";
import { code, entry, type Markdown, table, wideNames } from "./markdown.ts";

/** Schema of a configuration field in data files. */
export const configField = z.strictObject({
  /** Path in the configuration: `connection.bootstrap`. */
  path: z.string(),
  type: z.string(),
  /** `within`: required if its parent is set. */
  required: z.union([z.literal(true), z.literal("within")]).optional(),
  default: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string().min(1),
});

/** A field of a plugin's configuration. */
export type ConfigField = z.infer<typeof configField>;

/**
 * The table of a plugin's fields.
 *
 * @param prefix of the anchors: `slack-` makes `slack-bot_token`
 */
export function fieldTable(fields: readonly ConfigField[], prefix: string): Markdown {
  return wideNames(
    table(
      ["Field", "What it does"],
      fields.map((field) => [
        `${entry(prefix + field.path, code(field.path))}${field.required === true ? " **required**" : ""}<br />${field.type}`,
        [field.description, facts(field)].filter(Boolean).join("<br />"),
      ]),
    ),
  );
}

function facts({ required, default: value, enum: values }: ConfigField): Markdown {
  return [
    required === "within" && "Required where the field around it is set",
    values && `One of ${values.map(code).join(", ")}`,
    value !== undefined && `Default ${code(value)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
