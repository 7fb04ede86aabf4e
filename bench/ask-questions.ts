import { z } from "zod";
import { readGradedFile } from "./graded-file.ts";

const questionSchema = z.strictObject({
  q: z.string(),
  kind: z.string(),
  /** Nothing is tuned on it. */
  heldOut: z.boolean().optional(),
  /** Places any of which answers: `path#anchor`, `path#` for the beginning of a page, `path` for all of it. */
  answers: z.array(z.string().startsWith("/")).readonly().optional(),
});

/** A question of a reader, with what answers it. */
export type AskedQuestion = z.output<typeof questionSchema>;

/**
 * Read a question set, leaving out places that are not in the site, and questions that then have none.
 *
 * @param isThere whether a place is in the site
 * @throws Error that names what is wrong in it
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
