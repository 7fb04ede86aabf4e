/**
 * Front matter is validated as loosely as Docusaurus does (numbers for strings, `"2"` for a number, `"true"` for
 * a boolean, dates), and strictly where an invalid value would be ignored silently. Unknown keys are kept for the
 * site's own use.
 */
import { z } from "zod";
import { searchKinds } from "../search/api.ts";

/** A string, or a number written instead of one. */
export const text = z.union([z.string(), z.number()]).transform(String);
const tag = z.union([text, z.object({ label: text, permalink: text.optional() })]);
const date = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value));
const neighbour = z.union([z.string(), z.null()]);
const headingLevel = z.preprocess(asNumber, z.number().int().min(2).max(6));
const truth = z.preprocess(
  (value) => (value === "true" || value === "false" ? value === "true" : value),
  z.boolean(),
);

function asNumber(value: unknown): unknown {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
}

const common = {
  id: text.optional(),
  title: text.optional(),
  description: text.optional(),
  slug: text.optional(),
  keywords: z.union([z.array(text), text.transform((value) => value.split(/,\s*/))]).optional(),
  image: z.string().optional(),
  tags: z
    .array(tag)
    .nullish()
    .transform((value) => value ?? undefined),
  draft: truth.optional(),
  unlisted: truth.optional(),
  hide_table_of_contents: truth.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  kind: z.enum(searchKinds).optional(),
  custom_edit_url: z.string().nullish(),
};

/** The front matter of a document. */
export const docFrontMatterSchema = z.looseObject({
  ...common,
  sidebar_label: text.optional(),
  sidebar_position: z.preprocess(asNumber, z.number()).optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.string().nullish(),
  hide_title: truth.optional(),
  pagination_label: text.optional(),
  pagination_prev: neighbour.optional(),
  pagination_next: neighbour.optional(),
  parse_number_prefixes: truth.optional(),
  last_update: z.object({ date: date.optional(), author: z.string().optional() }).optional(),
  availability: z.array(text).optional(),
});

/** The front matter of a post. */
export const postFrontMatterSchema = z.looseObject({
  ...common,
  date: date.optional(),
  authors: z.unknown().optional(),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  hide_reading_time: truth.optional(),
});

/** Validated front matter of a document. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
