import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";

/**
 * Read a list of queries or questions with their answers.
 *
 * @throws Error that names the file and every entry that does not match `schema`
 */
export function readGradedFile<T>(file: string, schema: z.ZodType<T>): T[] {
  const written = parse(readFileSync(file, "utf8")) as unknown;
  if (!Array.isArray(written)) throw new Error(`${file} is no list.`);
  const wrong: string[] = [];
  const entries = written.flatMap((entry: { q?: unknown } | null, index): T[] => {
    const result = schema.safeParse(entry);
    if (result.success) return [result.data];
    const issues = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
    wrong.push(`Entry ${index + 1} (${entry?.q ?? "without q"}) of ${file}: ${issues.join("; ")}.`);
    return [];
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return entries;
}
