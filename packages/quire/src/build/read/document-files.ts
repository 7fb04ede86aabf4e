/** Chooses documents among the files of a folder, by the glob patterns of the settings. */
import path from "node:path";
import type { Problem } from "../../base/problem.ts";
import type { DocsConfig } from "../../config/docs-schema.ts";
import { globMatcher } from "./globs.ts";

/** Matches names of documents. */
export const DOCUMENT = /\.mdx?$/;

/** Those of the files that are documents and match the glob patterns of the settings. */
export function documentsAmong(
  files: readonly string[],
  root: string,
  { include = ["**"], exclude }: { include?: readonly string[]; exclude: readonly string[] },
): string[] {
  const isIncluded = matcher(include, root);
  const isExcluded = matcher(exclude, root);
  return files.filter((file) => DOCUMENT.test(file) && isIncluded(file) && !isExcluded(file));
}

/** Exclusions, and patterns that only name extensions. */
const FOR_ALL = /^(?:!|(?:\*\*\/)?\*\.[^/]*$)/;

/** Find patterns in `include` that match none of the existing files, and so are probably mistakes. */
export function aimlessPatterns(
  files: readonly string[],
  { id, path: root, include = [] }: DocsConfig,
): Problem[] {
  const documents = files.filter((file) => DOCUMENT.test(file));
  if (documents.length === 0) return [];
  return include
    .filter((pattern) => !FOR_ALL.test(pattern) && !documents.some(matcher([pattern], root)))
    .map((pattern) => ({
      code: "config",
      severity: "warning",
      message: `\`include\` of the docs “${id}” has the pattern "${pattern}", which matches no document in ${root}.`,
      hint: "Patterns are relative to that folder. Correct or remove it.",
    }));
}

/** A test of whether a file in `root` matches one of the glob patterns, which are relative to `root`. */
export function matcher(patterns: readonly string[], root: string): (file: string) => boolean {
  const matches = globMatcher(patterns);
  return (file) => matches(path.posix.relative(root, file));
}
