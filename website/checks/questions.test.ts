import { expect, it } from "vitest";
import { siteDocuments } from "./documents.ts";

/** What each document asks, in comments that no page shows. */
async function asked(): Promise<{ file: string; questions: string[] }[]> {
  return (await siteDocuments()).map(({ file, markdown }) => ({
    file,
    questions: [...markdown.matchAll(/<!-- questions:\n(.*?)-->/gs)].flatMap(([, lines]) =>
      lines!
        .split("\n")
        .map((line) => line.replace(/^\s*-?\s*/, "").trim())
        .filter(Boolean),
    ),
  }));
}

it("asks nothing twice on a page, and in few words", async () => {
  const documents = await asked();
  const twice = documents.flatMap(({ file, questions }) =>
    questions
      .map((question) => question.toLowerCase())
      .filter((question, index, all) => all.indexOf(question) < index)
      .map((question) => `${file}: ${question}`),
  );
  const long = documents.flatMap(({ questions }) => questions.filter((question) => question.length > 110));
  expect({ twice, long }).toEqual({ twice: [], long: [] });
}, 120_000);
