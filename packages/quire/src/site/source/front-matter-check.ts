import { z } from "zod";
import { editDistance } from "../../base/nearest.ts";
import type { Problem } from "../../base/problem.ts";
import type { Source } from "../model.ts";
import { fieldHelp } from "./front-matter.ts";
import { writtenValue } from "./written-value.ts";

/**
 * Validate the front matter of a source, field by field, as a document has few of the many there are. An invalid
 * field is reported with its line and left out of the result; fields that the schema lacks are kept.
 */
export function checkFrontMatter<Schema extends z.ZodObject<z.ZodRawShape, z.core.$loose>>(
  { shape }: Schema,
  source: Source,
): { frontMatter: z.output<Schema>; problems: Problem[] } {
  const valid: [field: string, value: unknown][] = [];
  const problems = likelySlips(shape, source);
  for (const [field, value] of Object.entries(source.frontMatter)) {
    const result = z.safeParse(Object.hasOwn(shape, field) ? shape[field]! : unknownField, value);
    if (result.success) valid.push([field, result.data]);
    // Where null has no meaning, it is the same as omitting the field.
    else if (value !== null) problems.push(wrongField(shape, source, field));
  }
  const frontMatter = Object.fromEntries(valid);
  problems.push(...levels(source, frontMatter), ...spacedSlug(source, frontMatter));
  return { frontMatter: frontMatter as z.output<Schema>, problems };
}

const unknownField = z.unknown().refine((value) => value !== null);

/** Position of a front matter field: the file and, if known, the line, on which its name comes first. */
export function fieldPlace(source: Source, field: string): { file: string; line?: number; column?: number } {
  const line = source.lines?.[field];
  return line === undefined ? { file: source.file } : { file: source.file, line, column: 1 };
}

/**
 * The field meant by one without a meaning: it is not given, and differs by a letter, from `long` letters on by two.
 * Undefined if there is none, or the field has a meaning.
 */
export function meantField(
  field: string,
  shape: z.ZodRawShape,
  given: Readonly<Record<string, unknown>>,
  long: number,
): string | undefined {
  if (Object.hasOwn(shape, field)) return undefined;
  const limit = field.length < long ? 1 : 2;
  return Object.keys(shape).find(
    (known) => !Object.hasOwn(given, known) && editDistance(field, known, limit) <= limit,
  );
}

/** Warn about fields that are likely slips. */
function likelySlips(shape: z.ZodRawShape, source: Source): Problem[] {
  return Object.keys(source.frontMatter).flatMap((field): Problem[] => {
    const meant = meantField(field, shape, source.frontMatter, 12);
    if (meant === undefined) return [];
    return [
      {
        code: "front-matter",
        message: `The front matter field \`${field}\` has no meaning.`,
        severity: "warning",
        ...fieldPlace(source, field),
        hint: `Did you mean \`${meant}\`?`,
      },
    ];
  });
}

function wrongField(shape: z.ZodRawShape, source: Source, field: string): Problem {
  const { expected, example, severity } = fieldHelp.get(shape[field]!)!;
  return {
    code: "front-matter",
    message: `The front matter field \`${field}\` must be ${expected}, but is ${writtenValue(source.frontMatter[field])}.`,
    severity,
    ...fieldPlace(source, field),
    hint: `Write, for example, \`${field}: ${example}\`.`,
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

/** Warn about a slug with spaces, which are encoded in addresses. */
function spacedSlug(source: Source, frontMatter: unknown): Problem[] {
  const { slug } = frontMatter as Record<string, unknown>;
  if (typeof slug !== "string" || !/\s/.test(slug)) return [];
  return [
    {
      code: "front-matter",
      message: "The front matter field `slug` has a space, which becomes `%20` in the address of the page.",
      severity: "warning",
      ...fieldPlace(source, "slug"),
      hint: `Write, for example, \`slug: ${slug.trim().replace(/\s+/g, "-")}\`.`,
    },
  ];
}
