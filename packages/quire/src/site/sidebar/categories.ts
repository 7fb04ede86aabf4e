import { z } from "zod";
import { isRecord } from "../../base/is-record.ts";
import type { Problem } from "../../base/problem.ts";
import { wrongField } from "./wrong-field.ts";

/** The page of a category: a document, a generated index, or none (`null`). */
export const categoryLinkSchema = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("doc"), id: z.string() }),
    z.object({
      type: z.literal("generated-index"),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      keywords: z.union([z.array(z.string()), z.string().transform((word) => [word])]).optional(),
      image: z.string().optional(),
    }),
  ])
  .nullable();

const categorySchema = z.object({
  label: z.string().optional(),
  position: z.coerce.number().optional(),
  description: z.string().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  /** Identifies the category to translators; not used by the plan. */
  key: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  link: categoryLinkSchema.optional(),
});

/** The page of a category. */
export type CategoryLink = z.output<typeof categoryLinkSchema>;
/** Content of `_category_.json` or `_category_.yml`. */
export type CategoryMetadata = z.output<typeof categorySchema>;

/** A parsed category file, before validation. */
export interface CategoryInput {
  /** Folder relative to the version's root; "" for the root itself. */
  folder: string;
  file: string;
  data: unknown;
}

const FIELDS = new Set(Object.keys(categorySchema.shape));

/** Validate the category files of a version; invalid fields are reported and ignored. */
export function readCategories(inputs: readonly CategoryInput[]): {
  categories: Map<string, CategoryMetadata>;
  problems: Problem[];
} {
  const categories = new Map<string, CategoryMetadata>();
  const problems: Problem[] = [];
  for (const { folder, file, data } of inputs) {
    // The file could not be read, which has been reported.
    if (data === undefined) continue;
    if (!isRecord(data)) {
      problems.push({
        code: "category",
        message: "The category file must contain a mapping of fields.",
        severity: "error",
        file,
        hint: 'Write, for example, `{ "label": "Guides", "position": 2 }`.',
      });
      continue;
    }
    const given: Record<string, unknown> = { ...data };
    for (const field of Object.keys(given)) {
      if (!FIELDS.has(field)) problems.push(unknownField(file, field));
    }
    const result = categorySchema.safeParse(given);
    if (result.success) {
      categories.set(folder, result.data);
      continue;
    }
    for (const issue of result.error.issues) {
      problems.push({
        code: "category",
        message: `${wrongField(categorySchema, issue.path, given)}.`,
        severity: "error",
        file,
        written: { name: String(issue.path[0]) },
        hint: "See Sidebars in the manual for the fields of a category.",
      });
    }
    for (const { path } of result.error.issues) delete given[String(path[0])];
    categories.set(folder, categorySchema.parse(given));
  }
  return { categories, problems };
}

function unknownField(file: string, field: string): Problem {
  return {
    code: "category",
    message: `A category has no field \`${field}\`.`,
    severity: "warning",
    file,
    written: { name: field },
    hint: `Its fields are ${[...FIELDS].join(", ")}.`,
  };
}
