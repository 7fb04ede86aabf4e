import { z } from "zod";
import { fieldRow } from "./field-row.ts";
import { foldingRows, type Markdown, table } from "./markdown.ts";

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
 * The table of a plugin's fields, those that are required first.
 *
 * @param prefix of the anchors: `slack-` makes `slack-bot_token`
 */
export function fieldTable(fields: readonly ConfigField[], prefix: string): Markdown {
  const needed = new Set(fields.filter(({ required }) => required === true).map(({ path }) => path));
  const isNeeded = ({ path }: ConfigField) => Number(needed.has(path.split(".")[0]!));
  const rows = fields
    .toSorted((a, b) => isNeeded(b) - isNeeded(a))
    .map((field) => fieldRow({ ...field, values: field.enum }, prefix + field.path));
  return foldingRows(table(["Field", "What it does"], rows));
}
