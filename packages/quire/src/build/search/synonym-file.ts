import path from "node:path";
import { isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { messageOf, type Problem } from "../../base/problem.ts";
import { readText } from "../../base/read-file.ts";
import type { SynonymGroup } from "../../search/synonyms.ts";

const groupSchema = z.union([
  z.array(z.coerce.string()),
  z.strictObject({ from: z.array(z.coerce.string()), to: z.array(z.coerce.string()) }),
]);

/**
 * Read a site's synonyms file: a list of groups. Invalid entries are left out and reported with their lines.
 *
 * @param file relative to the site; undefined for none
 */
export function readSynonymFile(
  siteDir: string,
  file: string | undefined,
): { synonyms: SynonymGroup[]; problems: Problem[] } {
  const synonyms: SynonymGroup[] = [];
  const problems: Problem[] = [];
  if (file === undefined) return { synonyms, problems };
  const report = (message: string, line?: number): void => {
    problems.push({
      code: "synonyms",
      severity: "error",
      message,
      file,
      line,
      hint: "Write a list in which each entry is a list of words with the same meaning, or has `from` and `to`.",
    });
  };
  const lines = new LineCounter();
  let text: string;
  try {
    text = readText(path.join(siteDir, file));
  } catch (error) {
    report(`The synonyms cannot be read: ${messageOf(error)}.`);
    return { synonyms, problems };
  }
  const document = parseDocument(text, { lineCounter: lines });
  const { contents } = document;
  const [error] = document.errors;
  if (error)
    report(`The synonyms cannot be read: ${error.message.split(" at line")[0]}.`, error.linePos?.[0].line);
  else if (!isSeq<{ range?: [number, number, number] }>(contents)) report("The synonyms are not a list.", 1);
  else
    for (const [index, written] of (document.toJS() as unknown[]).entries()) {
      const group = groupSchema.safeParse(written);
      if (group.success) synonyms.push(group.data);
      else
        report(
          "This entry is not a list of words and does not have `from` and `to`.",
          lines.linePos(contents.items[index]?.range?.[0] ?? 0).line,
        );
    }
  return { synonyms, problems };
}
