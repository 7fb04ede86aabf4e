import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A question of a reader, with what answers it. */
export interface AskedQuestion {
  q: string;
  kind: string;
  /** Nothing is tuned on it. */
  heldOut?: boolean;
  /** Places any of which answers: `path#anchor`, `path#` for the beginning of a page, `path` for all of it. */
  answers?: readonly string[];
}

/**
 * Read a question set, leaving out places that are not in the site, and questions that then have none.
 *
 * @param isThere whether a place is in the site
 */
export function readQuestions(
  file: string,
  isThere: (path: string, anchor: string | undefined) => boolean,
): { questions: AskedQuestion[]; left: string[] } {
  const all = parse(readFileSync(file, "utf8")) as AskedQuestion[];
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
