import type { Problem } from "quire";
import { z } from "zod";
import { configField } from "../config-field.ts";
import { loadFile } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const transformer = z.strictObject({
  type: z.string(),
  summary: z.string().min(1),
  /** What to know before use: what it needs, and what it does besides. */
  note: z.string().min(1).optional(),
  questions: readerQuestions,
  /** Entity types it modifies. */
  entities: z.array(z.string()).nonempty(),
  /** The aspect it modifies. */
  aspect: z.string(),
  /** The page that describes it. */
  page: z.enum(["dataset", "universal"]),
  fields: uniqueList("path", configField).default([]),
  /** An excerpt of a recipe. */
  example: z.string().startsWith("transformers:"),
});

const transformersFile = z.strictObject({ transformers: uniqueList("type", transformer) });

/** A transformer of recipes. */
export type Transformer = z.infer<typeof transformer>;

/** Load the transformers of a version. */
export function loadTransformers(siteDir: string, version: Version, problems: Problem[]): Transformer[] {
  const file = `${version.data}/transformers/transformers.yml`;
  return loadFile(siteDir, file, transformersFile, problems)?.value.transformers ?? [];
}

/** Path of the page that describes a transformer, relative to the documents of its version. */
export function transformerPage({ page }: Transformer): string {
  return `metadata-ingestion/docs/transformer/${page === "universal" ? "universal_transformers" : "dataset_transformer"}.md`;
}
