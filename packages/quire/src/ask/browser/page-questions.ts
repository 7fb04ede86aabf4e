import { decodePath } from "../../site/address.ts";
import type { AnswerSource, NextQuestion } from "../answer.ts";
import { questionOf } from "../next-questions.ts";

const MAX_QUESTIONS = 3;

/** The introduction of the page being read. */
export function pageRead(baseUrl: string): AnswerSource {
  const path = decodePath(location.pathname.slice(baseUrl.length - 1)) || "/";
  const title = document.querySelector("#main h1")?.textContent?.trim() ?? "";
  return { path, anchor: "", title, context: "", headings: [] };
}

/** Questions that the current page answers, derived from its headings. */
export function pageQuestions(baseUrl: string): NextQuestion[] {
  const article = document.querySelector("#main article");
  const page = pageRead(baseUrl);
  if (!article || !page.title) return [];
  const questions: NextQuestion[] = [];
  for (const heading of article.querySelectorAll<HTMLElement>("h2[id]")) {
    const name = heading.textContent.trim();
    const text = questionOf(name);
    if (text === undefined) continue;
    questions.push({
      text,
      source: { ...page, anchor: heading.id, headings: [name] },
    });
    if (questions.length >= MAX_QUESTIONS) break;
  }
  return questions;
}
