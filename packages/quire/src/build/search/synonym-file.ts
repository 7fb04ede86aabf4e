import path from "node:path";
import { isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { type Problem, QuireError } from "../../base/problem.ts";
import { readText } from "../../base/read-file.ts";
import type { SynonymGroup } from "../../search/synonyms.ts";

const groupSchema = z.union([
  z.array(z.coerce.string()),
  z.strictObject({ from: z.array(z.coerce.string()), to: z.array(z.coerce.string()) }),
]);

/**
 * Read a site's synonyms file: a list of groups.
 *
 * @throws QuireError `synonyms` with every invalid entry and its line
 */
export function readSynonymFile(siteDir: string, file: string | undefined): SynonymGroup[] {
  if (file === undefined) return [];
  const problem = (message: string, line?: number): Problem => ({
    code: "synonyms",
    severity: "error",
    message,
    file,
    line,
    hint: "Write a list in which each entry is a list of words with the same meaning, or has `from` and `to`.",
  });
  const lines = new LineCounter();
  const document = parseDocument(textOf(siteDir, file, problem), { lineCounter: lines });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error)
    throw new QuireError(
      problem(`The synonyms cannot be read: ${error.message.split(" at line")[0]}.`, error.linePos?.[0].line),
    );
  if (!isSeq<{ range?: [number, number, number] }>(document.contents))
    throw new QuireError(problem("The synonyms are not a list.", 1));
  const { items } = document.contents;
  const groups: SynonymGroup[] = [];
  const problems: Problem[] = [];
  for (const [index, written] of (document.toJS() as unknown[]).entries()) {
    const group = groupSchema.safeParse(written);
    if (group.success) groups.push(group.data);
    else
      problems.push(
        problem(
          "This entry is not a list of words and does not have `from` and `to`.",
          lineAt(items[index]?.range?.[0]),
        ),
      );
  }
  if (problems.length > 0) throw new QuireError(problems);
  return groups;
}

function textOf(siteDir: string, file: string, problem: (message: string) => Problem): string {
  try {
    return readText(path.join(siteDir, file));
  } catch (error) {
    throw new QuireError(problem(`The synonyms cannot be read: ${(error as Error).message}.`));
  }
}
