import { decodePath } from "../../site/address.ts";
import type { NextQuestion } from "../answer.ts";
import { questionOf } from "../next-questions.ts";

const MAX_QUESTIONS = 3;

/** Site path of the page being read. */
export function pagePath(baseUrl: string): string {
  return decodePath(location.pathname.slice(baseUrl.length - 1)) || "/";
}

/** Questions that the current page answers, derived from its headings. */
export function pageQuestions(baseUrl: string, version: string): NextQuestion[] {
  const article = document.querySelector("#main article");
  const title = article?.querySelector("h1")?.textContent?.trim();
  if (!article || !title) return [];
  const path = pagePath(baseUrl);
  const questions: NextQuestion[] = [];
  for (const heading of article.querySelectorAll<HTMLElement>("h2[id]")) {
    const name = [...heading.childNodes]
      .filter((node) => !(node instanceof HTMLAnchorElement && node.hash === `#${heading.id}`))
      .map((node) => node.textContent)
      .join("")
      .trim();
    const text = questionOf(name);
    if (text === undefined) continue;
    questions.push({
      text,
      source: { path, anchor: heading.id, title, context: "", headings: [name], version },
    });
    if (questions.length >= MAX_QUESTIONS) break;
  }
  return questions;
}
