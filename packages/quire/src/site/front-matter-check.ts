import type { z } from "zod";
import type { Problem } from "../problem.ts";
import { searchKinds } from "../search/api.ts";
import type { Source } from "./model.ts";
import { writtenValue } from "./written-value.ts";

/** What each field expects, in words, and a valid example. */
const FIELDS: Record<string, [expected: string, example: string]> = {
  id: ["text", "id: quickstart"],
  title: ["text", "title: Quickstart"],
  description: ["text", "description: One sentence about the page."],
  slug: ["text", "slug: /start/here"],
  keywords: ["a list of words", "keywords: [lineage, tags]"],
  image: ["a path or URL", "image: /img/preview.png"],
  tags: ["a list of words, or of labels with a permalink", "tags: [lineage, governance]"],
  draft: ["true or false", "draft: true"],
  unlisted: ["true or false", "unlisted: true"],
  hide_title: ["true or false", "hide_title: true"],
  hide_table_of_contents: ["true or false", "hide_table_of_contents: true"],
  toc_min_heading_level: ["a whole number from 2 to 6", "toc_min_heading_level: 2"],
  toc_max_heading_level: ["a whole number from 2 to 6", "toc_max_heading_level: 4"],
  sidebar_label: ["text", "sidebar_label: Quickstart"],
  sidebar_position: ["a number", "sidebar_position: 2"],
  sidebar_class_name: ["text", "sidebar_class_name: new-page"],
  sidebar_custom_props: ["a mapping", "sidebar_custom_props: { badge: new }"],
  displayed_sidebar: ["the name of a sidebar, or null", "displayed_sidebar: docs"],
  pagination_label: ["text", "pagination_label: Quickstart"],
  pagination_prev: ["the id of a document, or null", "pagination_prev: guides/intro"],
  pagination_next: ["the id of a document, or null", "pagination_next: null"],
  custom_edit_url: ["a URL, or null", "custom_edit_url: null"],
  parse_number_prefixes: ["true or false", "parse_number_prefixes: false"],
  last_update: ["a mapping of date and author", "last_update: { date: 2025-11-05, author: Jane Doe }"],
  date: ["a date", "date: 2025-11-05"],
  author: ["text", "author: Jane Doe"],
  author_title: ["text", "author_title: Gardener"],
  author_url: ["a URL", "author_url: https://example.com"],
  hide_reading_time: ["true or false", "hide_reading_time: true"],
  author_image_url: ["a URL", "author_image_url: https://example.com/jane.png"],
  kind: [`one of ${searchKinds.join(", ")}`, "kind: guide"],
  availability: ["a list of words", "availability: [core, cloud]"],
};

/** Fields that Docusaurus does not define, so that a site may use them for its own purposes. */
const UNKNOWN_TO_DOCUSAURUS = new Set(["kind", "availability"]);

/** Fields for which null has a meaning; for all others it is the same as omitting them. */
const NULLABLE = new Set(["displayed_sidebar", "pagination_prev", "pagination_next", "custom_edit_url"]);

/**
 * Validate the front matter of a source. An invalid field is reported with its line and left out of the result,
 * so that the others still apply.
 */
export function checkFrontMatter<T>(
  schema: z.ZodType<T>,
  source: Source,
): { frontMatter: T; problems: Problem[] } {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(source.frontMatter)) {
    if (value === null && !NULLABLE.has(field)) continue;
    given[field] = value;
  }
  const result = schema.safeParse(given);
  if (result.success) return { frontMatter: result.data, problems: levels(source, result.data) };

  const problems: Problem[] = [];
  for (const field of new Set(result.error.issues.map((issue) => String(issue.path[0] ?? "")))) {
    problems.push(wrongField(source, field, source.frontMatter[field]));
    delete given[field];
  }
  return { frontMatter: schema.parse(given), problems };
}

/** Position of a front matter field: the file and, if known, the line, on which its name comes first. */
export function fieldPlace(source: Source, field: string): { file: string; line?: number; column?: number } {
  const line = source.lines?.[field];
  return line === undefined ? { file: source.file } : { file: source.file, line, column: 1 };
}

function wrongField(source: Source, field: string, value: unknown): Problem {
  const [expected, example] = FIELDS[field] ?? ["something else", undefined];
  return {
    code: "front-matter",
    message: `The front matter field \`${field}\` must be ${expected}, but is ${writtenValue(value)}.`,
    severity: UNKNOWN_TO_DOCUSAURUS.has(field) ? "warning" : "error",
    ...fieldPlace(source, field),
    hint: example && `Write, for example, \`${example}\`.`,
  };
}

function levels(source: Source, frontMatter: unknown): Problem[] {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter as Record<string, unknown>;
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
  return [
    {
      code: "front-matter",
      message: `The front matter field \`toc_min_heading_level\` (${min}) is greater than \`toc_max_heading_level\` (${max}).`,
      severity: "error",
      ...fieldPlace(source, "toc_min_heading_level"),
      hint: "Write the smaller number as the minimum.",
    },
  ];
}
