import { nearest } from "../base/nearest.ts";
import type { Problem } from "../base/problem.ts";
import type { Section } from "./document.ts";

/** End of the names of files with questions. */
const QUESTIONS = ".questions.txt";

/** Whether a file contains questions that a document answers. */
export function isQuestionsFile(file: string): boolean {
  return file.endsWith(QUESTIONS);
}

/** The file with the questions that a document answers: `docs/tea.questions.txt` for `docs/tea.md`. */
export function questionsFileOf(document: string): string {
  return document.replace(/\.mdx?$/, QUESTIONS);
}

/** Questions, one to a line, as in a comment of a document; the `- ` of a list is dropped. */
export function listQuestions(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim().replace(/^-\s+/, "")).filter(Boolean);
}

/**
 * Add the questions of a questions file to the sections of its document. They follow the anchor of their section
 * (`#steps`); those before the first anchor are for the start of the document.
 *
 * @param sections are extended
 * @param document path of the document relative to the site
 * @returns a problem for each anchor that no section has
 */
export function addQuestions(sections: readonly Section[], text: string, document: string): Problem[] {
  const problems: Problem[] = [];
  let section = sections[0];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const anchor = /^\s*#+\s*([^\s#]\S*)\s*$/.exec(line)?.[1];
    if (anchor === undefined) {
      const questions = listQuestions([line]);
      if (section && questions.length > 0) section.questions = (section.questions ?? []).concat(questions);
      continue;
    }
    section = sections.find((each) => each.anchor === anchor);
    if (section) continue;
    const meant = nearest(
      anchor,
      sections.map((each) => each.anchor),
    );
    problems.push({
      code: "questions-file",
      severity: "warning",
      message: `${document} has no section \`#${anchor}\`, so nothing answers the questions below.`,
      file: questionsFileOf(document),
      line: index + 1,
      column: 1,
      hint: meant ? `Write \`#${meant}\`.` : "Write the anchor of one of its headings.",
    });
  }
  return problems;
}
