import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../reference/list-files.ts";
import { versions } from "../reference/versions.ts";
import { siteDir, siteDocuments } from "./documents.ts";

/** What each document asks: in comments that no page shows, or in a file beside it. */
async function asked(): Promise<{ file: string; questions: string[] }[]> {
  const documents = (await siteDocuments()).map(({ file, markdown }) => ({
    file,
    questions: [...markdown.matchAll(/<!-- questions:\n(.*?)-->/gs)].flatMap(([, lines]) =>
      questionsIn(lines!).map((line) => line.replace(/^- /, "")),
    ),
  }));
  const files = [...versions.map(({ docs }) => docs), "learn"].flatMap((folder) =>
    listFiles(path.join(siteDir, folder), /\.questions\.txt$/).map((name) => `${folder}/${name}`),
  );
  const written = files.map((file) => ({
    file,
    questions: questionsIn(readFileSync(path.join(siteDir, file), "utf8")),
  }));
  expect(written.flatMap(({ questions }) => questions).length).toBeGreaterThan(10_000);
  return [...documents, ...written];
}

/** The questions in a text that has one on each line, without anchors of sections. */
function questionsIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !/^#\S+$/.test(line));
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
