import { z } from "zod";
import type { Problem } from "../../base/problem.ts";
import type { Source } from "../model.ts";
import { fieldHelp } from "./front-matter.ts";
import { writtenValue } from "./written-value.ts";

/**
 * Validate the front matter of a source. An invalid field is reported with its line and left out of the result,
 * so that the others still apply.
 */
export function checkFrontMatter<Schema extends z.ZodObject<z.ZodRawShape, z.core.$loose>>(
  schema: Schema,
  source: Source,
): { frontMatter: z.output<Schema>; problems: Problem[] } {
  // Where null has no meaning, it is the same as omitting the field.
  const takesNull = (field: string) =>
    Object.hasOwn(schema.shape, field) && z.safeParse(schema.shape[field]!, null).success;
  const given = Object.fromEntries(
    Object.entries(source.frontMatter).filter(([field, value]) => value !== null || takesNull(field)),
  );
  const result = schema.safeParse(given);
  if (result.success) return { frontMatter: result.data, problems: levels(source, result.data) };

  const problems: Problem[] = [];
  for (const field of new Set(result.error.issues.map((issue) => String(issue.path[0] ?? "")))) {
    problems.push(wrongField(schema, source, field));
    delete given[field];
  }
  return { frontMatter: schema.parse(given), problems };
}

/** Position of a front matter field: the file and, if known, the line, on which its name comes first. */
export function fieldPlace(source: Source, field: string): { file: string; line?: number; column?: number } {
  const line = source.lines?.[field];
  return line === undefined ? { file: source.file } : { file: source.file, line, column: 1 };
}

function wrongField({ shape }: z.ZodObject, source: Source, field: string): Problem {
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
