/**
 * The fields of front matter. They are validated as loosely as Docusaurus does (numbers for strings, `"2"` for a
 * number, `"true"` for a boolean, dates), and strictly where an invalid value would be ignored silently. Unknown keys
 * are kept for the site's own use.
 */
import { z } from "zod";
import type { Severity } from "../../base/problem.ts";
import { searchKinds } from "../../search/api.ts";

/** What to say of an invalid value of a field. */
export const fieldHelp = z.registry<{
  /** What the field expects, in words. */
  expected: string;
  /** A valid value, as in YAML. */
  example: string;
  severity: Severity;
}>();

/** An optional field. */
function field<Schema extends z.ZodType>(
  schema: Schema,
  expected: string,
  example: string,
  severity: Severity = "error",
): z.ZodOptional<Schema> {
  const optional = schema.optional();
  fieldHelp.add(optional, { expected, example, severity });
  return optional;
}

/** A string, or a number written instead of one. */
export const text = z.union([z.string(), z.number()]).transform(String);
const number = z.preprocess(asNumber, z.number());
const boolean = z.preprocess(
  (value) => (value === "true" || value === "false" ? value === "true" : value),
  z.boolean(),
);
const tag = z.union([text, z.object({ label: text, permalink: text.optional() })]);
const date = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value));

function asNumber(value: unknown): unknown {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
}

const textField = (example: string) => field(text, "text", example);
const switchField = (example = "true") => field(boolean, "true or false", example);
const headingLevelField = (example: string) =>
  field(z.preprocess(asNumber, z.number().int().min(2).max(6)), "a whole number from 2 to 6", example);
const neighbourField = (example: string) =>
  field(z.string().nullable(), "the id of a document, or null", example);

const common = {
  id: field(
    text.refine((value) => /[^\s.]/.test(value)),
    "text with a letter or digit",
    "quickstart",
  ),
  title: textField("Quickstart"),
  description: textField("One sentence about the page."),
  slug: field(
    text.refine((value) => !/[?#]/.test(value)),
    "a path without `?` and `#`",
    "/start/here",
  ),
  keywords: field(
    z.union([z.array(text), text.transform((value) => value.split(/,\s*/))]),
    "a list of words",
    "[lineage, tags]",
  ),
  image: field(z.string(), "a path or URL", "/img/preview.png"),
  tags: field(z.array(tag), "a list of words, or of labels with a permalink", "[lineage, governance]"),
  draft: switchField(),
  unlisted: switchField(),
  hide_table_of_contents: switchField(),
  toc_min_heading_level: headingLevelField("2"),
  toc_max_heading_level: headingLevelField("4"),
  // Docusaurus does not define this field, so a site may use it for its own purposes.
  kind: field(z.enum(searchKinds), `one of ${searchKinds.join(", ")}`, "guide", "warning"),
  custom_edit_url: field(z.string().nullable(), "a URL, or null", "null"),
};

/** The front matter of a document. */
export const docFrontMatterSchema = z.looseObject({
  ...common,
  sidebar_label: textField("Quickstart"),
  sidebar_position: field(number, "a number", "2"),
  sidebar_class_name: field(z.string(), "text", "new-page"),
  sidebar_custom_props: field(z.record(z.string(), z.unknown()), "a mapping", "{ badge: new }"),
  displayed_sidebar: field(z.string().nullable(), "the name of a sidebar, or null", "docs"),
  hide_title: switchField(),
  pagination_label: textField("Quickstart"),
  pagination_prev: neighbourField("guides/intro"),
  pagination_next: neighbourField("null"),
  parse_number_prefixes: switchField("false"),
  last_update: field(
    z.object({ date: date.optional(), author: z.string().optional() }),
    "a mapping of date and author",
    "{ date: 2025-11-05, author: Jane Doe }",
  ),
  // Like `kind`.
  availability: field(z.array(text), "a list of words", "[core, cloud]", "warning"),
});

/** The front matter of a post. */
export const postFrontMatterSchema = z.looseObject({
  ...common,
  date: field(date, "a date", "2025-11-05"),
  /** Read by `postAuthors`. */
  authors: z.unknown().optional(),
  author: field(z.string(), "text", "Jane Doe"),
  author_title: field(z.string(), "text", "Gardener"),
  author_url: field(z.string(), "a URL", "https://example.com"),
  author_image_url: field(z.string(), "a URL", "https://example.com/jane.png"),
  hide_reading_time: switchField(),
});

/** Validated front matter of a document. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
