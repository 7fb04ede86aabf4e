import { z } from "zod";
import { readGradedFile } from "./graded-file.ts";

const questionSchema = z.strictObject({
  q: z.string(),
  kind: z.string(),
  /** Excluded from tuning. */
  heldOut: z.boolean().optional(),
  /**
   * Sections that answer it, any of them: `path#anchor`, `path#` for the introduction of a page, `path` for all
   * of it.
   */
  answers: z.array(z.string().startsWith("/")).readonly().optional(),
});

/** A question with the sections that answer it. */
export type AskedQuestion = z.output<typeof questionSchema>;

/**
 * Read a question set. Answers that do not exist in the site are removed, and so are questions without any left.
 *
 * @param isThere whether a section exists in the site
 * @throws Error that names invalid entries
 */
export function readQuestions(
  file: string,
  isThere: (path: string, anchor: string | undefined) => boolean,
): { questions: AskedQuestion[]; left: string[] } {
  const all = readGradedFile(file, questionSchema);
  const questions: AskedQuestion[] = [];
  const left: string[] = [];
  for (const question of all) {
    const answers = question.answers?.filter((place) => {
      const [path = "", anchor] = place.split("#");
      return isThere(path, anchor);
    });
    if (answers?.length === 0) left.push(question.q);
    else questions.push({ ...question, ...(answers && { answers }) });
  }
  return { questions, left };
}

/** Whether a section answers a question. */
export function answersIt({ answers = [] }: AskedQuestion, path: string, anchor: string): boolean {
  return answers.includes(path) || answers.includes(`${path}#${anchor}`);
}
